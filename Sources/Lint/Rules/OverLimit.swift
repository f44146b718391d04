public import Diagnostics
import Markdown

/// `over-limit`: a file that passes a bound of the Markdown reader.
public enum OverLimit: Rule {
  public static let name = "over-limit"
  public static let severity = Severity.error
  public static let looksAtText = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.problems { kind -> ExceededBound? in
      if case .overLimit(let exceeded) = kind { exceeded } else { nil }
    }
    for (exceeded, range) in problems {
      let (message, help) = words(for: exceeded)
      findings.add(at: range, message, help: help)
    }
  }

  public static let example = RuleExample(
    found: String(repeating: ">", count: 101) + " Well begun is half done.",
    instead: "> Well begun is half done."
  )

  // MARK: Messages

  private static func words(for exceeded: ExceededBound) -> (message: String, help: String) {
    let found = grouped(exceeded.found)
    let limit = grouped(exceeded.limit)
    switch exceeded.bound {
    case .fileSize:
      return (
        "the file has \(found) bytes, and more than \(limit) are not read",
        "split it into several files"
      )
    case .nesting:
      return (
        "quotes and lists are nested \(found) deep, and more than \(limit) levels are not read",
        "remove some of the “>”, markers or spaces at the start of this line"
      )
    case .runLength:
      return (
        "the lines from here to the next blank one have \(found) of the signs [ ] * _ <, and more than \(limit) are not read",
        "separate the lines by blank ones, or put them between lines of “```”"
      )
    case .blocks:
      return (
        "the text up to here has \(found) lines and markers, and more than \(limit) are not read",
        "split the file into several"
      )
    case .frontMatterSize:
      return (
        "the front matter has \(found) bytes, and more than \(limit) are not read",
        "move some of it into the text or into other files"
      )
    case .frontMatterNesting:
      return (
        "lists and mappings are nested \(found) deep, and more than \(limit) levels are not read",
        "remove some of the brackets, braces or spaces before this"
      )
    case .itemSigns:
      return (
        "this item has \(found) brackets, colons and the like, and more than \(limit) are not read",
        "split it into several items, or put it between lines of “```”"
      )
    }
  }

  /// `16,777,216`
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }.joined()
  }
}
