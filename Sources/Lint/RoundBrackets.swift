import Chronology
import Diagnostics
import Editing
import Outline
import Planner
import Reading
import SourceText

/// What is said of round brackets behind the words of an item that are no group of fields: that a field was meant, or only that
/// they say when. Every place and kind of file goes through here (format, *Brackets that say when*).
struct RoundBrackets {
  /// Whether they say a field; else they only say when, and what they are to be is a guess.
  let isField: Bool
  let help: String
  let fixes: [Fix]

  init(isField: Bool = true, help: String, fixes: [Fix] = []) {
    (self.isField, self.help, self.fixes) = (isField, help, fixes)
  }

  /// Nil where they are prose.
  init?(_ range: Range<Int>, _ entry: HeadlineIndex.Entry, _ fields: NewFields, in file: LintedFile) {
    let reader = Reader(range: range, entry: entry, fields: fields, file: file)
    guard
      let found = reader.field()
        ?? WhenAdvice(range, entry, fields, in: file).map({ advice in
          RoundBrackets(isField: false, help: advice.help, fixes: [advice.fix].compactMap(\.self))
        })
    else { return nil }
    self = found
  }
}

/// Reads some brackets as a field.
private struct Reader {
  let range: Range<Int>
  let entry: HeadlineIndex.Entry
  let fields: NewFields
  let file: LintedFile

  private var headline: Headline { entry.headline }

  /// Nil where no field was meant, or none that could be written.
  func field() -> RoundBrackets? {
    let words = file.text(range.dropFirst().dropLast())
    if headline.box?.state == .open, entry.field(.due) == nil,
      let days = MeantDateRange(words, today: file.dayOfWords, .ahead)
    {
      return dueDays(days.days)
    }
    if let number = behindNumber(words) { return number }
    guard let meant = GroupMeant(words, of: entry, in: file), !meant.fields.contains(where: { entry.field($0.key) != nil })
    else {
      return nil
    }
    if let yearly = yearly(meant) { return yearly }
    let isBest = meant.fields.contains(where: \.isBestByAnotherName)
    guard !isBest || hasNumber else { return nil }
    if meant.fields.count == 1, let found = special(meant.fields[0], words) { return found }
    // `Win (goal: 3)`: a key that never leads here, alone.
    if words.contains(":"), meant.fields.count == 1, meant.fields[0].key == .goal, headline.places.contains(.item),
      ["goal", "target"].contains(words.prefix(while: \.isLetter).lowercased())
    {
      return nil
    }
    if let lost = meant.fields.first(where: { !isRead($0.key, beside: meant) }) {
      guard let help = help(without: lost) else { return nil }
      // Where it is read, and also what to write there.
      let advice = WhenAdvice(range, entry, fields, in: file)
      return RoundBrackets(help: advice?.help ?? help, fixes: [advice?.fix].compactMap(\.self))
    }
    // A date alone is when something is due as long as it is open.
    guard headline.box?.state == .open || !meant.fields.contains(where: { $0.key == .due && !$0.isCertain }) else {
      return nil
    }
    let (groups, hasStart) = acceptedGroups(meant)
    if groups.isEmpty, meant.fields.count == 1, meant.fields[0].key == .count, !hasNumber {
      return RoundBrackets(help: Self.countHelp)
    }
    let fixes = groups.map { drafts in
      let group = NewFields.Draft.group(drafts)
      return file.fix(
        "Write “\(group)”",
        isSafe: meant.isCertain && groups.count == 1 && !hasStart,
        TextEdit(replacing: range, with: group)
      )
    }
    return RoundBrackets(
      help: hasStart ? Self.startOfRuleHelp(groups.map(NewFields.Draft.group)) : Self.help(meant),
      fixes: fixes
    )
  }

  /// The ways to write the fields that are read there, and whether one has a day that nobody wrote.
  private func acceptedGroups(_ meant: GroupMeant) -> (groups: [[NewFields.Draft]], hasStart: Bool) {
    var hasStart = false
    // `(every 6 months)`: nothing says which months but a day from which they count.
    let isRule = meant.fields.count == 1 && [.every, .streak].contains(meant.fields[0].key)
    let start = NewFields.Draft(key: .from, value: file.context.today.description)
    let groups = meant.drafts.compactMap { drafts -> [NewFields.Draft]? in
      guard !drafts.contains(where: { $0.key == .best }) || hasNumber else { return nil }
      if fields.accept(drafts, at: range, in: entry) { return drafts }
      guard isRule, fields.accept(drafts + [start], at: range, in: entry) else { return nil }
      hasStart = true
      return drafts + [start]
    }
    return (groups, hasStart)
  }

