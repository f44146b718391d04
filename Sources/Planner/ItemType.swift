/// The item types of a Focus page; the names are those of the JSON export and of the key `type` (format, section 4, `page`).
public enum ItemType: String, Sendable, CaseIterable {
  case text, bullet, checkbox, countUp, countDown, counter, streak, textList, timeline, label, image, quote, tally, best,
    recurring,
    schedule

  /// The types that a list item can have, which `type` can name.
  public static let listTypes = allCases.filter { ![.text, .image, .quote].contains($0) }

  /// The list type of a written word; ASCII case is ignored.
  public init?(listType word: String) {
    guard let type = ItemType.listTypes.first(where: { $0.rawValue.lowercased() == word.lowercased() }) else { return nil }
    self = type
  }
}
