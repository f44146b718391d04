import Chronology
import Editing
import Languages
import Outline
import Phrases
import Planner
import Views
import Workspace

/// A task that is noted down in a hurry: its words, and where it goes (commands, *Capture*).
struct Capture {
  enum Place {
    /// A day, below no block; nil for the one that the words name, else today.
    case day(NamedDay?)
    case project(String, on: NamedDay?)
    case stack(String)
  }

  var text: String
  var place: Place
  /// When it is: as a block of the day, or as the reminder of a task of a project.
  var time: TimePhrase?
  var due: NamedDay?
  var priority: String?
  /// The rule by which it comes round, as it is written in a file.
  var rule: String?
  /// Whether the words stay as they are, with the day and the time at their end.
  var isLiteral: Bool
  var fit: BlockFit
  /// The options as they were typed, each with its value, for the commands that a refusal names.
  var options: [[String]] = []

  /// Adds it, and says how its words were read. Where it is refused and another spelling is known, that is named.
  func add(to vault: inout EditedVault) throws(EditRefusal) {
    guard !TaskName.isMissing(in: text.onOneLine) else { throw EditRefusal(CaptureMessage.noWords) }
    do throws(EditRefusal) {
      try addReading(to: &vault)
    } catch {
      if error.commands.isEmpty, let (words, rule) = ruleField {
        var refusal = error
        refusal.commands = [command(words, [("--every", rule)])]
        throw refusal
      }
      guard error.commands.isEmpty, let line = error.line, line != text.onOneLine else { throw error }
      var refusal = error
      refusal.commands = [command(line.hasPrefix("[ ] ") ? String(line.dropFirst(4)) : line)]
      throw refusal
    }
  }

  /// The words and the rule of `Rent (every: month)`, which no task of a day has; an option says it.
  private var ruleField: (words: String, rule: String)? {
    let line = text.onOneLine
    guard line.hasSuffix(")"), let start = line.firstRange(of: " (every: "), !line[start.upperBound...].contains(",") else {
      return nil
    }
    return (String(line[..<start.lowerBound]), String(line[start.upperBound...].dropLast()))
  }

  private func addReading(to vault: inout EditedVault) throws(EditRefusal) {
    let text = Self.withoutMarker(text.onOneLine)
    if let box = Self.settledBox(of: text) { try refuseElsewhere(box, text) }
    if case .stack(let name) = place { return try vault.addToStack(try stack(called: name, in: vault), ["[ ] " + text]) }
    let found = words(of: text)
    if let problem = found.when.problem { throw refusal(of: problem, text) }
    for day in [found.when.day, found.when.due] { try refuseOtherWeekday(day, text, in: vault) }
    try refuseDoubtfulDay(found, text)
    let when = CaptureTimes(found.when, self, in: vault)
    let capture = found.when.priority.map { with(priority: $0) } ?? self
    let isWordsAlone = !isLiteral && due == nil && priority == nil && time == nil && rule == nil
    if case .day(nil) = place, isWordsAlone, let draft = Self.counter(text) {
      try vault.add(draft, to: try vault.place(for: .counter))
      let name = draft.words.prefix { $0 != ":" }
      return vault.note(CaptureMessage.counterGoesOn(command: ShellWord.line(["tidemark", "count", String(name), "=0"])))
    }
    switch place {
    case .project(let name, _): try capture.addToProject(found.words, name, when, &vault)
    case .day where when.rule != nil: try capture.addToPage(found.words, when, &vault)
    case .day: try capture.addToDay(found.words, when, &vault)
    case .stack: break
    }
    guard !isLiteral else { return }
    for told in CaptureEcho(found, when).told(in: vault) { vault.note(told) }
    if let doubt = DoubtfulDay(found), doubt.isMisspelled {
      vault.note(doubt.sentence)
    } else if found.left.isEmpty {
      for told in capture.reported(found.words, when, in: vault) { vault.note(told) }
    }
  }

