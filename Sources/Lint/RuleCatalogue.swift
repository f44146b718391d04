/// All rules, by name.
public enum RuleCatalogue {
  public static let all: [any Rule.Type] = [
    AccidentalHeading.self,
    AccidentalList.self,
    BestMismatch.self,
    ConflictMarker.self,
    ConflictingKeys.self,
    DuplicateEntry.self,
    DuplicateKey.self,
    DuplicateName.self,
    DuplicateProperty.self,
    DuplicateSection.self,
    EmptyHeading.self,
    EndBeforeStart.self,
    EntryValue.self,
    FieldValueRule.self,
    ForeignField.self,
    FrontMatterRule.self,
    FutureEntry.self,
    HalfRange.self,
    IndentedItem.self,
    InvalidUTF8.self,
    LateFrontMatter.self,
    MalformedBox.self,
    MisplacedGroup.self,
    MisplacedKey.self,
    MissingImage.self,
    MissingNumber.self,
    MissingTitle.self,
    MisspelledKind.self,
    MisspelledProperty.self,
    MonthEnd.self,
    NegativeNote.self,
    NeverDue.self,
    NotifyNeedsDue.self,
    OverLimit.self,
    PropertyValue.self,
    SecondTitle.self,
    SetAsideLast.self,
    TickedRecurring.self,
    UnclosedGroup.self,
    UnknownBox.self,
    UnknownKey.self,
    UnknownSuppression.self,
    UnphasedRule.self,
    UnreachableGoal.self,
    UnreadAnchor.self,
    UnreadEntry.self,
    UnreadPart.self,
    UnreadProperty.self,
    VanishingText.self,
  ]

  /// The rule of a name.
  public static func rule(named name: String) -> (any Rule.Type)? {
    all.first { $0.name == name }
  }

  public static let names = all.map { $0.name }
}
