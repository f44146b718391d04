import Chronology
public import Diagnostics
import Editing
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
    let index = HeadlineIndex(file.document)
    let fields = NewFields(in: file, index)
    for (key, range) in alone where KeyPlaces.has(key, in: file.document.kind) && !isInForeignLine(range, in: file) {
      let value = value(of: key, in: range, file)
      let field = FieldAlone(key, value, in: range, index, fields, of: file)
      let help = field?.help ?? FieldAlone.help(without: key, "\(key.rawValue): \(value)", in: file.document.kind)
      findings.add(at: range, message(file.quote(range)), help: help, fix: field?.fix)
    }
    for range in rounds where !isInForeignLine(range, in: file) {
      if let entry = index[range.lowerBound] { check(range, entry, fields, in: file, &findings) }
    }
    for range in others where !isInForeignLine(range, in: file) {
      if let entry = index[range.lowerBound] { checkBrackets(range, entry, fields, in: file, &findings) }
    }
  }

  /// What stands behind the colon of a field that is a line of its own.
  private static func value(of key: FieldKey, in range: Range<Int>, _ file: LintedFile) -> String {
    let text = text(behindSignIn: range, file)
    guard KeyTable.rows.contains(where: { $0.key == key && $0.value == .date }), CivilDate(spelled: text) == nil else {
      return text
    }
    return DateMeant(text, today: file.context.today, for: key)?.dates.first?.description ?? text
  }

  private static func text(behindSignIn range: Range<Int>, _ file: LintedFile) -> String {
    let sign = range.first { file.source.bytes[$0] == UInt8(ascii: ":") || file.source.bytes[$0] == UInt8(ascii: "=") }
    return file.text((sign.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound)
  }

  /// Whether it stands in a line of another program, which is told of as a whole.
  private static func isInForeignLine(_ range: Range<Int>, in file: LintedFile) -> Bool {
    let next = file.foreignLines.partitioningIndex { $0.range.lowerBound > range.lowerBound }
    return next > 0 && file.foreignLines[next - 1].range.contains(range.lowerBound)
  }

  /// Words in round brackets.
  private static func check(
    _ range: Range<Int>,
    _ entry: HeadlineIndex.Entry,
    _ fields: NewFields,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    let words = file.text(range.dropFirst().dropLast())
    if entry.headline.box?.state == .open, entry.field(.due) == nil,
      let days = MeantDateRange(words, today: file.context.today, .ahead)
    {
      return check(days.days, at: range, entry, fields, in: file, &findings)
    }
    guard let meant = GroupMeant(words, of: entry, in: file), !meant.fields.contains(where: { entry.field($0.key) != nil })
    else {
      return
    }
    let isBest = meant.fields.contains(where: \.isBestByAnotherName)
    guard !isBest || hasNumber(entry, in: file) else { return }
    if meant.fields.count == 1, meant.fields[0].key == .goal,
      let counter = MeantCounter(at: range, of: entry.headline, in: file)
    {
      let fix = file.fix("Write “\(counter.written)”", isSafe: false, TextEdit(replacing: counter.range, with: counter.written))
      return findings.add(at: range, message(file.quote(range)), help: counterHelp(counter.written), fix: fix)
    }
    // `Win (goal: 3)`: a key that never leads here, alone.
    if words.contains(":"), meant.fields.count == 1, meant.fields[0].key == .goal, entry.headline.places.contains(.item) {
      return
    }
    if meant.fields.count == 1, meant.fields[0].key == .from, entry.headline.box != nil,
      KeyTable.leads(.due, in: entry.headline.places),
      !meant.fields[0].values.isEmpty, entry.field(.every) == nil, entry.field(.streak) == nil
    {
      return start(at: range, meant.fields[0], entry, in: file, &findings)
    }
    if let lost = meant.fields.first(where: { !isRead($0.key, beside: meant, in: entry) }) {
      guard let help = help(without: lost, in: entry, file) else { return }
      return findings.add(at: range, message(file.quote(range)), help: help)
    }
    // A date alone is when something is due as long as it is open.
    guard entry.headline.box?.state == .open || !meant.fields.contains(where: { $0.key == .due && !$0.isCertain }) else {
      return
    }
    let groups = meant.drafts.filter { drafts in
      (!drafts.contains { $0.key == .best } || hasNumber(entry, in: file)) && fields.accept(drafts, at: range, in: entry)
    }
    if groups.isEmpty, meant.fields.count == 1, meant.fields[0].key == .count, !hasNumber(entry, in: file) {
      return findings.add(at: range, message(file.quote(range)), help: countHelp)
    }
    findings.add(
      at: range,
      message(file.quote(range)),
      help: help(meant),
      fixes: groups.map { drafts in
        let group = text(drafts)
        return file.fix(
          "Write “\(group)”",
          isSafe: meant.isCertain && groups.count == 1,
          TextEdit(replacing: range, with: group)
        )
      }
    )
  }

  /// `(14 Dec - 18 Dec)` of a task, which has one day: the first stays among the words.
  private static func check(
    _ days: DateRange,
    at range: Range<Int>,
    _ entry: HeadlineIndex.Entry,
    _ fields: NewFields,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    let draft = NewFields.Draft(key: .due, value: days.last.description)
    guard KeyTable.leads(.due, in: entry.headline.places), fields.accept([draft], at: range, in: entry) else { return }
    let written = "from \(days.first) (due: \(days.last))"
    let fix = file.fix("Write “\(written)”", isSafe: false, TextEdit(replacing: range, with: written))
    findings.add(
      at: range,
      message(file.quote(range)),
      help: "a task has one day: write “\(written)” if it is to be done by then",
      fix: fix
    )
  }

  /// Whether a key leads in its place, or stands beside a key that does.
  private static func isRead(_ key: FieldKey, beside meant: GroupMeant, in entry: HeadlineIndex.Entry) -> Bool {
    let places = entry.headline.places
    guard let row = KeyTable.row(for: key, in: places) else { return false }
    return !row.leading.isDisjoint(with: places)
      || key.leaders.contains { leader in entry.field(leader) != nil || meant.fields.contains { $0.key == leader } }
  }

  /// What is said of a key that is not read; nil where the words are prose.
  private static func help(without field: FieldMeant, in entry: HeadlineIndex.Entry, _ file: LintedFile) -> String? {
    guard KeyTable.row(for: field.key, in: entry.headline.places) == nil else {
      // Beside no rule, only a task with a date from which it counts was meant.
      let isBound = field.key == .from || field.key == .until
      let isMeant = field.key == .goal || isBound && entry.headline.box != nil && !field.values.isEmpty
      return isMeant ? leaderHelp(field.key) : nil
    }
    // A line of a day may say in words what comes round, or who scored.
    let isProse = file.document.kind == .day && (field.key == .every || field.key == .goal)
    guard field.isNamed, !field.values.isEmpty, !isProse, keysOfElsewhere.contains(field.key) else { return nil }
    return "“\(field.key.rawValue)” is read \(KeyPlaces.words(for: field.key, in: file.document.kind))"
  }

  /// The keys that are no words of prose beside a value, wherever they stand.
  private static let keysOfElsewhere: Set<FieldKey> = [.streak, .goal, .best, .count, .notify, .due, .every]

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
      message(file.quote(range)),
      help: bracketsHelp,
      fix: edits.isEmpty ? nil : file.fix("Write “\(group)” where fields are read", isSafe: true, edits)
    )
  }

  /// Whether the place has a key, and the key could have its value, or a date was meant.
  private static func reads(_ field: Field, _ entry: HeadlineIndex.Entry, in file: LintedFile) -> Bool {
    guard let key = field.key, let row = KeyTable.row(for: key, in: entry.headline.places),
      !row.leading.isDisjoint(with: entry.headline.places)
    else { return false }
    let value = file.document.value(of: field)
    if case .success = FieldValue.read(value, as: row.value) { return true }
    return row.value == .date && DateMeant(value, today: file.context.today, for: key) != nil
  }

  /// A task has no first day.
  private static func start(
    at range: Range<Int>,
    _ field: FieldMeant,
    _ entry: HeadlineIndex.Entry,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    let words = field.values.count == 1 ? "starts \(field.values[0])" : nil
    let fix = words.map { file.fix("Write “\($0)” among the words", isSafe: false, TextEdit(replacing: range, with: $0)) }
    findings.add(at: range, message(file.quote(range)), help: startHelp(words), fix: fix)
  }

  private static func hasNumber(_ entry: HeadlineIndex.Entry, in file: LintedFile) -> Bool {
    file.text(entry.headline.textRange).split(separator: ": ").dropFirst().contains { $0.first?.isNumber == true }
  }

  public static let page = RulePage(
    summary: "Words in brackets that you probably meant as a field",
    explanation: """
      Finds brackets at the end of an item that say without a colon what a field says: `(due tomorrow)`, `(high)` on a task, \
      `(3x a week)`, `(every monday)`, `(streak)`; fields in braces or square brackets, `{due: 2026-12-31}`; and a field that is \
      a paragraph of its own. Only where the key is read and the words say a value that it can have.
      """,
    reason: "It looks like a field and is read as words: the task has no date, and does not recur.",
    example: "- [ ] Pay the rent (due tomorrow)",
    instead: "- [ ] Pay the rent (due: 2026-11-21)",
    fix: """
      Writes the field. Safe for fields in other brackets, and for a key with a value that can mean one thing \
      (`(due 31 Dec 2026)`). Unsafe for days that depend on today, for words without a key, and for a paragraph, which goes to \
      the item right above it.
      """
  )

  // MARK: Messages

  private static func message(_ words: String) -> String { "\(words) is read as words" }

  private static func text(_ drafts: [NewFields.Draft]) -> String {
    "(" + drafts.map { "\($0.key?.rawValue ?? ""): \($0.value)" }.joined(separator: ", ") + ")"
  }

  private static func help(_ meant: GroupMeant) -> String {
    if meant.fields.count == 1, meant.fields[0].key == .notify, meant.fields[0].values.isEmpty { return notifyHelp }
    guard case let groups = meant.drafts, !groups.isEmpty else {
      return "write “(" + meant.fields.map { "\($0.key.rawValue): …" }.joined(separator: ", ") + ")” if a field is meant"
    }
    return "write " + ValueMessage.list(groups.map { "“\(text($0))”" }) + " if a field is meant"
  }

  private static func startHelp(_ words: String?) -> String {
    "a task has no first day: write “due” for the day by which it is to be done"
      + (words.map { ", or “\($0)” among the words" } ?? "") + "; “from” is read beside “every”"
  }

  private static func leaderHelp(_ key: FieldKey) -> String {
    "“\(key.rawValue)” is read beside " + ValueMessage.list(key.leaders.map { "“\($0.rawValue)”" })
  }

  private static func counterHelp(_ written: String) -> String {
    "write “\(written)” if it is a counter; “goal” is read beside “streak”"
  }

  private static let notifyHelp =
    "write “(notify: start)”, or “end”, of what has a time; of a task “(due: 2026-12-31, notify: 09:00)”"

  private static let countHelp =
    "write the day, as “(until: 2026-12-31)”, or a colon and a number before the brackets, as “Pages left: 230 (count: down)”"

  private static let bracketsHelp = "write fields in round brackets at the end of the headline"
}
