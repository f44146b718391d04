import Diagnostics
public import Languages

/// The page about a rule as Markdown, under fixed headings; `docs/rules` holds one for each rule.
public enum RulePageText {
  /// - Parameters:
  ///   - sections: the sections of the format that say what the rule looks for; at least one.
  ///   - language: that of the page, but for its examples.
  public static func markdown(of rule: any Rule.Type, sections: [String], in language: Language = .english) -> String {
    let words = rule.words(in: language)
    func say(_ message: RulePageMessage) -> String { language.say(message) }
    let silencing: RulePageMessage =
      rule.canBeSuppressed ? .commentOrOption(rule: rule.name) : .optionAlone(rule: rule.name)
    return """
      # \(rule.name)

      \(words.summary). \(say(.severity(rule.severity)))

      ## \(say(.whatItDoes))

      \(words.explanation)

      ## \(say(.why))

      \(words.reason)

      ## \(say(.example))

      \(fenced(rule.example.found))

      ## \(say(.useInstead))

      \(fenced(rule.example.instead))

      ## \(say(.fix))

      \(words.fix ?? say(.noFix))

      ## \(say(.inTheFormat))

      \(sections.map { "- *\($0)*: `tidemark spec \"\($0.lowercased())\"`" }.joined(separator: "\n"))

      ## \(say(.toKeepItSilent))

      \(say(silencing))

      """
  }

  /// A fenced block with one backtick more than the text has in a row.
  private static func fenced(_ text: String) -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)markdown\n\(text)\n\(fence)"
  }
}

/// What is the same on the pages of all rules.
enum RulePageMessage: Message {
  /// `Severity: warning.`
  case severity(Severity)
  case whatItDoes, why, example, useInstead
  case fix, noFix
  case inTheFormat
  case toKeepItSilent
  /// How to silence a rule.
  case commentOrOption(rule: String)
  /// How to silence a rule that no comment silences.
  case optionAlone(rule: String)
}
