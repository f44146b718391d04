package import Planner

extension Language {
  /// A number as people write it: `12,345` in English and in Mexico, `12 345` in French, with a no-break space.
  ///
  /// Source: CLDR, `numbers/symbols/group`.
  package func number(_ number: Int) -> String {
    // Most numbers have one group.
    guard number.magnitude >= 1000 else { return String(number) }
    let (rest, group) = number.quotientAndRemainder(dividingBy: 1000)
    let digits = String(group.magnitude)
    return self.number(rest) + groupSign + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }

  /// The same with what is behind its point, which is a comma in French: `1,234.5`, `1 234,5`.
  ///
  /// Source: CLDR, `numbers/symbols/decimal`.
  package func number(_ number: Number) -> String {
    let text = number.description
    let sign = text.hasPrefix("-") ? "-" : ""
    let parts = text.dropFirst(sign.count).split(separator: ".", maxSplits: 1)
    guard let first = parts.first, let whole = Int(first) else { return text }
    return sign + self.number(whole) + (parts.count > 1 ? decimalSign + parts[1] : "")
  }

  private var decimalSign: String { self == .french ? "," : "." }

  /// `83 %`; in Mexico `83%`. In French the space is one at which no line ends.
  ///
  /// Source: CLDR, `numbers/percentFormats`; in English as ISO 80000-1 has it.
  package func percent(_ number: Int) -> String {
    choose(english: "\(number) %", spanish: "\(number)%", french: "\(self.number(number))\u{A0}%")
  }

  private var groupSign: String { self == .french ? "\u{A0}" : "," }

  /// Whether a count takes the singular: 1 alone, in French 0 too.
  ///
  /// Source: CLDR, plural rules: `one` is `n = 1` in English and Spanish, `i = 0, 1` in French.
  package func isSingular(_ count: Int) -> Bool {
    self == .french ? (-1...1).contains(count) : count == 1
  }

  /// Whether a count with a fraction takes the singular: none in English and Spanish, in French all below 2.
  package func isSingular(_ count: Double) -> Bool {
    self == .french ? abs(count) < 2 : count == 1
  }

  /// The form of a word that goes with a count.
  package func form(_ count: Int, _ one: String, _ many: String) -> String { isSingular(count) ? one : many }

  /// `1 tarea`, `2 tareas`. Behind digits a million takes no *de*: `1,000,000 tareas`.
  package func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(number(count)) \(form(count, one, many))"
  }
}
