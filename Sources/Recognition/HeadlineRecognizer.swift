import Chronology
import Outline
import Reading
import SourceText

/// Reads headlines from their bytes: those of words alone, and of words with an emoji before them or one plain group of fields behind
/// them, without the reader of headlines, which any other is handed to.
struct HeadlineRecognizer {
  private let bytes: [UInt8]
  private let source: SourceText
  private let kind: DocumentKind

  init(_ source: SourceText, in kind: DocumentKind) {
    (self.source, self.kind) = (source, kind)
    bytes = source.bytes
  }

  /// The words of an item behind its box and its time, with what stands round them.
  struct Words {
    var headline = Headline(range: 0..<0, text: 0..<0, places: [])
    var classes: ByteClasses = []
    /// That of the fields of the headline before it.
    var room = Headline.Room()
  }

  /// Reads what stands behind the box and the anchor of a headline; false where the reader of headlines may find more than an icon,
  /// words and one group of fields that read.
  ///
  /// - Parameters:
  ///   - start: where the headline begins.
  ///   - range: from behind box and anchor to the end of the paragraph.
  ///   - words: takes what is read. It is large, and this is asked of each item.
  func read(_ range: Range<Int>, from start: Int, places: Place, into words: inout Words) -> Bool {
    var offset = range.lowerBound
    var iconRange: Range<Int>?
    if offset < range.upperBound, bytes[offset] >= 0xE2 {
      guard let end = Emoji.end(in: bytes, at: offset, end: range.upperBound) else { return false }
      iconRange = offset..<end
      offset = Spaces.skip(in: bytes, from: end, end: range.upperBound)
    }
    words.headline.leave(&words.room)
    words.headline = Headline(range: start..<range.upperBound, text: offset..<range.upperBound, places: places)
    words.headline.iconRange = iconRange
    let hasGroup = range.upperBound > offset && bytes[range.upperBound - 1] == UInt8(ascii: ")")
    if hasGroup {
      guard let bracket = bytes[offset..<range.upperBound].lastIndex(of: UInt8(ascii: "(")), bracket > offset + 1,
        bytes[bracket - 1] == 0x20, add(bracket..<range.upperBound, to: &words)
      else { return false }
      words.headline.textRange = Spaces.trimmed(offset..<bracket, in: bytes)
      guard !words.headline.textRange.isEmpty else { return false }
    }
    words.classes = ByteClasses.of(words.headline.textRange, in: bytes)
    guard words.classes.isDisjoint(with: [.other, .tag, .wide]) else { return false }
    guard words.classes.contains(.sign) else { return true }
    return !hasGroup && haveOnlyPlainSigns(words.headline.textRange)
  }

