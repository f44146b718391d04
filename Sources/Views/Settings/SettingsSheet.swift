import Chronology
import Outline
import Planner
package import Vault

/// The settings of a vault that are in force, and where each comes from (format, *Settings*).
package struct SettingsSheet: Sendable {
  /// Where a value comes from.
  enum Source: Hashable, Sendable {
    case standard
    /// A line of the root says it.
    case written(TaskPlace)
    /// A line of the root has words that are no value of it, so that the default holds.
    case unread(String, TaskPlace)
  }

  struct Row: Sendable {
    /// The property.
    var name: String
    /// As it is written in a file: one for each thing of a list; none where nothing holds.
    var values: [String]
    var isList = false
    /// Whether it names the folders whose files need not say their kind.
    var isOfFolders = false
    var source: Source
  }

  /// The file of the root as it is shown; nil outside of a vault.
  var path: String?
  /// In the order of the format.
  var rows: [Row]
  /// What is written in the root besides settings, lists and the routine.
  var notes: [Note]

  package init(_ plans: VaultPlans) {
    path = plans.rootFile?.record.path
    notes = plans.root?.content.notes { [.link, .category, .routine].contains($0.type) } ?? []
    let (settings, root) = (plans.settings, plans.root)
    let record = plans.rootFile?.record
    let properties = record.map { Document(reading: $0.source).properties } ?? .none
    func row(_ key: PropertyKey, _ values: [String], isRead: Bool) -> Row {
      var source = Source.standard
      if let record, let property = properties[key] {
        let place = TaskPlace(path: record.path, line: record.source.position(at: property.nameRange.lowerBound).line)
        source = isRead ? .written(place) : .unread(record.source.string(in: property.valueRange), place)
      }
      let isOfFolders = [.days, .pages, .projects, .rituals].contains(key)
      return Row(name: key.rawValue, values: values, isList: key.takesList, isOfFolders: isOfFolders, source: source)
    }
    let folders = settings.folders
    rows = [
      row(.clock, [settings.clock.rawValue], isRead: root?.clock != nil),
      row(.weekStarts, [settings.weekStarts.fullName], isRead: root?.weekStarts != nil),
      row(.dayStarts, [settings.dayStarts.description], isRead: root?.dayStarts == settings.dayStarts),
      row(.dayEnds, [settings.dayEnds.description], isRead: root?.dayEnds == settings.dayEnds),
      row(.defaultBlock, [Span.minutes(settings.defaultBlock).description], isRead: root?.defaultBlock != nil),
      row(.midnight, [settings.midnight.description], isRead: root?.midnight != nil),
      row(.reminders, settings.reminders.map(\.text), isRead: root?.reminders.isEmpty == false),
      row(.insights, settings.insights.map(\.rawValue), isRead: root?.insights.isEmpty == false),
      row(.days, folders.days, isRead: !folders.days.isEmpty), row(.pages, folders.pages, isRead: !folders.pages.isEmpty),
      row(.projects, folders.projects, isRead: !folders.projects.isEmpty),
      row(.rituals, folders.rituals, isRead: !folders.rituals.isEmpty),
      row(.allow, root?.allow ?? [], isRead: root?.allow.isEmpty == false),
    ]
  }
}
