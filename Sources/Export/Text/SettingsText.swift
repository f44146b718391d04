import Chronology
import Planner

/// The settings of a vault in words, one a line; those that are not written leave none.
enum SettingsText {
  static func lines(of vault: VaultPlan) -> [String] {
    let lines: [(name: String, value: String?)] = [
      ("Clock", vault.clock?.rawValue),
      ("Week starts", vault.weekStarts?.fullName),
      ("Day starts", vault.dayStarts?.description),
      ("Day ends", vault.dayEnds?.description),
      ("Default block", vault.defaultBlock.map { Span.minutes($0).description }),
      ("Midnight", vault.midnight?.description),
      ("Reminders", list(vault.reminders.map(\.text))),
      ("Insights", list(vault.insights.map(\.rawValue))),
      ("Days in", list(vault.folders.days)),
      ("Pages in", list(vault.folders.pages)),
      ("Projects in", list(vault.folders.projects)),
      ("Rituals in", list(vault.folders.rituals)),
    ]
    return lines.compactMap { name, value in value.map { "\(name): \($0)" } }
  }

  private static func list(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
