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

  public static let page = RulePage(
    summary: "A file that is larger, or nested deeper, than what is read",
    explanation: """
      Finds a file of more than 16 MiB, quotes and lists that are nested more than 100 deep, more than 500,000 lines with text \
      and markers before it, and more than 4096 signs of markup in 64 KiB of lines without a blank one between them, where they \
      may be link definitions: the text is not read then, only its properties. Finds an item of more than 2048 brackets, quotes, \
      colons and the like, too: its fields are not read then. And it finds front matter of more than 256 KiB, or whose lists and \
      mappings are nested more than 32 deep: of its properties only `kind` is read then.
      """,
    reason: "Reading such a text could take very long, or all of the memory. No command rewrites such a file.",
    example: String(repeating: ">", count: 101) + " Well begun is half done.",
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