  /// `Kilometres: 1240 (up)`, `Savings: 300/2000 euro (goal)`: what somebody says of a number of a page, in the words of its unit.
  private func behindNumber(_ words: String) -> RoundBrackets? {
    guard file.document.kind == .page, headline.box == nil, headline.anchor == nil, headline.places.contains(.item),
      headline.groups.isEmpty, hasNumber
    else { return nil }
    let word = words.lowercased()
    let draft: NewFields.Draft
    switch word {
    case "up", "down": draft = NewFields.Draft(key: .count, value: word)
    case "high", "highest": draft = NewFields.Draft(key: .best, value: Extreme.highest.rawValue)
    case "low", "lowest": draft = NewFields.Draft(key: .best, value: Extreme.lowest.rawValue)
    case "goal", "target":
      let hasGoal = file.text(headline.textRange.lowerBound..<range.lowerBound).contains("/")
      let fix = hasGoal ? file.fix("Remove “(\(words))”", isSafe: false, HeadlineEdit.removal(of: range, in: file.source)) : nil
      return RoundBrackets(isField: false, help: hasGoal ? Self.hasGoalHelp : Self.noGoalHelp, fixes: [fix].compactMap(\.self))
    default: return nil
    }
    guard fields.accept([draft], at: range, in: entry) else { return nil }
    let group = NewFields.Draft.group([draft])
    let fix = file.fix("Write “\(group)”", isSafe: false, TextEdit(replacing: range, with: group))
    return RoundBrackets(isField: false, help: "write “\(group)” if a field is meant", fixes: [fix])
  }

  /// `Ben 2 May 2019 (every year)`: what recurs each year on a day that the words name does so on that day, and not in January.
  private func yearly(_ meant: GroupMeant) -> RoundBrackets? {
    guard meant.fields.count == 1, meant.fields[0].key == .every, meant.fields[0].values == ["yearly"],
      range.lowerBound > headline.textRange.lowerBound,
      let words = DayAmongWords.lastDay(of: headline.textRange.lowerBound..<range.lowerBound, in: file)
    else { return nil }
    let draft = NewFields.Draft(key: .every, value: words.rule.description)
    guard fields.accept([draft], at: range, in: entry) else { return nil }
    let group = NewFields.Draft.group([draft])
    let fix = file.fix("Write “\(group)”", isSafe: false, TextEdit(replacing: range, with: group))
    return RoundBrackets(help: "write “\(group)” if a field is meant", fixes: [fix])
  }

  /// A counter, the day of a task that somebody calls its end, and the first day that it has not.
  private func special(_ field: FieldMeant, _ words: String) -> RoundBrackets? {
    switch field.key {
    case .goal:
      guard let counter = MeantCounter(at: range, of: headline, in: file) else { return nil }
      let edit = TextEdit(replacing: counter.range, with: counter.written)
      let fix = file.fix("Write “\(counter.written)”", isSafe: false, edit)
      return RoundBrackets(help: Self.counterHelp(counter.written), fixes: [fix])
    case .until where isTask && headline.box?.state == .open && entry.field(.due) == nil && !isRecurring:
      let groups = field.values.map { [NewFields.Draft(key: .due, value: $0)] }.filter {
        fields.accept($0, at: range, in: entry)
      }
      guard !groups.isEmpty else { return nil }
      let fixes = groups.map {
        file.fix(
          "Write “\(NewFields.Draft.group($0))”",
          isSafe: false,
          TextEdit(replacing: range, with: NewFields.Draft.group($0))
        )
      }
      return RoundBrackets(help: Self.untilHelp(groups.map(NewFields.Draft.group)), fixes: fixes)
    case .from where isTask && !isRecurring && !field.values.isEmpty:
      let text = field.values.count == 1 ? "starts \(field.values[0])" : nil
      let fix = text.map { file.fix("Write “\($0)” among the words", isSafe: false, TextEdit(replacing: range, with: $0)) }
      return RoundBrackets(help: Self.startHelp(text), fixes: [fix].compactMap(\.self))
    default: return nil
    }
  }

  private var isTask: Bool { headline.box != nil && KeyTable.leads(.due, in: headline.places) }
  private var isRecurring: Bool { entry.field(.every) != nil || entry.field(.streak) != nil }

  /// `(14 Dec - 18 Dec)` of a task, which has one day: the first stays among the words.
  private func dueDays(_ days: DateRange) -> RoundBrackets? {
    let draft = NewFields.Draft(key: .due, value: days.last.description)
    guard KeyTable.leads(.due, in: headline.places), fields.accept([draft], at: range, in: entry) else { return nil }
    let written = "from \(days.first) (due: \(days.last))"
    let fix = file.fix("Write “\(written)”", isSafe: false, TextEdit(replacing: range, with: written))
    return RoundBrackets(help: "a task has one day: write “\(written)” if it is to be done by then", fixes: [fix])
  }