  /// What the linter would say of the words, where nothing is told of them yet.
  private func reported(_ words: String, _ when: CaptureTimes, in vault: EditedVault) -> [Told] {
    guard when.start == nil, when.rule == nil else { return [] }
    if case .project = place {
      let fields: [(FieldKey, String?)] = [(.due, (when.due ?? when.day)?.description), (.priority, priority)]
      return ReportedWords.told(of: TaskAddCommand.line(words, fields), in: .project, below: "Project", vault)
    }
    let date = when.day ?? when.due ?? vault.today
    let line = TaskAddCommand.line(words, [(.due, when.due?.description), (.priority, priority)])
    return ReportedWords.told(of: line, in: .day, below: "\(date) \(date.weekday.title)", vault)
  }

  /// Words without the sign of a list item, as a file has it before a box or an icon.
  private static func withoutMarker(_ line: String) -> String {
    let hasMarker = ["- ", "* ", "+ "].contains(where: line.hasPrefix) && line.contains { $0.isLetter || $0.isNumber }
    return hasMarker ? String(line.dropFirst(2)).onOneLine : line
  }

  /// The box that words begin with, if what it says is settled: `[x]`.
  private static func settledBox(of line: String) -> BoxState? {
    if line.hasPrefix("[x] ") || line.hasPrefix("[X] ") { return .done }
    return line.hasPrefix("[-] ") ? .dropped : nil
  }

  /// What is done or dropped is written down as such on a day alone.
  private func refuseElsewhere(_ box: BoxState, _ text: String) throws(EditRefusal) {
    if case .day = place { return }
    let words = String(text.dropFirst(4))
    throw EditRefusal(
      box == .done ? CaptureMessage.beginsDone(text) : .beginsDropped(text),
      help: box == .done ? .addThenDo : .addThenDrop,
      commands: [command(words)]
    )
  }

  private func with(priority: String) -> Capture {
    var capture = self
    capture.priority = priority
    return capture
  }

  /// Refuses a time beside words that may be a day and are not read as one: it would be put on today.
  private func refuseDoubtfulDay(_ found: CapturedWords, _ text: String) throws(EditRefusal) {
    guard !isLiteral, found.when.time != nil, found.when.day == nil, found.when.due == nil, found.when.rule == nil,
      let read = found.read, let doubt = DoubtfulDay(found)
    else { return }
    if case .day(.some) = place { return }
    throw EditRefusal(
      doubt.message(read),
      help: .writeDay,
      commands: doubt.spellings.map { command(text.replacing(doubt.text, with: $0)) } + [
        command(text, [("--on", LocalWords.near[0])])
      ]
    )
  }

  /// Refuses a day with a weekday that it does not have, and names the two days that may be meant.
  private func refuseOtherWeekday(_ day: DayPhrase?, _ text: String, in vault: EditedVault) throws(EditRefusal) {
    let context = PhraseContext(today: vault.today, weekStart: vault.settings.weekStarts, .ahead)
    guard let day, let problem = day.problem(in: context), case .otherWeekday(let date, let weekday) = problem else { return }
    let words = text.split(separator: " ")
    let count = day.text.split(separator: " ").count
    let start = words.indices.dropLast(count - 1).last {
      words[$0..<$0 + count].joined(separator: " ").lowercased() == day.text
    }
    throw EditRefusal(
      problem: Told(problem.message(about: day.text, .day)),
      advice: Told(CaptureMessage.literalLeavesIt),
      commands: PhraseProblem.days(date, weekday).map { meant in
        guard let start else { return command(text, [("--on", meant)]) }
        return command((words[..<start] + [Substring(meant)] + words[(start + count)...]).joined(separator: " "))
      }
    )
  }

