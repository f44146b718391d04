public import Diagnostics
import Languages
import Outline
import Reading
import SourceText

/// `unread-part`: a word among fields that is no field.
public enum UnreadPart: Rule {
  public static let name = "unread-part"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.problems { kind -> Range<Int>? in
      if case .unreadPart(let group) = kind { group } else { nil }
    }
    guard !problems.isEmpty else { return }
    let index = file.headlines
    let fields = file.newFields(index)
    for (group, part) in problems {
      let entry = index[part.lowerBound].flatMap { fields.isCrowded($0.headline) ? nil : $0 }
      let others = part == group || entry == nil ? nil : self.others(in: group, after: part, in: file)
      let meant = entry.flatMap { draft(meantBy: file.text(part), beside: others ?? [], in: $0) }
      var fixes: [Fix] = []
      if let entry, let meant, let others, endsHeadline(group, entry.headline, in: file.source),
        fields.accept([meant] + others, at: part, in: entry)
      {
        fixes = [file.fix(CommonMessage.write(text(meant)), isSafe: true, TextEdit(replacing: part, with: text(meant)))]
      }
      findings.add(
        at: part,
        part == group ? UnreadPartMessage.beginsWithComma(file.excerpt(group)) : .hasNoKey(file.excerpt(part)),
        help: meant.map { UnreadPartMessage.write(text($0)) } ?? (part == group ? .deleteComma : .writeKey),
        fixes: fixes
      )
    }
  }

  private static func text(_ draft: NewFields.Draft) -> String { "\(draft.key?.rawValue ?? ""): \(draft.value)" }

  /// The fields of a group after its first part, which is none.
  private static func others(in groupRange: Range<Int>, after partRange: Range<Int>, in file: LintedFile) -> [NewFields.Draft]?
  {
    guard let comma = file.source.bytes[partRange.upperBound..<groupRange.upperBound].firstIndex(of: UInt8(ascii: ",")) else {
      return nil
    }
    return file.document.meantFields(between: comma + 1..<groupRange.upperBound - 1)?.map { field in
      NewFields.Draft(key: field.key, value: file.document.value(of: field))
    }
  }

  /// The field that a word can only mean, because only one key that is read here, and goes with the others, has such a value.
  private static func draft(
    meantBy word: String,
    beside others: [NewFields.Draft],
    in entry: HeadlineIndex.Entry
  ) -> NewFields.Draft? {
    // A number is read as a priority, and may be anything.
    guard word.first?.isNumber != true else { return nil }
    let places = entry.headline.places
    let keys = entry.keys.union(others.compactMap(\.key))
    let found = KeyTable.rows.compactMap { row -> NewFields.Draft? in
      guard !row.leading.isDisjoint(with: places), isClosed(row.value), !keys.contains(row.key),
        NewFields.areCompatible(keys.union([row.key]), in: places),
        case .success(let value) = FieldValue.read(word, as: row.value)
      else { return nil }
      return NewFields.Draft(key: row.key, value: value.description)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a type has only a few words.
  private static func isClosed(_ type: ValueType) -> Bool {
    switch type {
    case .priority, .extreme, .direction, .moments, .theme, .color: true
    default: false
    }
  }

  /// Whether only tags and ids follow a group on its line.
  private static func endsHeadline(_ groupRange: Range<Int>, _ headline: Headline, in source: SourceText) -> Bool {
    guard groupRange.upperBound <= headline.range.upperBound else { return false }
    let line = source.contentRange(ofLine: source.line(at: groupRange.upperBound - 1))
    let rest = source.string(in: groupRange.upperBound..<max(groupRange.upperBound, line.upperBound))
    return rest.split(separator: " ").allSatisfy { $0.count > 1 && ($0.hasPrefix("#") || $0.hasPrefix("^")) }
  }

  public static let example = RuleExample(
    found: "- [ ] Print (high, due: 2026-12-03)",
    instead: "- [ ] Print (priority: high, due: 2026-12-03)"
  )
}

/// What `unread-part` says.
enum UnreadPartMessage: Message {
  /// A group of fields.
  case beginsWithComma(String)
  case hasNoKey(String)
  case write(String)
  case deleteComma
  case writeKey
}
