/// A line that is typed in bash, up to the cursor: its words as a command gets them, and how what comes next is written there.
///
/// bash cuts the word at the cursor where readline does: after a quotation mark that is open, and after the signs of
/// COMP_WORDBREAKS, `:` and `=` among them. What is proposed takes the place of the last of these parts alone.
struct BashLine {
  /// The words after the name of the program. The last is the one at the cursor, and empty after a space.
  private(set) var words: [String] = []
  /// The quotation mark that is open.
  private var quote: Character?
  /// What stands in the last word before the part that is replaced.
  private var kept = ""

  /// - Parameter breaks: the signs of COMP_WORDBREAKS.
  init(_ text: String, breaks: String) {
    var word: String?
    var rest = text[...]
    while let sign = rest.popFirst() {
      switch (sign, quote) {
      case (let sign, let open?) where sign == open:
        quote = nil
        kept = word ?? ""
      case ("\\", let open) where open != "'":
        word = (word ?? "") + BashLine.escaped(rest.popFirst(), in: open)
      case (let sign, _?):
        word = (word ?? "") + String(sign)
      case ("\"", nil), ("'", nil):
        quote = sign
        kept = word ?? ""
        word = kept
      case (let sign, nil) where sign.isWhitespace:
        if let word { words.append(word) }
        (word, kept) = (nil, "")
      case (let sign, nil):
        word = (word ?? "") + String(sign)
        if breaks.contains(sign) { kept = word ?? "" }
      }
    }
    words.append(word ?? "")
    // Variables before the program: `TIDEMARK_VAULT=life tidemark`.
    words = Array(words.drop { $0.contains("=") && !$0.hasPrefix("-") && !$0.hasPrefix("=") }.dropFirst())
    if words.isEmpty { words = [""] }
  }

  /// What a backslash and a sign stand for.
  private static func escaped(_ sign: Character?, in quote: Character?) -> String {
    guard let sign else { return "" }
    return quote == nil || "\\\"$`\n".contains(sign) ? String(sign) : "\\" + String(sign)
  }

  /// How a candidate is written in the place of what is replaced; nil where it does not go on with what is kept of the word.
  func reply(_ candidate: String) -> String? {
    guard candidate.hasPrefix(kept) else { return nil }
    let rest = candidate.dropFirst(kept.count)
    switch quote {
    case "'": return String(rest).replacing("'", with: "'\\''")
    case _?: return String(rest.flatMap { "\\\"$`".contains($0) ? ["\\", $0] : [$0] })
    case nil: return String(rest.flatMap { BashLine.isPlain($0) ? [$0] : ["\\", $0] })
    }
  }

  /// Whether a sign means nothing to a shell wherever it stands.
  private static func isPlain(_ sign: Character) -> Bool {
    !sign.isASCII || sign.isLetter || sign.isNumber || "_./,:=+@%-".contains(sign)
  }
}