  private func refusal(of problem: CapturedWhen.Problem, _ text: String) -> EditRefusal {
    switch problem {
    case .severalDays(let days):
      let words = days.split { " ,&/+".contains($0) }.map(String.init)
      let links = LocalWords.links.union(LocalWords.rangeLinks)
      let names = words.filter { !links.contains($0.lowercased()) }
      let isRange = LocalWords.english(days.lowercased().split(separator: " ").map(String.init)).contains("to")
      let every = LocalWords.every + " " + (days.contains("-") ? days : names.joined(separator: isRange ? "-" : ", "))
      return EditRefusal(
        CaptureMessage.severalDays(days),
        help: .everyOrEach,
        commands: [command(text.replacing(days, with: every))]
      )
    case .lengthWithoutTime(let length):
      return EditRefusal(
        CaptureMessage.lengthWithoutTime(length),
        help: .nameTime,
        commands: [command(text.replacing(length, with: "9:00 \(length)")), command(text) + ["--literal"]]
      )
    case .lengthOfRule(let length):
      return EditRefusal(
        CaptureMessage.lengthOfRule(length),
        help: .leaveLengthOut,
        commands: [command(text.replacing(" " + length, with: ""))]
      )
    }
  }

  /// A command that notes down other words, or says by options what the words said.
  ///
  /// - Parameter others: the options that take the place of those that were typed; nil for one that is left out.
  private func command(_ text: String, _ others: [(name: String, value: String?)] = []) -> [String] {
    let kept = options.filter { option in !others.contains { $0.name == option.first } }
    let said = others.flatMap { name, value in value.map { [name, $0] } ?? [] }
    return ["add", text] + kept.joined() + said
  }

  private func words(of text: String) -> CapturedWords {
    var parts = Set(isLiteral ? [] : CapturedWords.Part.allCases)
    if case .day(.some) = place { parts.remove(.day) }
    if case .project(_, on: .some) = place { parts.remove(.day) }
    if due != nil { parts.remove(.due) }
    if time != nil { parts.remove(.time) }
    if rule != nil { parts.remove(.rule) }
    if priority != nil { parts.remove(.priority) }
    return CapturedWords(text, reading: parts)
  }

  /// `Water 0/8 glasses`, `Water: 0/8`: a counter, which no day has.
  static func counter(_ words: String) -> ItemDraft? {
    let parts = words.split(separator: " ").map(String.init)
    guard !words.hasPrefix("["), let place = parts.lastIndex(where: { $0.contains("/") }), place > 0, parts.count - place <= 2
    else { return nil }
    let numbers = parts[place].split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let count = numbers[0], let goal = numbers[1], goal > 0 else { return nil }
    let name = parts[..<place].joined(separator: " ")
    guard count == 0 || name.hasSuffix(":") else { return nil }
    let title = name.hasSuffix(":") ? name : name + ":"
    return ItemDraft("\(title) \(parts[place...].joined(separator: " "))", type: nil)
  }

  // MARK: Places

  private func addToProject(
    _ words: String,
    _ name: String,
    _ when: CaptureTimes,
    _ vault: inout EditedVault
  ) throws(EditRefusal) {
    let project = try vault.project(named: name)
    try refuseRange(words, when, .projectTaskHasNoRange)
    if let day = when.day, let due = when.due, day != due {
      throw EditRefusal(
        CaptureMessage.dueAndPlanned(day, due: due),
        help: .nameOneDay,
        commands: [command(words, [("--on", nil), ("--due", due.description), ("--at", when.start?.description)])]
      )
    }
    var fields: [(FieldKey, String?)] = [(.priority, priority)]
    if let rule = when.rule {
      fields += [(.every, rule), (.at, when.start?.description), (.from, (when.day ?? when.due)?.description)]
    } else {
      let due = when.due ?? when.day ?? (when.start == nil ? nil : vault.today)
      fields = [(.due, due?.description)] + fields + [(.notify, when.start?.description)]
    }
    try vault.addTask(try TaskAddCommand.item(words, fields, vault), to: project)
  }

  /// What comes round is no affair of one day.
  private func addToPage(_ words: String, _ when: CaptureTimes, _ vault: inout EditedVault) throws(EditRefusal) {
    try refuseRange(words, when, .recurringHasNoRange)
    let draft = ItemDraft(words, type: .recurring, values: when.recurringFields(priority: priority))
    try vault.add(draft, to: try vault.place(for: .recurring))
  }

