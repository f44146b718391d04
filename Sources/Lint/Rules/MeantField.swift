import Chronology
public import Diagnostics
import Editing
import Languages
import Outline
import Reading
import SourceText

/// `meant-field`: words in brackets that were most likely meant as a field.
public enum MeantField: Rule {
  public static let name = "meant-field"
  public static let severity = Severity.warning
  public static let looksAtForeignLines = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let rounds = file.ranges(of: .meantField)
    let others = file.ranges(of: .otherBrackets)
    let alone = file.problems { kind -> FieldKey? in if case .fieldAlone(let key) = kind { key } else { nil } }
    guard !rounds.isEmpty || !others.isEmpty || !alone.isEmpty else { return }
    let index = file.headlines
    let fields = file.newFields(index)
    for (key, range) in alone where KeyPlaces.has(key, in: file.document.kind) && !file.isInForeignLine(range) {
      let value = value(of: key, in: range, file)
      let field = FieldAlone(key, value, in: range, index, fields, of: file)
      let advice = field?.advice ?? FieldAlone.advice(without: key, value, in: range, index, of: file)
      findings.add(at: range, MeantFieldMessage.isReadAsWords(file.excerpt(range)), help: advice, fix: field?.fix)
    }
    for range in rounds where !file.isInForeignLine(range) {
      guard let entry = index[range.lowerBound], let brackets = RoundBrackets(range, entry, fields, in: file), brackets.isField
      else { continue }
      let problem = MeantFieldMessage.isReadAsWords(file.excerpt(range))
      findings.add(at: range, problem, help: brackets.advice, fixes: brackets.fixes)
    }
    for range in others where !file.isInForeignLine(range) {
      if let entry = index[range.lowerBound] { checkBrackets(range, entry, fields, in: file, &findings) }
    }
  }

  /// What stands behind the colon of a field that is a line of its own.
  private static func value(of key: FieldKey, in range: Range<Int>, _ file: LintedFile) -> String {
    let text = text(behindSignIn: range, file)
    guard KeyTable.rows.contains(where: { $0.key == key && $0.value == .date }), CivilDate(spelled: text) == nil else {
      return text
    }
    return DateMeant(text, today: file.dayOfWords, for: key)?.dates.first?.description ?? text
  }

  private static func text(behindSignIn range: Range<Int>, _ file: LintedFile) -> String {
    let sign = range.first { file.source.bytes[$0] == UInt8(ascii: ":") || file.source.bytes[$0] == UInt8(ascii: "=") }
    return file.text((sign.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound)
  }

  /// Fields in square brackets or braces.
  private static func checkBrackets(
    _ range: Range<Int>,
    _ entry: HeadlineIndex.Entry,
    _ fields: NewFields,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    let inner = range.lowerBound + 1..<range.upperBound - 1
    guard let meant = file.document.meantFields(between: inner), meant.contains(where: { reads($0, entry, in: file) }) else {
      return
    }
    let drafts = meant.map { NewFields.Draft(key: $0.key, value: file.document.value(of: $0)) }
    let isAccepted = fields.accept(drafts, at: range, in: entry)
    let group = "(" + file.text(inner) + ")"
    let cut = HeadlineEdit.withSigns(round: range, of: entry.headline, in: file.source)
    var edits: [TextEdit] = []
    if isAccepted, cut == range, range.upperBound == entry.headline.textRange.upperBound {
      edits = [TextEdit(replacing: range, with: group)]
    } else if isAccepted, let end = HeadlineEdit.end(of: entry.headline, in: file.source),
      HeadlineEdit.canTakeOut(cut, of: entry.headline, in: file.source)
    {
      edits = HeadlineEdit.move(cut, as: group, to: end, in: file.source)
    }
    findings.add(
      at: range,
      MeantFieldMessage.isReadAsWords(file.excerpt(range)),
      help: MeantFieldMessage.writeRoundBrackets,
      fix: edits.isEmpty ? nil : file.fix(MeantFieldMessage.writeWhereRead(group), isSafe: true, edits)
    )
  }

  /// Whether the place has a key, and the key could have its value, or a date was meant.
  private static func reads(_ field: Field, _ entry: HeadlineIndex.Entry, in file: LintedFile) -> Bool {
    guard let key = field.key, let row = KeyTable.row(for: key, in: entry.headline.places),
      !row.leading.isDisjoint(with: entry.headline.places)
    else { return false }
    let value = file.document.value(of: field)
    if case .success = FieldValue.read(value, as: row.value) { return true }
    return row.value == .date && DateMeant(value, today: file.dayOfWords, for: key) != nil
  }

  public static let example = RuleExample(
    found: "- [ ] Pay the rent (due tomorrow)",
    instead: "- [ ] Pay the rent (due: 2026-11-21)"
  )
}

/// What `meant-field` says, besides what to write for round brackets (`RoundBracketsMessage`, `WhenAdviceMessage`).
enum MeantFieldMessage: Message {
  case isReadAsWords(String)
  case writeRoundBrackets
  /// `Write “(due: 2026-12-31)” where fields are read`
  case writeWhereRead(String)
}
