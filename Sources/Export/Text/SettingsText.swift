import Chronology
package import Planner

/// The settings of a vault in words, one a line; those that are not written leave none.
package enum SettingsText {
  package static func lines(of vault: VaultPlan, _ clock: ClockStyle) -> [String] {
    let lines: [(name: String, value: String?)] = [
      ("Clock", vault.clock?.rawValue),
      ("Week starts", vault.weekStarts?.fullName),
      ("Day starts", vault.dayStarts.map(clock.text)),
      ("Day ends", vault.dayEnds.map(clock.text)),
      ("Default block", vault.defaultBlock.map { Span.minutes($0).description }),
      ("Midnight", vault.midnight.map(clock.text)),
      ("Reminders", list(vault.reminders.map { "\($0.slot.rawValue) \(clock.text($0.time))" })),
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
