public import Languages

/// What a command works on: an argument that is no option. Made once, as a constant, like an `Option`.
///
/// `Value` is `String` for an operand that must stand, an optional for one that may, an array for any number.
public struct Operand<Value: Sendable>: DeclaredOperand {
  public var syntax: OperandSyntax
  let read: @Sendable ([String]) -> Value
}

/// An operand of any type, as a table of commands lists it.
public protocol DeclaredOperand: Sendable {
  var syntax: OperandSyntax { get }
}

/// What the parser and the help know of an operand.
public struct OperandSyntax: Sendable {
  public var value: ValueSyntax
  /// What it is: a phrase without a full stop.
  public var summary: Told
  public var isRequired: Bool
  public var isRepeatable: Bool
  /// Whether several words are one value, so that they need no quotes.
  public var joinsWords = false

  /// Whether several texts in quotation marks are no single value: they may be several things.
  public var isOneText = false

  /// The word for it in the help, in capitals.
  public var name: String { value.name }

  /// As it stands in a line of usage: `FILE`, `[FILE]`, `[FILE]...`, `FILE...`.
  public var usage: String {
    (isRequired ? name : "[\(name)]") + (isRepeatable ? "..." : "")
  }
}

extension Operand where Value == String {
  /// An operand that must stand.
  ///
  /// - Parameter listedBy: The command line that lists the choices.
  package static func one(_ name: String, choices: [String] = [], listedBy: String? = nil, _ summary: some Message) -> Operand {
    let value = ValueSyntax(name: name, choices: choices, listedBy: listedBy)
    return Operand(
      syntax: OperandSyntax(value: value, summary: Told(summary), isRequired: true, isRepeatable: false)
    ) { $0[0] }
  }
}

extension Operand where Value == String {
  /// An operand that must stand, of which several words need no quotation marks. None may follow it.
  package static func words(_ name: String, _ summary: some Message) -> Operand {
    Operand(
      syntax: OperandSyntax(
        value: ValueSyntax(name: name),
        summary: Told(summary),
        isRequired: true,
        isRepeatable: false,
        joinsWords: true,
        isOneText: true
      )
    ) { $0[0] }
  }
}

extension Operand where Value == String? {
  /// An operand that may stand.
  package static func optional(_ name: String, choices: [String] = [], _ summary: some Message) -> Operand {
    let value = ValueSyntax(name: name, choices: choices)
    return Operand(
      syntax: OperandSyntax(value: value, summary: Told(summary), isRequired: false, isRepeatable: false)
    ) { $0.first }
  }
}

extension Operand where Value == String? {
  /// An operand that may stand, of which several words need no quotation marks. None may follow it.
  package static func optionalWords(_ name: String, _ summary: some Message) -> Operand {
    Operand(
      syntax: OperandSyntax(
        value: ValueSyntax(name: name),
        summary: Told(summary),
        isRequired: false,
        isRepeatable: false,
        joinsWords: true
      )
    ) { $0.first }
  }
}

extension Operand where Value == [String] {
  /// Any number of operands.
  ///
  /// - Parameter standard: What the command gets where none is given.
  package static func many(
    _ name: String,
    choices: [String] = [],
    default standard: String? = nil,
    _ summary: some Message
  ) -> Operand {
    let value = ValueSyntax(name: name, choices: choices, standard: standard)
    return Operand(
      syntax: OperandSyntax(value: value, summary: Told(summary), isRequired: false, isRepeatable: true)
    ) { texts in
      guard texts.isEmpty, let standard else { return texts }
      return [standard]
    }
  }

  /// One operand or more.
  package static func some(_ name: String, choices: [String] = [], _ summary: some Message) -> Operand {
    let value = ValueSyntax(name: name, choices: choices)
    return Operand(
      syntax: OperandSyntax(value: value, summary: Told(summary), isRequired: true, isRepeatable: true)
    ) { $0 }
  }
}
