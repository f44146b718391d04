/// Words as mdoc(7) and roff(7) want them written, so that they are shown as they are.
public enum MdocText {
  /// Words in a line of text, or as a part of the argument of a macro.
  ///
  /// - Parameter isLiteral: whether they are copied into a shell or a file: then a hyphen is the ASCII one, and quotation marks and
  ///   the like are not made typographical.
  public static func escaped(_ text: String, isLiteral: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-" where isLiteral: result += "\\-"
      case "'" where isLiteral: result += "\\(aq"
      case "`" where isLiteral: result += "\\(ga"
      case "^" where isLiteral: result += "\\(ha"
      case "~" where isLiteral: result += "\\(ti"
      case "\u{201C}": result += "\\(lq"
      case "\u{201D}": result += "\\(rq"
      case "\u{0}"..<" ", "\u{7F}": result += " "
      case "\u{80}"...: result += "\\[u" + hexadecimal(scalar) + "]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// An argument of a macro, which is never taken for another macro nor for punctuation.
  public static func argument(_ text: String, isLiteral: Bool = true) -> String {
    let words = escaped(text, isLiteral: isLiteral).replacing("\"", with: "\\(dq")
    let guarded = mayBeMacro(text) ? "\\&" + words : words
    return text.contains(" ") || text.isEmpty ? "\"\(guarded)\"" : guarded
  }

  /// Words as the arguments of a macro, none of which is taken for another macro.
  static func words(_ text: String) -> String {
    text.split(separator: " ").map { guarded(escaped(String($0))) }.joined(separator: " ")
  }

  /// A word that is written in mdoc already, in the arguments of a macro.
  static func guarded(_ word: String) -> String { mayBeMacro(word) ? "\\&" + word : word }

  /// A line of an example, as it is.
  public static func literalLine(_ line: String) -> String {
    let text = escaped(line, isLiteral: true)
    return text.hasPrefix(".") ? "\\&" + text : text
  }

  /// Names of macros have two or three letters, the first a capital one and the others not; and punctuation is one sign.
  private static func mayBeMacro(_ text: String) -> Bool {
    if text.count == 1 { return !(text.first?.isLetter ?? false) && !(text.first?.isNumber ?? false) }
    let isCapitalized = text.first?.isUppercase ?? false
    return text.count <= 3 && isCapitalized && text.dropFirst().allSatisfy(\.isLowercase) || text.hasPrefix("%")
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
