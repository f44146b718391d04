import Chronology
import Editing
import Languages
import Outline
import Phrases
import Planner
import Views
import Workspace

/// `tidemark add`
enum AddCommand {
  private static let text = Operand.words("TEXT", AddHelp.text)
  private static let page = EditOptions.page
  private static let section = Option.text("section", value: "TITLE", AddHelp.section).known(as: "in")
  private static let types = ItemType.allCases.filter { !$0.standsInList || ItemType.listTypes.contains($0) }
  /// What is no item, but a heading with items below it.
  private static let strategy = "strategy"
  private static let type = Option.text(
    "type",
    value: "TYPE",
    choices: types.map(\.rawValue) + [strategy],
    AddHelp.type
  )

  /// The options that are keys of the format, with texts as values.
  private static let texts: [(key: FieldKey, option: Option<String?>)] = [
    (.every, EditOptions.rule("every", EditHelp.recurs)),
    (.streak, EditOptions.rule("streak", AddHelp.streak)),
    (.best, Option.text("best", value: "WHICH", choices: Extreme.allCases.map(\.rawValue), AddHelp.best)),
    (.goal, Option.text("goal", value: "N", AddHelp.goal)),
    (.to, Option.text("to", value: "N", AddHelp.to)),
    (.at, Option.text("at", value: "TIME", AddHelp.at)),
    (.priority, Option.text("priority", value: "PRIORITY", choices: Priority.allCases.map(\.rawValue), AddHelp.priority)),
    (.icon, EditOptions.icon),
  ]

  /// Those with days.
  private static let dates: [(key: FieldKey, option: Option<NamedDay?>)] = [
    (.from, EditOptions.day("from", AddHelp.from)),
    (.until, EditOptions.day("until", AddHelp.until)),
    (.since, EditOptions.day("since", .back, AddHelp.since)),
    (.due, EditOptions.day("due", EditHelp.dueDay)),
  ]

  // Of what is noted down in a hurry.
  private static let on = EditOptions.day("on", AddHelp.on)
  private static let project = Option.text("project", short: "p", value: "PROJECT", AddHelp.project)
  private static let stack = Option.text("stack", value: "NAME", AddHelp.stack)
  private static let literal = Option.flag("literal", AddHelp.literal)

