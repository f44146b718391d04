import Calendar
import Chronology
import Languages
import Outline
import Planner
import Vault

/// The options of an export that say what of a vault a calendar has, and how.
enum CalendarChoice {
  static let tasks = Option.choice(
    "tasks",
    value: "FORM",
    default: CalendarOptions.TaskForm.todo,
    CalendarChoiceHelp.tasks
  )
  static let zone = Option.text("zone", value: "NAME", CalendarChoiceHelp.zone)
  static let from = EditOptions.day("from", CalendarChoiceHelp.from)
  static let until = EditOptions.day("until", CalendarChoiceHelp.until)
  /// What `--kind` takes.
  static let kinds =
    [DocumentKind.page, .day, .project, .ritual, .life, .vault].map(\.rawValue)
    + [ItemType.block, .routine, .task, .checkbox, .recurring, .schedule, .timeline, .countDown].map(\.rawValue)
  static let question = QuestionOptions(kinds: kinds, listedBy: "tidemark help export")

  /// Why what is asked for makes no sense; nil where it does.
  static func problem(_ invocation: Invocation, _ format: ExportFormat, output: String?) -> ExportMessage? {
    let own: [any DeclaredOption] = [tasks, zone, from, until, question.kind, question.project]
    if !format.isCalendar, let given = own.first(where: { invocation.isGiven($0) }) {
      return .isForCalendars(option: given.syntax.spelling)
    }
    if format == .vdir, output == nil || output == "-" { return .vdirNeedsFolder }
    if format == .ics, let output, output.hasSuffix("/") || FileSystem.isDirectory(output) { return .icsIsOneFile }
    return nil
  }

  /// The zone of a name, from the files of the system.
  static func zone(_ name: String) -> CalendarZone? {
    guard CalendarZone.isName(name) else { return nil }
    let path = FileSystem.path(of: name, in: "/usr/share/zoneinfo")
    guard case .success(let bytes) = FileSystem.read(path, limit: 1 << 20) else { return nil }
    return ZoneFile(bytes).map { CalendarZone(name, $0) }
  }
}

/// What the help says of the options of an export to a calendar.
enum CalendarChoiceHelp: Message {
  case tasks, zone, from, until
}
