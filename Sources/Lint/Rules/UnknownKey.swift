import Chronology
public import Diagnostics
import Languages
import Outline
import Reading
import SourceText

/// `unknown-key`: a word before a colon, in a group of fields, that is no key.
public enum UnknownKey: Rule {
  public static let name = "unknown-key"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let inFields = file.readingProblems { $0 == .unknownKey ? true : nil }
    let alone = file.problems { kind -> (valueRange: Range<Int>, places: Place)? in
      if case .nearField(let value, let places) = kind { (value, places) } else { nil }
    }
    guard !inFields.isEmpty || !alone.isEmpty else { return }
    let index = file.headlines
    let fields = file.newFields(index)
    let unknown = unknownFields(at: inFields.map(\.range), index)
    for (_, range) in inFields {
      if let entry = index[range.lowerBound], let field = unknown[range] {
        check(field, entry, fields, in: file, &findings)
      } else {
        add(range, nearest: nil, isFixed: false, in: file, &findings)
      }
    }
    for (group, range) in alone {
      if places(group.places), let words = dependence(range, group.valueRange, in: file) {
        let brackets = range.lowerBound - 1..<group.valueRange.upperBound + 1
        let fix = file.fix(UnknownKeyMessage.writeAmongWords(words), isSafe: false, TextEdit(replacing: brackets, with: words))
        add(range, .noTaskWaits(words), fix, in: file, &findings)
        continue
      }
      if places(group.places), let tag = tag(range, group.valueRange, in: file) {
        let brackets = range.lowerBound - 1..<group.valueRange.upperBound + 1
        let fix = file.fix(CommonMessage.write(tag), isSafe: false, TextEdit(replacing: brackets, with: tag))
        add(range, .writeTag(tag), fix, in: file, &findings)
        continue
      }
      guard let nearest = nearest(to: range, with: group.valueRange, in: group.places, file) else { continue }
      let draft = NewFields.Draft(key: FieldKey(word: nearest), value: file.text(group.valueRange))
      let isFixed = index[range.lowerBound].map { fields.accept([draft], at: range, in: $0) } ?? false
      add(range, nearest: nearest, isFixed: isFixed, in: file, &findings)
    }
  }

  private static func places(_ places: Place) -> Bool {
    !places.isDisjoint(with: [.task, .box, .plannedTask, .stackedTask])
  }

  /// `after tiling` of `(after: tiling)`: that a task waits for another is said in its words.
  private static func dependence(_ nameRange: Range<Int>, _ valueRange: Range<Int>, in file: LintedFile) -> String? {
    let words = ["after", "needs", "depends", "dependson", "blocked-by", "blockedby"]
    guard words.contains(file.text(nameRange).lowercased()), nameRange.lowerBound > 0,
      valueRange.upperBound < file.source.bytes.count,
      file.source.bytes[nameRange.lowerBound - 1] == UInt8(ascii: "("),
      file.source.bytes[valueRange.upperBound] == UInt8(ascii: ")")
    else { return nil }
    return "\(file.text(nameRange)) \(file.text(valueRange))"
  }

  /// `#home` of `(tag: home)`
  private static func tag(_ nameRange: Range<Int>, _ valueRange: Range<Int>, in file: LintedFile) -> String? {
    let words = file.text(valueRange)
    guard ["tag", "tags"].contains(file.text(nameRange).lowercased()), nameRange.lowerBound > 0,
      file.source.bytes[nameRange.lowerBound - 1] == UInt8(ascii: "("),
      valueRange.upperBound < file.source.bytes.count, file.source.bytes[valueRange.upperBound] == UInt8(ascii: ")"),
      case let name = words.hasPrefix("#") ? words.dropFirst() : words[...], name.first?.isLetter == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "-_/".contains($0) })
    else { return nil }
    return "#\(name)"
  }

  /// The fields whose keys stand at some ranges, by these.
  private static func unknownFields(at ranges: [Range<Int>], _ index: HeadlineIndex) -> [Range<Int>: Field] {
    var fields: [Range<Int>: Field] = [:]
    var lastRange: Range<Int>?
    for case let headline? in ranges.map({ index[$0.lowerBound]?.headline }) where headline.range != lastRange {
      lastRange = headline.range
      for field in headline.fields where field.key == nil { fields[field.nameRange] = field }
    }
    return fields
  }

  private static func add(
    _ range: Range<Int>,
    _ advice: UnknownKeyMessage,
    _ fix: Fix?,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    findings.add(at: range, UnknownKeyMessage.isNoKey(file.excerpt(range)), help: advice, fix: fix)
  }

  private static func add(
    _ range: Range<Int>,
    nearest: String?,
    isFixed: Bool,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    guard let nearest else { return add(range, .moveOut, nil, in: file, &findings) }
    let rename = file.fix(CommonMessage.write(nearest), isSafe: false, TextEdit(replacing: range, with: nearest))
    findings.add(
      at: range,
      UnknownKeyMessage.isNoKey(file.excerpt(range)),
      help: CommonMessage.didYouMean(nearest),
      fix: isFixed ? rename : nil
    )
  }

  /// A key beside others: the nearest of those that would be read there, else of all that the place has.
  private static func check(
    _ field: Field,
    _ entry: HeadlineIndex.Entry,
    _ fields: NewFields,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    let word = file.text(field.nameRange)
    if word.lowercased() == "last", let date = CivilDate(spelled: file.document.value(of: field)) {
      let fix = logging(date, insteadOf: field, entry, in: file)
      return add(field.nameRange, .writeEntry("- \(date)"), fix, in: file, &findings)
    }
    // How long something takes is said by no key, and `est` is near to one by chance.
    let elsewhere = KeySynonym.meaningElsewhere(of: word)
    let near =
      wordsForLengths.contains(word.lowercased())
      ? []
      : FieldKey.allCases.filter { key in
        (nearestWord(to: word, in: [key.rawValue]) != nil || key == elsewhere)
          && KeyTable.row(for: key, in: entry.headline.places) != nil
      }
    let value = near.isEmpty ? "" : file.document.value(of: field)
    let fitting = near.filter { fields.accept([NewFields.Draft(key: $0, value: value)], at: field.nameRange, in: entry) }
    let nearest =
      nearestWord(to: word, in: fitting.map(\.rawValue)) ?? fitting.first { $0 == elsewhere }?.rawValue
    if near.isEmpty {
      let text = "\(word): \(file.document.value(of: field))"
      let out = FieldOut(field, as: text, of: entry, in: file)
      let advice = out.map { UnknownKeyMessage.sayAmongWords($0.written) } ?? .moveOut
      return add(field.nameRange, advice, out?.fix, in: file, &findings)
    }
    add(
      field.nameRange,
      nearest: nearest ?? nearestWord(to: word, in: near.map(\.rawValue)) ?? near.first?.rawValue,
      isFixed: nearest != nil,
      in: file,
      &findings
    )
  }

  private static let wordsForLengths: Set<String> = [
    "est", "estimate", "effort", "duration", "length", "takes", "dauer", "aufwand", "durée", "duración",
  ]

  /// Makes an entry of the log of a day that a field says, of an item of one line.
  private static func logging(
    _ date: CivilDate,
    insteadOf field: Field,
    _ entry: HeadlineIndex.Entry,
    in file: LintedFile
  ) -> Fix? {
    let bytes = file.source.bytes
    guard let number = entry.item, case let item = file.document.items[number], item.lines.count == 1,
      LogReader.hasStates(item, in: file.document), date <= file.context.today,
      let group = item.headline.groups.first(where: { $0.spelling == .plain && $0.range.contains(field.nameRange.lowerBound) }),
      let comma = bytes[group.range.lowerBound..<field.nameRange.lowerBound].lastIndex(of: UInt8(ascii: ",")),
      let column = LostEntry(file: file).column(of: item)
    else { return nil }
    let line = file.source.contentRange(ofLine: item.lines.lowerBound)
    let below = file.source.lineEnding + String(repeating: " ", count: column) + "- \(date)"
    let cut = comma..<field.valueRange.upperBound + (field.isQuoted ? 1 : 0)
    let edits = [TextEdit(deleting: cut), TextEdit(insertingAt: line.upperBound, below)]
    return file.fix(UnknownKeyMessage.writeBelow("- \(date)"), isSafe: false, edits)
  }

  /// The nearest key of a group that has no other: of those that lead there and could have its value, but do not take any.
  private static func nearest(
    to range: Range<Int>,
    with valueRange: Range<Int>,
    in places: Place,
    _ file: LintedFile
  ) -> String? {
    let keys = KeyTable.rows.filter { row in
      guard !row.leading.isDisjoint(with: places), row.value != .text, row.value != .icon,
        case .success = FieldValue.read(file.text(valueRange), as: row.value)
      else { return false }
      return true
    }
    return nearestWord(to: file.text(range), in: keys.map(\.key.rawValue))
  }

  public static let example = RuleExample(
    found: "- [ ] Book room (due: 2026-12-01, priorty: high)",
    instead: "- [ ] Book room (due: 2026-12-01, priority: high)"
  )
}

/// What `unknown-key` says.
enum UnknownKeyMessage: Message {
  /// `“priorty” is not a key`
  case isNoKey(String)
  /// What to do with a word that is near to no key.
  case moveOut
  /// The same, with the words of the item as they are then.
  case sayAmongWords(String)
  /// That a task waits for another is said in its words: `after tiling`.
  case noTaskWaits(String)
  /// Where a tag stands: `#home`.
  case writeTag(String)
  /// When something was done last is an entry of its log: `- 2026-11-20`.
  case writeEntry(String)
  /// `Write “after tiling” among the words`
  case writeAmongWords(String)
  /// `Write “- 2026-11-20” below it`
  case writeBelow(String)
}
