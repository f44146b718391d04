import Outline
import Planner

/// Words of an item that its file has with other bytes, which are certain to read the same: to look at them takes a small part
/// of what it takes to read them a second time.
enum ProvenWords {
  /// Whether a line reads as the words from which its item was read.
  ///
  /// - Parameters:
  ///   - written: the words of an item as they are written in the plainest way.
  ///   - original: those of the file.
  static func reads(
    _ written: ArraySlice<UInt8>,
    asDo original: ArraySlice<UInt8>,
    of item: PlanItem,
    in place: ItemPlace
  ) -> Bool {
    let (line, words) = (Array(written), Array(original))
    return hasSameFields(line, as: words, of: item) || isUnbroken(line, words, of: item, in: place)
  }

  // MARK: Fields in another order

  private struct Part {
    var key: FieldKey
    var valueRange: Range<Int>
  }

  /// Whether all that differs is the order of the fields of one group at the end. What a field means does not depend on those
  /// before it, where each key is there once and none is only kept.
  private static func hasSameFields(_ line: [UInt8], as words: [UInt8], of item: PlanItem) -> Bool {
    guard line.count == words.count, item.otherFields.isEmpty, line.last == UInt8(ascii: ")"), words.last == line.last,
      let bracket = line.lastIndex(of: UInt8(ascii: "(")), bracket > 0, line[bracket - 1] == 0x20,
      line[...bracket].elementsEqual(words[...bracket])
    else { return false }
    let innerRange = bracket + 1..<line.count - 1
    guard let wanted = parts(of: line, in: innerRange), let read = parts(of: words, in: innerRange),
      wanted.count == read.count
    else { return false }
    return wanted.allSatisfy { part in
      read.contains { $0.key == part.key && words[$0.valueRange].elementsEqual(line[part.valueRange]) }
    }
  }

  /// The fields of a group whose values are nothing but plain signs; nil where it has anything else, or a key twice.
  private static func parts(of bytes: [UInt8], in innerRange: Range<Int>) -> [Part]? {
    var parts: [Part] = []
    let isPlain = FieldGroup.forEachField(in: innerRange, of: bytes) { key, _, valueRange in
      guard isPlainValue(bytes[valueRange]), !parts.contains(where: { $0.key == key }) else { return false }
      parts.append(Part(key: key, valueRange: valueRange))
      return true
    }
    return isPlain ? parts : nil
  }

  /// Whether a value begins and ends with no space, and no sign of it could be of a quote, a bracket or another key.
  private static func isPlainValue(_ value: ArraySlice<UInt8>) -> Bool {
    guard value.first != 0x20, value.last != 0x20 else { return false }
    var before: UInt8 = 0
    for byte in value {
      switch byte {
      case 0x20, UInt8(ascii: "+"), UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        break
      // That of a time. Behind letters it would end a key.
      case UInt8(ascii: ":") where (0x30...0x39).contains(before): break
      default: return false
      }
      before = byte
    }
    return true
  }

  // MARK: Words on several lines

  /// Whether all that differs is that plain words after a box are on several lines in the file. They have no field, no tag and
  /// no value, and begin with a letter, so neither with an icon nor with a time or date.
  private static func isUnbroken(_ line: [UInt8], _ words: [UInt8], of item: PlanItem, in place: ItemPlace) -> Bool {
    guard item.type == .task || item.type == .checkbox, !place.readsDates, line.count > 4, line[0] == UInt8(ascii: "["),
      line[2] == UInt8(ascii: "]"), line[3] == 0x20, isPlain(line[4...])
    else { return false }
    var place = 0
    for byte in line {
      guard place < words.count else { return false }
      if byte == words[place] {
        place += 1
      } else {
        guard byte == 0x20, words[place] == 0x0A else { return false }
        place += 1
        while place < words.count, words[place] == 0x20 { place += 1 }
      }
    }
    return place == words.count
  }

  // MARK: Notes

  /// Whether a note is certain to be a paragraph of one line wherever it stands, and to read as it is.
  static func isPlainNote(_ note: String) -> Bool {
    var note = note
    return note.withUTF8 { isPlain($0) }
  }

  /// Whether some words begin with a letter and have no sign of syntax, and no space but single ones between them.
  private static func isPlain(_ words: some BidirectionalCollection<UInt8>) -> Bool {
    guard let first = words.first, words.last != 0x20, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20) else {
      return false
    }
    var before: UInt8 = 0
    for byte in words {
      switch byte {
      case 0x20 where before == 0x20: return false
      case 0x20, UInt8(ascii: "!"), UInt8(ascii: "'"), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...0xBF, 0xC3...0xDF:
        break
      default: return false
      }
      before = byte
    }
    return true
  }
}