  private func addToDay(_ words: String, _ when: CaptureTimes, _ vault: inout EditedVault) throws(EditRefusal) {
    let date = when.day ?? when.due.map { max($0, vault.today) } ?? vault.today
    let settled = Self.settledBox(of: words)
    let line = words.hasPrefix("[ ] ") ? words : settled.map { $0.text + words.dropFirst(3) } ?? "[ ] " + words
    // By the time on which it is due it calls; at one on which it is planned it is a block.
    let isBlock = when.start != nil && (when.due == nil || when.day != nil || when.end != nil)
    if isBlock, let start = when.start {
      guard when.due == nil, priority == nil else {
        throw EditRefusal(
          CaptureMessage.blockHasNoMore,
          help: .leaveTimeOut(priority: priority),
          commands: [
            command(words, [("--on", date.description), ("--at", when.times), ("--due", nil), ("--priority", nil)]),
            command(
              words,
              [("--on", date.description), ("--at", nil), ("--due", when.due?.description), ("--priority", priority)]
            ),
          ]
        )
      }
      let item = try BlockAddCommand.item(line, at: start, on: date, vault)
      do throws(EditRefusal) {
        return try vault.addLoose(item, on: date, at: start, minutes: when.minutes, fit)
      } catch {
        throw refusal(error, ofBlock: item, on: date, when, in: vault)
      }
    }
    let fields: [(FieldKey, String?)] = [
      (.due, when.due?.description), (.priority, priority), (.notify, when.start?.description),
    ]
    let full = TaskAddCommand.line(line, fields)
    let plain = PlanItem(.task, text: String(line.dropFirst(4)), box: settled ?? .open)
    let item = try LineCheck(vault).item(full, in: .day, below: "\(date) \(date.weekday.title)")
    // Words that read as something else, such as a block, stay words.
    try vault.addLoose(item.flatMap { $0.type == .task ? $0 : nil } ?? plain, on: date)
  }

  /// A refusal of a time, with the options that write the block anyway.
  private func refusal(
    _ refusal: EditRefusal,
    ofBlock item: PlanItem,
    on date: CivilDate,
    _ when: CaptureTimes,
    in vault: EditedVault
  ) -> EditRefusal {
    BlockCommand.offering(refusal, instead: fit, command(text), in: vault) { vault, fit throws(EditRefusal) in
      try vault.addLoose(item, on: date, at: when.start, minutes: when.minutes, fit)
    }
  }

  private func refuseRange(_ words: String, _ when: CaptureTimes, _ problem: CaptureMessage) throws(EditRefusal) {
    guard when.end != nil else { return }
    throw EditRefusal(
      problem,
      help: .nameBeginning,
      commands: [
        command(
          words,
          [
            ("--on", when.rule == nil ? when.day?.description : nil), ("--due", when.due?.description), ("--every", when.rule),
            ("--at", when.start?.description), ("--priority", priority),
          ]
        )
      ]
    )
  }

  /// The title of the stack that a name means; a name that fits none begins one.
  private func stack(called name: String, in vault: EditedVault) throws(EditRefusal) -> String {
    do throws(EditRefusal) {
      return try vault.stack(named: name).title
    } catch {
      guard error.candidates.isEmpty else { throw error }
      return name
    }
  }
}

/// Why nothing is noted down, and what is told of what was.
enum CaptureMessage: Message {
  case noWords
  case counterGoesOn(command: String)
  /// Words with the box of a done task before them, where none is written.
  case beginsDone(String)
  case beginsDropped(String)
  case addThenDo
  case addThenDrop
  case literalLeavesIt
  /// The words that name the days.
  case severalDays(String)
  case everyOrEach
  case lengthWithoutTime(String)
  case nameTime
  case lengthOfRule(String)
  case leaveLengthOut
  case dueAndPlanned(CivilDate, due: CivilDate)
  case nameOneDay
  case projectTaskHasNoRange
  case recurringHasNoRange
  case nameBeginning
  case blockHasNoMore
  /// The priority that is said, as it is written in a file.
  case leaveTimeOut(priority: String?)
}
