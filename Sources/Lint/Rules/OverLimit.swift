public import Diagnostics
import Languages
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
      let (problem, advice) = OverLimitMessage.words(for: exceeded)
      findings.add(at: range, problem, help: advice)
    }
  }

  public static let example = RuleExample(
    found: String(repeating: ">", count: 101) + " Well begun is half done.",
    instead: "> Well begun is half done."
  )
}

/// What `over-limit` says: how much there is, and how much is read.
enum OverLimitMessage: Message {
  case hasBytes(Int, limit: Int)
  case splitFile
  /// Of quotes and lists.
  case isNested(Int, limit: Int)
  case removeMarkers
  /// Of signs of markup in lines without a blank one between them.
  case runsOn(Int, limit: Int)
  case separateLines
  case hasLines(Int, limit: Int)
  case splitText
  case frontMatterHasBytes(Int, limit: Int)
  case moveFrontMatter
  case frontMatterIsNested(Int, limit: Int)
  case removeBrackets
  case itemHasSigns(Int, limit: Int)
  case splitItem

  static func words(for exceeded: ExceededBound) -> (problem: OverLimitMessage, advice: OverLimitMessage) {
    let (found, limit) = (exceeded.found, exceeded.limit)
    return switch exceeded.bound {
    case .fileSize: (.hasBytes(found, limit: limit), .splitFile)
    case .nesting: (.isNested(found, limit: limit), .removeMarkers)
    case .runLength: (.runsOn(found, limit: limit), .separateLines)
    case .blocks: (.hasLines(found, limit: limit), .splitText)
    case .frontMatterSize: (.frontMatterHasBytes(found, limit: limit), .moveFrontMatter)
    case .frontMatterNesting: (.frontMatterIsNested(found, limit: limit), .removeBrackets)
    case .itemSigns: (.itemHasSigns(found, limit: limit), .splitItem)
    }
  }
}
