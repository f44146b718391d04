/// The sections of a vault's root that mean something (format, *The vault*).
public enum VaultSection: String, Sendable, CaseIterable {
  case pages = "Pages"
  case rituals = "Rituals"
  case projects = "Projects"
  case categories = "Categories"
  case routine = "Routine"

  /// The section of a name; ASCII case does not count.
  init?(named name: String) {
    // Nearly all are spelled so.
    if let section = VaultSection(rawValue: name) {
      self = section
      return
    }
    guard let section = VaultSection.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      return nil
    }
    self = section
  }

  /// Whether its items are links, which say in which order files come.
  public var isList: Bool { self == .pages || self == .rituals || self == .projects }
}
