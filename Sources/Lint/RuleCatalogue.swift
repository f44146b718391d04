/// All rules, by name.
public enum RuleCatalogue {
  public static let all: [any Rule.Type] = [
    AccidentalHeading.self,
    ConflictMarker.self,
    DuplicateEntry.self,
    DuplicateName.self,
    FieldValueRule.self,
    TickedRecurring.self,
    UnknownKey.self,
    VanishingText.self,
  ]

  /// The rule of a name.
  public static func rule(named name: String) -> (any Rule.Type)? {
    all.first { $0.name == name }
  }

  public static let names = all.map { $0.name }
}
