import Chronology
import Editing
import Languages
import Phrases
import Planner
import Reading
import Views

/// Operands and options with values that several editing commands have.
enum EditOptions {
  static let items = Operand.some("ITEM", EditHelp.items)
  static let item = Operand.one("ITEM", EditHelp.item)
  static let thing = Operand.one("THING", EditHelp.thing)
  static let ritual = Operand.one("RITUAL", EditHelp.titleOrPath)
  static let page = Option.text("page", value: "PAGE", EditHelp.page)

  /// An icon as it is written in a line, which may say more.
  static let icon = Option.text("icon", value: "ICON", EditHelp.icon)
  /// The icon of a new file.
  static let readIcon = Option.value(
    "icon",
    value: "ICON",
    expectation: EditHelp.iconExpected,
    EditHelp.icon
  ) { text -> Icon? in
    if case .success(.icon(let icon)) = FieldValue.read(text, as: .icon) { icon } else { nil }
  }

  /// A day in a person's words.
  ///
  /// - Parameter direction: which way the command looks: `.back` where it records or looks up.
  static func day(_ name: String, _ direction: PhraseDirection, _ summary: some Message) -> Option<NamedDay?> {
    Option.phrase(name, value: "DAY", .day, summary) { text throws(PhraseProblem) in try NamedDay(text, direction) }
  }

  /// A day of what is planned.
  static func day(_ name: String, _ summary: some Message) -> Option<NamedDay?> { day(name, .ahead, summary) }

  /// A day or some days. A length alone is the day that is so far away, as where one day is asked for.
  static func period(_ name: String, _ direction: PhraseDirection, _ summary: some Message) -> Option<NamedPeriod?> {
    Option.phrase(name, value: "DAYS", .period, summary) { text throws(PhraseProblem) in
      try NamedPeriod(dayOrPeriod: text, direction)
    }
  }

  /// How many days an arc has, as a number or as a length.
  static func arcDays(_ summary: some Message) -> Option<Int?> {
    Option.value("days", value: "N", expectation: EditHelp.arcDaysExpected, summary) { text -> Int? in
      var days = Int(text)
      if case .days(let count) = Span(text) { days = count }
      return days.flatMap { Ritual.arcLengths.contains($0) ? $0 : nil }
    }
  }

  /// How often something is, as the format has it.
  static func rule(_ name: String, _ summary: some Message) -> Option<String?> {
    let syntax = OptionSyntax(name: name, summary: Told(summary), value: ValueSyntax(name: "RULE"))
    return Option(syntax) { $0.last.map(LocalWords.rule) }
  }

  static func time(_ name: String, _ summary: some Message) -> Option<TimeOfDay?> {
    Option.phrase(name, value: "TIME", .time, summary) { text throws(PhraseProblem) in try TimePhrase.time(text) }
  }
}

extension EditOptions {
  /// One time, or two with what is between.
  static func times(_ name: String, _ summary: some Message) -> Option<TimePhrase?> {
    Option.phrase(name, value: "TIME", .time, summary) { text throws(PhraseProblem) in try TimePhrase(text) }
  }

  /// A length of time in minutes, at most those of a day.
  static func minutes(_ name: String, _ summary: some Message) -> Option<Int?> {
    Option.phrase(name, value: "LENGTH", .length, summary) { text throws(PhraseProblem) in try LengthPhrase.minutes(text) }
  }
}

extension EditedVault {
  /// The day that a person's words mean today, in weeks as the vault has them.
  func day(_ word: NamedDay?) -> CivilDate? { word?.date(from: today, weekStart: settings.weekStarts) }

  /// Refuses a day with a weekday that it does not have: `thu 27 nov`.
  func check(_ word: NamedDay?) throws(EditRefusal) {
    if let problem = word?.problem(from: today, weekStart: settings.weekStarts) { throw problem }
  }

  /// The days that a person's words mean today; today without any.
  func days(_ period: NamedPeriod?) throws(EditRefusal) -> DateRange {
    guard let period else { return DateRange(today) }
    do throws(PhraseProblem) {
      return try period.days(from: today, weekStart: settings.weekStarts)
    } catch {
      throw error.refusal(about: period.text, .period)
    }
  }

  /// The page that `--page` names; without it the only one.
  func page(named name: String?) throws(EditRefusal) -> Thing {
    try onlyFile(of: .page, named: name, help: PageOptionMessage.newPageBegins, option: "--page")
  }
}

/// What the help of several commands that change files says.
enum EditHelp: Message {
  case items, item, thing, openHabits, titleOrPath, page, icon, iconExpected, color, category, entryNote, doneOn, dueDay
  case recurs, key, arcDaysExpected, colorExpected, dryRun, scope, written, notWritten
}

/// What to do where a vault has no page.
enum PageOptionMessage: Message {
  case newPageBegins
}
