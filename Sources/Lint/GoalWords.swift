/// Words that say how much of something is wanted, and name nothing themselves: in English, German, French and Spanish.
enum GoalWords {
  /// Whether a name is one of them.
  static func has(_ name: some StringProtocol) -> Bool {
    ["goal", "target", "ziel", "objectif", "objetivo", "meta", "but"].contains(name.lowercased())
  }
}
