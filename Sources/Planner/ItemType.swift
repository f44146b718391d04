/// The types of items; the names are those of the JSON export, and those of pages also of the key `type` (format, *The field
/// type*).
public enum ItemType: String, Sendable, CaseIterable {
  case text, bullet, checkbox, countUp, countDown, counter, streak, textList, timeline, label, image, quote, tally, best,
    recurring,
    schedule
  case task, block, routine, category, link
  case habit, mark, phase, activity

  /// The types that a list item of a page can have, which `type` can name.
  public static let listTypes = allCases.filter { $0.standsInList && $0.traits.isOfPages }

  /// Whether it is the type of a list item.
  public var standsInList: Bool { traits.standsInList }

  /// The list type of a written word; ASCII case is ignored.
  public init?(listType word: String) {
    guard let type = ItemType.listTypes.first(where: { $0.rawValue.lowercased() == word.lowercased() }) else { return nil }
    self = type
  }
}
