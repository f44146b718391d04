import Outline
import Planner

/// What the items of a calendar are made of, whichever file they are of: it is made once, and then read on several threads.
final class CalendarBasis: Sendable {
  /// What of a project is told with what belongs to it.
  struct ProjectLook {
    /// As the project itself writes it, on one line and without markup.
    let title: String
    let icon: Icon?
    let color: Color?

    init(_ project: Project) {
      title = CalendarWords.line(project.content.title)
      (icon, color) = (project.content.icon, project.color)
    }
  }

  let vault: CalendarVault
  let options: CalendarOptions
  let days: CalendarDays
  /// The title of the vault on one line.
  let title: String
  /// What the blocks of the routine are called.
  let routineNames: Set<String>
  /// What of the routine is shown on each of the days that are looked at one by one; nothing where only files of days are told, which
  /// do not ask.
  let shownAhead: [[Routine.Shown]]
  /// What blocks tell on these days.
  let told: ToldNames
  private let projects: [String: Project]
  private let looks: [String: ProjectLook]

  init(_ vault: CalendarVault, _ options: CalendarOptions) {
    let days = CalendarDays(vault)
    let isAsked = vault.files.contains { $0.isChosen && $0.day == nil }
    let shownAhead = isAsked ? days.shownAhead() : []
    let titled = vault.files.compactMap(\.plan?.project).map { (Document.key(ofTitle: $0.content.title), $0) }
    let projects = Dictionary(titled) { first, _ in first }
    self.vault = vault
    self.options = options
    self.days = days
    self.shownAhead = shownAhead
    self.projects = projects
    title = CalendarBuilder.line(vault.title)
    routineNames = Set((0..<days.routine.count).map { CalendarWords.name(days.routine.block($0).name) })
    told = ToldNames(on: days, shownAhead)
    looks = projects.mapValues { ProjectLook($0) }
  }

  /// The project of a title.
  func project(_ title: String?) -> Project? { title.flatMap { projects[Document.key(ofTitle: $0)] } }

  /// The look of the project of a title.
  func look(ofProject title: String?) -> ProjectLook? { title.flatMap { looks[Document.key(ofTitle: $0)] } }

  /// A title of a project as the project itself writes it.
  func projectTitle(_ title: String) -> String { look(ofProject: title)?.title ?? CalendarWords.line(title) }
}
