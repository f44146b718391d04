import Export
import Markdown
public import Planner

/// No word of a file is lost in its text, and no control character is in it.
public enum TextLaws {
  /// What is lost or wrong; empty if all is well.
  ///
  /// - Parameter texts: what the text has to hold.
  public static func broken(by plan: Plan, holding texts: [String]) -> [String] {
    let text = TextExport(today: RandomVerb.today).text(of: plan)
    let found = PlanWords.bag(text)
    let words = PlanWords.bag(texts.map(shown).joined(separator: " "))
    let lost = words.filter { (found[$0.key] ?? 0) < $0.value }.keys.sorted()
    return (lost.isEmpty ? [] : ["lost: \(lost)\n\(text)"])
      + (text.unicodeScalars.contains(where: isControl) ? ["control characters in \(text.debugDescription)"] : [])
      + (text.hasSuffix("\n") ? [] : ["no line ends the text"])
  }

  /// For a file that was read.
  static func broken(by plan: Plan) -> [String] {
    let words = PlanWords(plan)
    return broken(by: plan, holding: words.texts.map(InlineText.plain) + words.verbatim)
  }

  /// Line breaks part words; what no text may hold is replaced.
  private static func shown(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { shown.append(scalar == "\r" ? "\n" : isControl(scalar) ? "\u{FFFD}" : scalar) }
    return String(shown)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\t" && scalar != "\n") || (0x7F..<0xA0).contains(scalar.value)
  }
}