  /// Whether a key leads in its place, or stands beside a key that does.
  private func isRead(_ key: FieldKey, beside meant: GroupMeant) -> Bool {
    let places = headline.places
    guard let row = KeyTable.row(for: key, in: places) else { return false }
    return !row.leading.isDisjoint(with: places)
      || key.leaders.contains { leader in entry.field(leader) != nil || meant.fields.contains { $0.key == leader } }
  }

  /// What is said of a key that is not read; nil where the words are prose, or say no more than when.
  private func help(without field: FieldMeant) -> String? {
    // `(farbe: rot)`, as `(color: red)`: in a file of tasks whose blocks have a color.
    if field.key == .color, KeyTable.row(for: .color, in: headline.places) == nil {
      let kind = file.document.kind
      let isOfTasks = kind.map { [.day, .project, .stacks].contains($0) } ?? false
      guard isOfTasks || KeyPlaces.has(.color, in: kind) else { return nil }
      return "“color” is read \(KeyPlaces.words(for: .color, in: kind))"
    }
    guard KeyTable.row(for: field.key, in: headline.places) == nil else {
      // Beside no rule, only a task with a date from which it counts was meant.
      let isBound = field.key == .from || field.key == .until
      let isTask = headline.box.map { $0.state != .dropped } ?? false
      let isMeant = field.key == .goal || isBound && isTask && !field.values.isEmpty
      guard isMeant else { return nil }
      let isCounter =
        field.key == .goal && headline.box == nil && headline.places.contains(.item) && !headline.textRange.isEmpty
      return isCounter ? field.values.first.map(Self.goalHelp) ?? Self.leaderHelp(.goal) : Self.leaderHelp(field.key)
    }
    // A line of a day may say in words what recurs, or who scored.
    let isProse = file.document.kind == .day && (field.key == .every || field.key == .goal)
    guard field.isNamed, !field.values.isEmpty, !isProse, Self.keysOfElsewhere.contains(field.key) else { return nil }
    return "“\(field.key.rawValue)” is read \(KeyPlaces.words(for: field.key, in: file.document.kind))"
  }

  /// The keys that are no words of prose beside a value, wherever they stand.
  private static let keysOfElsewhere: Set<FieldKey> = [.streak, .goal, .best, .count, .notify, .due, .every]

  private var hasNumber: Bool {
    file.text(headline.textRange).split(separator: ": ").dropFirst().contains { $0.first?.isNumber == true }
  }

  // MARK: Messages

  private static func help(_ meant: GroupMeant) -> String {
    if meant.fields.count == 1, meant.fields[0].key == .notify, meant.fields[0].values.isEmpty { return notifyHelp }
    guard case let groups = meant.drafts, !groups.isEmpty else {
      return "write “(" + meant.fields.map { "\($0.key.rawValue): …" }.joined(separator: ", ") + ")” if a field is meant"
    }
    return "write " + ValueMessage.list(groups.map { "“\(NewFields.Draft.group($0))”" }) + " if a field is meant"
  }

  private static func startOfRuleHelp(_ groups: [String]) -> String {
    "write " + ValueMessage.list(groups.map { "“\($0)”" }) + " if a field is meant, with the day from which it counts"
  }

  private static func untilHelp(_ groups: [String]) -> String {
    "a task has a day by which it is to be done: write " + ValueMessage.list(groups.map { "“\($0)”" })
      + "; “until” is read beside “every”"
  }

  private static func startHelp(_ words: String?) -> String {
    "a task has no first day: write “due” for the day by which it is to be done"
      + (words.map { ", or “\($0)” among the words" } ?? "") + "; “from” is read beside “every”"
  }

  private static func leaderHelp(_ key: FieldKey) -> String {
    "“\(key.rawValue)” is read beside " + ValueMessage.list(key.leaders.map { "“\($0.rawValue)”" })
  }

  private static func goalHelp(_ goal: String) -> String {
    "write “: 0/\(goal)” after the words if it is a counter; “goal” is read beside “streak”"
  }

  private static func counterHelp(_ written: String) -> String {
    "write “\(written)” if it is a counter; “goal” is read beside “streak”"
  }

  private static let hasGoalHelp = "the number behind the slash is the goal already: leave the brackets out"
  private static let noGoalHelp = "write the goal behind the number, as “14/20”"
  private static let notifyHelp =
    "write “(notify: start)”, or “end”, of what has a time; of a task “(due: 2026-12-31, notify: 09:00)”"

  private static let countHelp =
    "write the day, as “(until: 2026-12-31)”, or a colon and a number before the brackets, as “Pages left: 230 (count: down)”"
}