  /// Whether each sign among some words is a colon before a space, and not behind a key, or sets off letters: `` `words` ``,
  /// `[[Words]]`.
  private func haveOnlyPlainSigns(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard ByteClasses.of(offset..<offset + 1, in: bytes).contains(.sign) else {
        offset += 1
        continue
      }
      if isPlainColon(at: offset, in: range) {
        offset += 1
      } else if let end = endOfSetOff(at: offset, in: range) {
        offset = end
      } else {
        return false
      }
    }
    return true
  }

  private func isPlainColon(at offset: Int, in range: Range<Int>) -> Bool {
    guard bytes[offset] == UInt8(ascii: ":"), offset + 2 < range.upperBound, bytes[offset + 1] == 0x20 else { return false }
    var start = offset
    while start > range.lowerBound, bytes[start - 1].isLetter { start -= 1 }
    return start < offset && FieldKey(word: start..<offset, in: bytes) == nil
  }

  /// Where code or a link by name ends that begins at an offset, behind a space, has letters and spaces alone, and no sign behind it.
  private func endOfSetOff(at offset: Int, in range: Range<Int>) -> Int? {
    let isCode = bytes[offset] == UInt8(ascii: "`")
    guard isCode || bytes.holds("[[", at: offset, before: range.upperBound),
      offset > range.lowerBound, bytes[offset - 1] == 0x20
    else { return nil }
    let start = offset + (isCode ? 1 : 2)
    let stop = range[start...].first { !bytes[$0].isLetter && bytes[$0] != 0x20 } ?? range.upperBound
    guard stop > start, bytes[start] != 0x20, bytes[stop - 1] != 0x20,
      bytes.holds(isCode ? "`" : "]]", at: stop, before: range.upperBound)
    else { return nil }
    let end = stop + (isCode ? 1 : 2)
    return end == range.upperBound || !ByteClasses.of(end..<end + 1, in: bytes).contains(.sign) ? end : nil
  }

  // MARK: Other headlines

  /// Reads a headline as the whole way does; nil where that finds a problem, or what no recognizer looks at: tags, an id, fields
  /// among the words.
  ///
  /// - Parameters:
  ///   - range: the paragraph.
  ///   - surroundings: what stands above the item.
  func readWhole(_ range: Range<Int>, in surroundings: ItemSurroundings, depth: Int) -> Words? {
    var reader = HeadlineReader(bytes: bytes, grammar: surroundings.grammar(in: kind, depth: depth))
    let headline = reader.read(range)
    guard reader.problems.isEmpty, headline.tagRanges.isEmpty, headline.idRange == nil, headline.cutRanges.isEmpty,
      fieldsRead(headline)
    else { return nil }
    let classes = ByteClasses.of(headline.textRange, in: bytes)
    // A box that ends the words was meant.
    let last = bytes[headline.textRange].suffix(3)
    guard classes.isDisjoint(with: [.other, .tag]), last.first != UInt8(ascii: "[") else { return nil }
    return Words(headline: headline, classes: classes)
  }

  /// Reads an item of a page as the whole way does; nil where that finds a problem, or another end of the words or another id. Whether
  /// the values of the fields read, is not asked.
  func read(_ range: Range<Int>, endingIn end: ItemEnd) -> Headline? {
    var reader = HeadlineReader(bytes: bytes, grammar: ItemSurroundings().grammar(in: kind, depth: 0))
    let headline = reader.read(range)
    guard reader.problems.isEmpty, headline.cutRanges.isEmpty, headline.range == range, headline.idRange == end.idRange,
      !headline.groups.isEmpty, headline.textRange.upperBound == end.wordsRange.upperBound
    else { return nil }
    return headline
  }

  private static let emptyOutline = Document(reading: SourceText([]))

  private func fieldsRead(_ headline: Headline) -> Bool {
    guard !headline.fields.isEmpty else { return true }
    guard headline.field(.icon) == nil, headline.field(.every) == nil else { return false }
    // Of its bytes the fields are read.
    var document = HeadlineRecognizer.emptyOutline
    (document.source, document.kind) = (source, kind)
    return FieldReader.read(headline, in: document).problems.isEmpty
  }

  // MARK: Fields

  /// Adds `(key: value, key: value)`, if each key is read in the places of the headline and has a value of a few plain words.
  private func add(_ groupRange: Range<Int>, to words: inout Words) -> Bool {
    var fields = words.room.takeFields()
    let places = words.headline.places
    // Where a field names the icon, an emoji is a word.
    let hasEmoji = words.headline.iconRange != nil
    let areRead = FieldGroup.forEachField(in: groupRange.dropFirst().dropLast(), of: bytes) { key, nameRange, valueRange in
      guard !(key == .icon && hasEmoji), reads(key, valueRange, in: places), !fields.contains(where: { $0.key == key }) else {
        return false
      }
      fields.append(Field(key: key, nameRange: nameRange, valueRange: valueRange, isQuoted: false))
      return true
    }
    guard areRead else { return false }
    let group = FieldGroup(range: groupRange, spelling: .plain, fieldIndexes: 0..<fields.count)
    words.headline.setOnly(group, of: fields, in: &words.room)
    return true
  }

  private func isDay(_ range: Range<Int>) -> Bool {
    CivilDate.scan(bytes, at: range.lowerBound, end: range.upperBound)?.end == range.upperBound
  }

  /// Whether a key opens a group in some places, and has a value that reads.
  private func reads(_ key: FieldKey, _ valueRange: Range<Int>, in places: Place) -> Bool {
    guard key.leaders.isEmpty, key != .every, let row = KeyTable.row(for: key, in: places),
      !row.leading.isDisjoint(with: places), PlainFields.isPlain(valueRange, of: key, in: bytes)
    else { return false }
    // Any words are a text, as the names of projects are. A day is told from the bytes.
    if row.value == .text || row.value == .date && isDay(valueRange) { return true }
    if case .success = FieldValue.read(source.string(in: valueRange), as: row.value) { return true }
    return false
  }
}
