/// The page about a rule as Markdown, under fixed headings; `docs/rules` holds one for each rule.
public enum RulePageText {
  /// - Parameter sections: the sections of the format that say what the rule looks for; at least one.
  public static func markdown(of rule: any Rule.Type, sections: [String]) -> String {
    let page = rule.page
    return """
      # \(rule.name)

      \(page.summary). Severity: \(rule.severity.rawValue).

      ## What it does

      \(page.explanation)

      ## Why

      \(page.reason)

      ## Example

      \(fenced(page.example))

      ## Use instead

      \(fenced(page.instead))

      ## Fix

      \(page.fix ?? "None.")

      ## In the format

      \(sections.map { "- *\($0)*: `tidemark spec \"\($0.lowercased())\"`" }.joined(separator: "\n"))

      ## To keep it silent

      \(waysToSilence(rule))

      """
  }

  private static func waysToSilence(_ rule: any Rule.Type) -> String {
    guard rule.canBeSuppressed else {
      return """
        `tidemark lint --allow \(rule.name)`. Nothing in a file keeps it silent, because such a file cannot be read reliably.
        """
    }
    return """
      `<!-- tidemark: allow \(rule.name) -->` above a block, `<!-- tidemark: allow-file \(rule.name) -->` anywhere in the file,
      or `tidemark lint --allow \(rule.name)`.
      """
  }

  /// A fenced block with one backtick more than the text has in a row.
  private static func fenced(_ text: String) -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)markdown\n\(text)\n\(fence)"
  }
}
