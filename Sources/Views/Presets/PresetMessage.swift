import Languages

/// What `tidemark presets` says beside the words of the presets themselves.
enum PresetMessage: Message {
  /// The heading of the vault's own.
  case ofVault
  /// `3 habits`
  case habitCount(Int)
  /// `habits: Wake up, Stretch`; their names as they are shown.
  case habits(String)
  /// `named wake-up`, of one whose title does not name it.
  case named(String)
  /// `To see their habits: tidemark presets morning`
  case toSeeHabits(command: String)
  /// `To begin one: tidemark new ritual --preset Water`
  case toBegin(command: String)
}
