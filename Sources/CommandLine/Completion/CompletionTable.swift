import Outline
import Phrases
import Planner

/// What is proposed for the values of commands that have no choices of their own: by the option or the operand, and where it means
/// something else in one command, by that command. A test asks it for every value of the program.
enum CompletionTable {
  /// - Parameters:
  ///   - owner: an option with its dashes, or the name of an operand.
  ///   - command: the names that lead to the command: `new page`.
  /// - Returns: nil where nobody has said what the value is, and nothing where it is a person's own words.
  static func sources(of owner: String, in command: String) -> [ValueSource]? {
    particular[command]?[owner] ?? (owner.hasPrefix("-") ? options[owner] : operands[owner])
  }

  /// Which way a command looks from today (commands, *Which way a command looks*).
  static func direction(of owner: String, in command: String) -> PhraseDirection {
    if command == "carry-over" { return owner == "--from" ? .back : .ahead }
    let first = command.split(separator: " ").first.map(String.init) ?? ""
    return owner != "--today" && recording.contains(first) ? .back : .ahead
  }

  private static let recording: Set<String> = [
    "done", "skip", "log", "best", "reopen", "mark", "end-arc", "history", "changes", "stats", "life", "activities",
    "note",
  ]

  private static let words: [ValueSource] = []
  private static let pages: [ValueSource] = [.titles([.page])]
  private static let projects: [ValueSource] = [.titles([.project])]
  private static let rituals: [ValueSource] = [.titles([.ritual])]
  private static let slots: [ValueSource] = [.fixed(DaySlot.allCases.map(\.rawValue))]
  private static let recurrences: [ValueSource] = [
    .fixed([
      "daily", "mon tue wed thu fri", "sat sun", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "week", "month", "year",
    ])
  ]

  static let options: [String: [ValueSource]] = [
    "--activity": words, "--after": pages, "--at": [.times], "--before": pages, "--block": [.blocks], "--born": words,
    "--category": [.categories], "--color": [.fixed(Color.allCases.map(\.rawValue))], "--copy": pages, "--days": words,
    "--done": [.fixed(["all"])], "--due": [.days], "--every": recurrences, "--expectancy": words, "--for": [.lengths],
    "--from": [.days], "--goal": words, "--habit": words, "--icon": words, "--in": [.titles(scopes), .headings],
    "--jobs": words, "--labels": words, "--log": [.files], "--marker-size": words, "--months": words, "--note": words,
    "--notify": [.fixed(["yes"]), .times], "--now": [.times], "--on": [.days], "--output": [.files], "--page": pages,
    "--path": [.files], "--preset": [.presets, .files], "--program": [.files], "--project": projects,
    "--rating": [.fixed(WeekRating.allCases.map(\.rawValue))], "--ritual": rituals, "--section": [.sections],
    "--since": [.days], "--source": words, "--stack": [.stacks], "--stdin-filename": [.files], "--streak": recurrences,
    "--tag": [.tags], "--template": [.templates, .files], "--time": slots, "--to": [.days], "--today": [.days],
    "--until": [.days], "--vault": [.folders], "--with": [.presets, .files], "--zone": words,
  ]

  static let operands: [String: [ValueSource]] = [
    "ACTIVITY": [.items(.activity)], "BLOCK": [.blocks], "CARD": [.fixed(InsightCard.allCases.map(\.rawValue))],
    "CHANGE": words, "DATE": [.days], "DAY": [.days], "DIR": [.folders], "FILE": [.files],
    "ITEM": [.items(.any)], "KEY": [.keys], "LENGTH": [.lengths], "MONTH": [.months], "N": words, "NAME": words, "PAGE": pages,
    "PATHS": [.files], "RITUAL": rituals, "RITUAL|DAY": rituals + [.days], "TASK": [.items(.openTask)], "TEXT": words,
    "THING": ValueSource.things,
    "TITLE": words, "VALUE": words, "WEEK": [.days], "WHEN": [.days, .times], "WORDS": words, "YEAR": [.years],
  ]

  static let particular: [String: [String: [ValueSource]]] = [
    "tasks": ["--due": due],
    "list": ["--due": due],
    "ritual": ["NAME": rituals],
    "history": ["--to": [.months]],
    "life": ["NAME|WEEK": [.titles([.life]), .days], "--in": [.titles([.life])]],
    "activities": ["NAME": [.items(.activity)], "--since": [.periods]],
    "done": ["ITEM": [.items(.doable)], "--on": [.periods]],
    "reopen": ["ITEM": [.items(.reopenable)], "--on": [.periods]],
    "skip": ["ITEM": [.items(.skippable)], "--on": [.periods]],
    "log": ["--on": [.periods]],
    "count": ["ITEM": [.items(.count)]],
    "tally": ["ITEM": [.items(.tally)]],
    "best": ["ITEM": [.items(.best)]],
    "mark": ["WORDS": [.days]],
    "add": ["--to": words],
    "note": ["THING|DAY": ValueSource.things + [.days]],
    "carry-over": ["TASK": [.items(.doable)]],
    "task move": ["--to": projects],
    "unschedule": ["TASK": [.items(.plannedTask)]],
    "stack add": ["NAME": [.stacks]],
    "templates": ["NAME": [.templates]],
    "presets": ["WORD": [.presets] + slots + [.categories]],
    "stats time": ["PERIOD": [.periods]], "stats week": ["WEEK": [.periods]], "stats period": ["PERIOD": [.periods]],
    "add-section": ["--before": [.sections], "--after": [.sections]],
    "move": [
      "PAGE|PROJECT|RITUAL": [.titles(ordered)], "PROJECT": projects, "--before": [.titles(ordered)],
      "--after": [.titles(ordered)],
    ],
    "reorder": [
      "ITEM": [.headings, .items(.any)], "--to": words, "--before": [.headings, .items(.any)],
      "--after": [.headings, .items(.any)],
    ],
    "habit add": ["RITUAL TEXT": rituals],
    "set-aside": ["ITEM": [.items(.ofPage)]],
    "restore": ["ITEM": [.items(.setAside)]],
    "spec": ["SECTION": [.topics]],
    "open": ["THING": [.days, .fixed(OpenCommand.kindWords.map(\.word))] + ValueSource.things + [.files]],
    "changes": ["ITEM|FILE": ValueSource.things + [.files], "--since": [.periods]],
    "diff": ["OLD": [.files], "NEW": [.files]],
    "merge": ["BASE": [.files], "OURS": [.files], "THEIRS": [.files]],
    "export": ["--output": [.files]],
    "import": [
      "FROM|PATH": [.fixed(ImportFormats.all.map { $0.name }), .files], "--into": [.folders], "--map": words,
      "--title": words,
    ],
    "manual": ["PAGE": [.commands], "--output": [.folders]],
  ]

  private static let due: [ValueSource] = [.fixed(["overdue", "none"]), .days, .periods]
  private static let ordered: Set<DocumentKind> = [.page, .project, .ritual]
  private static let scopes: Set<DocumentKind> = [.page, .project, .ritual, .day, .stacks, .activities, .life]
}
