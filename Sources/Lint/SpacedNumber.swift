/// A number of which the thousands may stand apart, with a unit or the sign of a currency before or behind it: `4 500 €`,
/// `€4 500`, `CHF 4 500`, `8 000ml`.
struct SpacedNumber {
  /// Its digits without spaces.
  var digits: String
  var unit: Substring?
  /// Whether its thousands stand apart.
  var isGrouped: Bool

  /// Nil where something else stands there, too, and for `030 123 456`, which is for the telephone.
  init?(_ text: Substring) {
    var words = text.split(whereSeparator: SpacedNumber.isSpace)
    if let first = words.first, case let sign = first.prefix(while: \.isCurrencySymbol), !sign.isEmpty,
      sign.count < first.count
    {
      words.replaceSubrange(0..<1, with: [sign, first.dropFirst(sign.count)])
    }
    if let last = words.last, case let number = last.prefix(while: SpacedNumber.isDigit), !number.isEmpty,
      number.count < last.count
    {
      words.replaceSubrange(words.count - 1..<words.count, with: [number, last.dropFirst(number.count)])
    }
    if let first = words.first, SpacedNumber.isCurrency(first) {
      unit = first
      words.removeFirst()
    }
    let groups = words.prefix { $0.allSatisfy(SpacedNumber.isDigit) }
    let others = words.dropFirst(groups.count)
    guard let first = groups.first, first == "0" ? groups.count == 1 : first.first != "0",
      groups.count == 1 || first.count <= 3 && groups.dropFirst().allSatisfy({ $0.count == 3 }),
      others.count <= (unit == nil ? 1 : 0), others.allSatisfy(SpacedNumber.isUnit)
    else { return nil }
    unit = unit ?? others.first
    digits = groups.joined()
    isGrouped = groups.count > 1
  }

  /// The written form of a number and its goal.
  static func goal(_ counted: SpacedNumber, _ goal: SpacedNumber) -> String {
    "\(counted.digits)/\(goal.digits)" + ((counted.unit ?? goal.unit).map { " \($0)" } ?? "")
  }

  /// Whether the unit is money, so that digits and a slash are no saying, and no telephone.
  var isMoney: Bool { unit.map(SpacedNumber.isCurrency) ?? false }

  /// Whether a word says a currency: `€`, `CHF`.
  static func isCurrency(_ word: Substring) -> Bool {
    codes.contains(word) || (!word.isEmpty && word.allSatisfy(\.isCurrencySymbol))
  }

  /// The codes of currencies that people write beside amounts.
  private static let codes: Set<Substring> = [
    "AUD", "BRL", "CAD", "CHF", "CZK", "DKK", "EUR", "GBP", "INR", "JPY", "MXN", "NOK", "NZD", "PLN", "SEK", "USD",
  ]

  static func isSpace(_ character: Character) -> Bool { " \u{A0}\u{202F}".contains(character) }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isWholeNumber }

  private static func isUnit(_ word: Substring) -> Bool {
    word.allSatisfy { $0.isLetter || $0.isCurrencySymbol || "%°²³".contains($0) }
  }
}
