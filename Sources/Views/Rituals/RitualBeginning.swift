package import Languages

/// How to begin, for views of rituals that have nothing to show.
package enum RitualBeginning {
  static let commands: [BeginningStep] = [.showPresets, .beginRitual]

  package static func steps(in language: Language) -> NextSteps { NextSteps(.noRitual, commands, in: language) }
}
