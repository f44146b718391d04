import Chronology
import Diagnostics
import Editing
import Languages
import Outline
import Planner
import Reading
import SourceText

/// What is said of round brackets behind the words of an item that are no group of fields: that a field was meant, or only that
/// they say when. Every place and kind of file goes through here (format, *Brackets that say when*).
struct RoundBrackets {
  /// Whether they say a field; else they only say when, and what they are to be is a guess.
  let isField: Bool
  let advice: any Message
  let fixes: [Fix]

  init(isField: Bool = true, _ advice: any Message, fixes: [Fix] = []) {
    (self.isField, self.advice, self.fixes) = (isField, advice, fixes)
  }

  fileprivate init(isField: Bool = true, _ advice: RoundBracketsMessage, fix: Fix?) {
    self.init(isField: isField, advice, fixes: [fix].compactMap(\.self))
  }

  /// Nil where they are prose.
  init?(_ range: Range<Int>, _ entry: HeadlineIndex.Entry, _ fields: NewFields, in file: LintedFile) {
    let reader = Reader(range: range, entry: entry, fields: fields, file: file)
    guard
      let found = reader.field()
        ?? WhenAdvice(range, entry, fields, in: file).map({ when in
          RoundBrackets(isField: false, when.advice, fixes: [when.fix].compactMap(\.self))
        }) ?? reader.fieldAndWords()
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
      guard let advice = advice(without: lost) else { return nil }
      // Where it is read, and also what to write there.
      let when = WhenAdvice(range, entry, fields, in: file)
      return RoundBrackets(when?.advice ?? advice, fixes: [when?.fix].compactMap(\.self))
    }
    // A date alone is when something is due as long as it is open.
    guard headline.box?.state == .open || !meant.fields.contains(where: { $0.key == .due && !$0.isCertain }) else {
      return nil
    }
    let (groups, hasStart) = acceptedGroups(meant)
    if groups.isEmpty, meant.fields.count == 1, meant.fields[0].key == .count, !hasNumber {
      return RoundBrackets(RoundBracketsMessage.writeDayOrNumber)
    }
    let fixes = groups.map { drafts in
      let group = NewFields.Draft.group(drafts)
      return file.fix(
        CommonMessage.write(group),
        isSafe: meant.isCertain && groups.count == 1 && !hasStart,
        TextEdit(replacing: range, with: group)
      )
    }
    return RoundBrackets(
      hasStart ? RoundBracketsMessage.writeRuleAndStart(groups.map(NewFields.Draft.group)) : Self.advice(on: meant),
      fixes: fixes
    )
  }

  /// `(fällig: 1.12.2026, mit Bob)` of a task: a field with a word for its key, and other words behind a comma.
  func fieldAndWords() -> RoundBrackets? {
    let words = file.text(range.dropFirst().dropLast())
    let name = String(words.prefix(while: \.isLetter))
    guard isTask, FieldKey(called: name) ?? KeySynonym.meaningElsewhere(of: name) != nil else { return nil }
    for comma in words.indices.reversed() where words[comma] == "," || words[comma] == ";" {
      let rest = String(words[words.index(after: comma)...].drop { $0 == " " })
      guard !rest.isEmpty, let meant = GroupMeant(String(words[..<comma]), of: entry, in: file), meant.fields.count == 1,
        let key = keyOfTask(meant.fields[0]), entry.field(key) == nil
      else { continue }
      let groups = meant.fields[0].values.map { [NewFields.Draft(key: key, value: $0)] }
        .filter { fields.accept($0, at: range, in: entry) }
        .map(NewFields.Draft.group)
      guard let first = groups.first else { return nil }
      return RoundBrackets(SeveralValuesMessage.writeAndGiveOwnKey(first, LintedFile.excerpt(rest)))
    }
    return nil
  }

  /// The key that a field is of a task, which is due where somebody calls it the end of one.
  private func keyOfTask(_ field: FieldMeant) -> FieldKey? {
    switch field.key {
    case .until: headline.box?.state == .open && !isRecurring ? .due : nil
    case .due: headline.box?.state == .open ? .due : nil
    case .done, .priority: KeyTable.leads(field.key, in: headline.places) ? field.key : nil
    default: nil
    }
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
      guard hasGoal else { return RoundBrackets(isField: false, RoundBracketsMessage.writeGoal) }
      let removal = HeadlineEdit.removal(of: range, in: file.source)
      return RoundBrackets(isField: false, .hasGoal, fix: file.fix(CommonMessage.remove("(\(words))"), isSafe: false, removal))
    default: return nil
    }
    guard fields.accept([draft], at: range, in: entry) else { return nil }
    let group = NewFields.Draft.group([draft])
    let fix = file.fix(CommonMessage.write(group), isSafe: false, TextEdit(replacing: range, with: group))
    return RoundBrackets(isField: false, .writeField([group]), fix: fix)
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
    let fix = file.fix(CommonMessage.write(group), isSafe: false, TextEdit(replacing: range, with: group))
    return RoundBrackets(.writeField([group]), fix: fix)
  }

  /// A counter, the day of a task that somebody calls its end, and the first day that it has not.
  private func special(_ field: FieldMeant, _ words: String) -> RoundBrackets? {
    switch field.key {
    case .goal:
      guard let counter = MeantCounter(at: range, of: headline, in: file) else { return nil }
      let edit = TextEdit(replacing: counter.range, with: counter.written)
      let fix = file.fix(CommonMessage.write(counter.written), isSafe: false, edit)
      return RoundBrackets(.writeCounter(counter.written), fix: fix)
    case .until where isTask && headline.box?.state == .open && entry.field(.due) == nil && !isRecurring:
      let groups = field.values.map { [NewFields.Draft(key: .due, value: $0)] }
        .filter { fields.accept($0, at: range, in: entry) }
        .map(NewFields.Draft.group)
      guard !groups.isEmpty else { return nil }
      let fixes = groups.map { file.fix(CommonMessage.write($0), isSafe: false, TextEdit(replacing: range, with: $0)) }
      return RoundBrackets(RoundBracketsMessage.writeDue(groups), fixes: fixes)
    case .from where isTask && !isRecurring && !field.values.isEmpty:
      let text = field.values.count == 1 ? "starts \(field.values[0])" : nil
      let fix = text.map {
        file.fix(RoundBracketsMessage.writeAmongWords($0), isSafe: false, TextEdit(replacing: range, with: $0))
      }
      return RoundBrackets(.writeDueOrStart(text), fix: fix)
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
    let fix = file.fix(CommonMessage.write(written), isSafe: false, TextEdit(replacing: range, with: written))
    return RoundBrackets(.writeLastDay(written), fix: fix)
  }

  /// Whether a key leads in its place, or stands beside a key that does.
  private func isRead(_ key: FieldKey, beside meant: GroupMeant) -> Bool {
    let places = headline.places
    guard let row = KeyTable.row(for: key, in: places) else { return false }
    return !row.leading.isDisjoint(with: places)
      || key.leaders.contains { leader in entry.field(leader) != nil || meant.fields.contains { $0.key == leader } }
  }

  /// What is said of a key that is not read; nil where the words are prose, or say no more than when.
  private func advice(without field: FieldMeant) -> RoundBracketsMessage? {
    // `(farbe: rot)`, as `(color: red)`: in a file of tasks whose blocks have a color.
    if field.key == .color, KeyTable.row(for: .color, in: headline.places) == nil {
      let kind = file.document.kind
      let isOfTasks = kind.map { [.day, .project, .stacks].contains($0) } ?? false
      guard isOfTasks || KeyPlaces.has(.color, in: kind) else { return nil }
      return .isRead(.color, in: kind)
    }
    guard KeyTable.row(for: field.key, in: headline.places) == nil else {
      // Beside no rule, only a task with a date from which it counts was meant.
      let isBound = field.key == .from || field.key == .until
      let isTask = headline.box.map { $0.state != .dropped } ?? false
      let isMeant = field.key == .goal || isBound && isTask && !field.values.isEmpty
      guard isMeant else { return nil }
      let isCounter =
        field.key == .goal && headline.box == nil && headline.places.contains(.item) && !headline.textRange.isEmpty
      if isCounter, let goal = field.values.first { return .writeGoalOfCounter(goal) }
      return .isReadBeside(field.key, field.key.leaders)
    }
    // A line of a day may say in words what recurs, or who scored.
    let isProse = file.document.kind == .day && (field.key == .every || field.key == .goal)
    guard field.isNamed, !field.values.isEmpty, !isProse, Self.keysOfElsewhere.contains(field.key) else { return nil }
    return .isRead(field.key, in: file.document.kind)
  }

  /// The keys that are no words of prose beside a value, wherever they stand.
  private static let keysOfElsewhere: Set<FieldKey> = [.streak, .goal, .best, .count, .notify, .due, .every]

  private var hasNumber: Bool {
    file.text(headline.textRange).split(separator: ": ").dropFirst().contains { $0.first?.isNumber == true }
  }

  /// What to write for the fields that some brackets mean.
  private static func advice(on meant: GroupMeant) -> RoundBracketsMessage {
    if meant.fields.count == 1, meant.fields[0].key == .notify, meant.fields[0].values.isEmpty { return .writeReminder }
    let groups = meant.drafts.map(NewFields.Draft.group)
    let keys = meant.fields.map { "\($0.key.rawValue): …" }.joined(separator: ", ")
    return .writeField(groups.isEmpty ? ["(\(keys))"] : groups)
  }
}

/// What to write for round brackets in which a field is meant.
enum RoundBracketsMessage: Message {
  /// Where a key is read in files of a kind (`KeyPlacesMessage`).
  case isRead(FieldKey, in: DocumentKind?)
  case isReadBeside(FieldKey, [FieldKey])
  /// One of some groups of fields.
  case writeField([String])
  /// The same for rules of recurrence, to which a first day was added.
  case writeRuleAndStart([String])
  /// What to write for the end of a task.
  case writeDue([String])
  /// What to write for the start of a task, and the words that say it.
  case writeDueOrStart(String?)
  /// `a task has one day: write “from 2026-12-14 (due: 2026-12-18)” if it is to be done by then`
  case writeLastDay(String)
  case writeCounter(String)
  /// The goal of what may be a counter.
  case writeGoalOfCounter(String)
  case hasGoal
  case writeGoal
  case writeReminder
  case writeDayOrNumber
  /// The name of a fix: `Write “starts 2026-12-14” among the words`
  case writeAmongWords(String)
}
