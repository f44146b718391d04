/// All rules, by name.
public enum RuleCatalogue {
  public static let all: [any Rule.Type] = [
    AccidentalHeading.self,
    AccidentalList.self,
    ConflictMarker.self,
    DuplicateEntry.self,
    DuplicateName.self,
    DuplicateProperty.self,
    DuplicateSection.self,
    EmptyHeading.self,
    FieldValueRule.self,
    FrontMatterRule.self,
    IndentedItem.self,
    InvalidUTF8.self,
    LateFrontMatter.self,
    MissingImage.self,
    MissingNumber.self,
    MissingTitle.self,
    MisspelledKind.self,
    MisspelledProperty.self,
    MonthEnd.self,
    NeverDue.self,
    OverLimit.self,
    PropertyValue.self,
    SecondTitle.self,
    SetAsideLast.self,
    TickedRecurring.self,
    UnknownKey.self,
    UnknownSuppression.self,
    UnphasedRule.self,
    UnreachableGoal.self,
    UnreadProperty.self,
    VanishingText.self,
  ]

  /// The rule of a name.
  public static func rule(named name: String) -> (any Rule.Type)? {
    all.first { $0.name == name }
  }

  public static let names = all.map { $0.name }
}
