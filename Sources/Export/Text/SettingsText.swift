import Chronology
package import Languages
package import Planner

/// The settings of a vault in words; those that are not written leave none.
package enum SettingsText {
  package static func facts(of vault: VaultPlan, _ clock: ClockStyle, in language: Language = .english) -> [Fact] {
    func time(_ time: TimeOfDay) -> String { language.time(time, clock) }
    let facts: [(name: FactName, value: String?)] = [
      (.clock, vault.clock?.rawValue),
      (.weekStarts, vault.weekStarts?.fullName),
      (.dayStarts, vault.dayStarts.map(time)),
      (.dayEnds, vault.dayEnds.map(time)),
      (.defaultBlock, vault.defaultBlock.map { Span.minutes($0).description }),
      (.midnight, vault.midnight.map(time)),
      (.reminders, list(vault.reminders.map { "\($0.slot.rawValue) \(time($0.time))" })),
      (.insights, list(vault.insights.map(\.rawValue))),
      (.days, list(vault.folders.days)),
      (.pages, list(vault.folders.pages)),
      (.projects, list(vault.folders.projects)),
      (.rituals, list(vault.folders.rituals)),
    ]
    return facts.compactMap { name, value in value.map { Fact(name, $0, in: language) } }
  }

  private static func list(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