  static let command = Command(
    "add",
    AddHelp.summary,
    discussion: AddHelp.discussion,
    operands: [text],
    options: [on, project, stack, literal, BlockCommand.nearest, BlockCommand.overlap, page, section, type]
      + texts.map { $0.option } + dates.map { $0.option } + EditSession.options,
    examples: [
      Example("tidemark add Buy bread", AddHelp.taskOfToday),
      Example("tidemark add \"Call Mum tomorrow 17:00\"", AddHelp.withTime),
      Example("tidemark add \"Pay rent due dec 1\"", AddHelp.dueTask),
      Example("tidemark add \"Stretch every day\"", AddHelp.recurring),
      Example("tidemark add \"Paint the door by sat\" --project House", AddHelp.taskOfProject),
      Example("tidemark add \"The garden at dawn\" --page Compass --section Inspired", AddHelp.line),
      Example("tidemark add \"Water: 0/8 glasses\" --page Health --section Daily", AddHelp.counter),
      Example("tidemark add Meditate --page Health --section Daily --streak daily", AddHelp.addStreak),
      Example("tidemark add Coffee --page Health --section Daily --type tally", AddHelp.tally),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    isOfPage(invocation) ? addToPage(invocation, console) : capture(invocation, console)
  }

  /// Whether the options ask for an item of a page. A task can be due, matter and come round, too, and one of a day has a time.
  private static func isOfPage(_ invocation: Invocation) -> Bool {
    if invocation.isGiven(page) || invocation.isGiven(section) || invocation.isGiven(type) { return true }
    if invocation[text].hasPrefix("### ") || invocation[text].hasPrefix("> ") { return true }
    let ofTask: Set<FieldKey> = [.at, .due, .priority, .every]
    return texts.contains { !ofTask.contains($0.key) && invocation.isGiven($0.option) }
      || dates.contains { !ofTask.contains($0.key) && invocation.isGiven($0.option) }
  }

  /// The page that is named; without a name that which alone has the section or strategy, or the only one.
  private static func page(of vault: EditedVault, _ invocation: Invocation) throws(EditRefusal) -> Thing {
    let holding = invocation[section].map { vault.pages(holding: $0) } ?? []
    guard !invocation.isGiven(page), holding.count == 1 else { return try vault.page(named: invocation[page]) }
    return holding[0]
  }

  private static func noDays(today: CivilDate) -> ClosedRange<CivilDate>? { nil }

  /// The days that are read: those from today on, and one before that is named.
  private static func days(_ invocation: Invocation) -> (CivilDate) -> ClosedRange<CivilDate>? {
    { today in
      let read = CapturedWords(invocation[text]).when
      let named =
        [invocation[on], day(.due, invocation)].compactMap(\.self)
        + [read.day, read.due].compactMap { $0.map { NamedDay($0) } }
      return named.map { $0.date(from: today) }.reduce(today, min)...CivilDate.latest
    }
  }

  private static func addToPage(_ invocation: Invocation, _ console: Console) -> ExitCode {
    EditSession.run(invocation, console, days: noDays, kinds: [.page]) {
      vault throws(EditRefusal) in
      for option in [on, project, stack] as [any DeclaredOption] where invocation.isGiven(option) {
        throw EditRefusal(AddCommandMessage.isOnlyForTask(option: option.syntax.spelling), help: .useOne)
      }
      var values: [FieldKey: String] = [:]
      for (key, option) in texts { values[key] = invocation[option] }
      for (key, option) in dates {
        values[key] = vault.day(invocation[option])?.description
      }
      if invocation[type] == strategy || !invocation.isGiven(type) && invocation[text].hasPrefix("### ") {
        let words = invocation[text].hasPrefix("### ") ? String(invocation[text].dropFirst(4)) : invocation[text]
        guard values.isEmpty else { throw EditRefusal(AddCommandMessage.strategyTakesNoFields) }
        try vault.addStrategy(words, to: try page(of: vault, invocation), section: invocation[section])
        return try EditCheck(vault).check()
      }
      let kind = invocation[type].flatMap { ItemType(rawValue: $0) } ?? (invocation[text].hasPrefix("> ") ? .quote : nil)
      let draft = draft(of: ItemDraft(invocation[text], type: kind, values: values), invocation, &vault)
      let isPlain = values.isEmpty && kind == nil && !invocation[literal]
      let counter = isPlain ? Capture.counter(draft.words) : nil
      if !invocation.isGiven(section), let type = draft.meantType ?? figure((counter ?? draft).words) {
        let draft = counter ?? draft
        let named: Thing? = if let name = invocation[page] { try vault.page(named: name) } else { nil }
        try vault.add(draft, to: try vault.place(for: type, on: named))
      } else {
        let page = try page(of: vault, invocation)
        do throws(EditRefusal) {
          try vault.add(draft, to: page, section: invocation[section])
        } catch {
          guard error.commands.isEmpty, !invocation.isGiven(section) else { throw error }
          var refusal = error
          let options = invocation.typed([self.page, type] + texts.map { $0.option } + dates.map { $0.option })
          refusal.commands = error.candidates.prefix(3).map { candidate in
            ["add", invocation[text]] + options.joined() + ["--section", candidate.title]
          }
          throw refusal
        }
      }
      try EditCheck(vault).check()
    }
  }

  /// The type of words like `Water: 0/8` or `Coffee: |||`, which go to where the others of their type are.
  private static func figure(_ words: String) -> ItemType? {
    guard let type = WrittenLine(words, in: .page, below: "Section").item?.type, type.traits.hasFigure else { return nil }
    return type
  }

  /// An item with what the end of its words says of a rule, as that of a task is read; a day and a time stay words, and are told.
  private static func draft(of plain: ItemDraft, _ invocation: Invocation, _ vault: inout EditedVault) -> ItemDraft {
    guard !invocation[literal], plain.meantType == nil else { return plain }
    let found = CapturedWords(plain.words)
    guard let read = found.read else { return plain }
    guard found.when.rule != nil, found.when.problem == nil, found.when.time?.end == nil else {
      vault.note(AddCommandMessage.staysInWords(read))
      return plain
    }
    let capture = Capture(text: plain.words, place: .day(nil), isLiteral: false, fit: .exact)
    let when = CaptureTimes(found.when, capture, in: vault)
    for told in CaptureEcho(found, when).told(in: vault) { vault.note(told) }
    return ItemDraft(found.words, type: .recurring, values: when.recurringFields(priority: found.when.priority))
  }

  private static func capture(_ invocation: Invocation, _ console: Console) -> ExitCode {
    EditSession.run(invocation, console, days: days(invocation)) { vault throws(EditRefusal) in
      let others: [any DeclaredOption] = [on, project] + texts.map { $0.option } + dates.map { $0.option }
      if invocation.isGiven(stack), let other = others.first(where: { invocation.isGiven($0) }) {
        throw EditRefusal(
          AddCommandMessage.stackHasNoMore,
          help: .leaveOut(option: other.syntax.spelling),
          commands: [["add", invocation[text], "--stack", invocation[stack] ?? ""]]
        )
      }
      var capture = Capture(
        text: invocation[text],
        place: .day(invocation[on]),
        time: try time(invocation),
        due: day(.due, invocation),
        priority: text(.priority, invocation),
        rule: text(.every, invocation),
        isLiteral: invocation[literal],
        fit: try BlockCommand.fit(invocation)
      )
      capture.options = invocation.typed(others)
      let noun = invocation[literal] ? nil : LeadingNoun(invocation[text])
      if let noun, noun.isSure { throw noun.refusal(with: Array(capture.options.joined())) }
      if let name = invocation[project] {
        capture.place = .project(name, on: invocation[on])
      } else if let name = invocation[stack] {
        capture.place = .stack(name)
      }
      try capture.add(to: &vault)
      if let noun { vault.note(noun.sentence) }
      try EditCheck(vault).check(allowing: BlockCommand.allowed(invocation))
    }
  }

  /// When a task is: `--at`, as one time or two.
  private static func time(_ invocation: Invocation) throws(EditRefusal) -> TimePhrase? {
    guard let at = text(.at, invocation) else { return nil }
    do throws(PhraseProblem) {
      return try TimePhrase(at)
    } catch {
      throw EditRefusal(problem: error.refusal(about: at, .time).problem)
    }
  }

  private static func text(_ key: FieldKey, _ invocation: Invocation) -> String? {
    texts.first { $0.key == key }.flatMap { invocation[$0.option] }
  }

  private static func day(_ key: FieldKey, _ invocation: Invocation) -> NamedDay? {
    dates.first { $0.key == key }.flatMap { invocation[$0.option] }
  }
}

/// What the help of `add` says.
enum AddHelp: Message {
  case text, section, type, streak, best, goal, to, at, priority, from, until, since, on, project, stack, literal, summary
  case discussion, taskOfToday, withTime, dueTask, recurring, taskOfProject
  case line, counter, addStreak, tally
}

/// Why nothing is added.
enum AddCommandMessage: Message {
  case isOnlyForTask(option: String)
  case useOne
  case strategyTakesNoFields
  /// Words that would say when, in an item of a page.
  case staysInWords(String)
  case stackHasNoMore
  case leaveOut(option: String)
}
