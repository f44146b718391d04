import Pages
import Vault

/// The options of an export that say what of a vault a page has.
enum PageChoice {
  static let view = Option.text(
    "view",
    value: "VIEW",
    choices: PageView.allCases.map(\.rawValue),
    "As HTML: write this view of the vault, and not its files"
  )
  static let on = EditOptions.day("on", .back, "As HTML: the day whose week, month or year --view shows; today by default")

  /// Why what is asked for makes no sense; nil where it does.
  static func problem(_ invocation: Invocation, _ format: ExportFormat, output: String?) -> String? {
    let own: [any DeclaredOption] = [view, on]
    if format != .html, let given = own.first(where: { invocation.isGiven($0) }) {
      return "\(given.syntax.spelling) is for pages; add --to html"
    }
    let isFolder = output.map { $0.hasSuffix("/") || FileSystem.isDirectory($0) } ?? false
    if invocation.isGiven(view), isFolder { return "--view writes one page; name its file, as -o week.html" }
    if invocation.isGiven(on), !invocation.isGiven(view) { return "--on is the day of a view; add --view week, month or year" }
    return nil
  }
}
