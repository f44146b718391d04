import Languages
import Pages

/// The options of an export that say what of a vault a page has.
enum PageChoice {
  static let view = Option.text(
    "view",
    value: "VIEW",
    choices: PageView.allCases.map(\.rawValue),
    PageChoiceHelp.view
  )
  static let on = EditOptions.day("on", .back, PageChoiceHelp.on)

  private static func pictureProblem(_ invocation: Invocation, output: String?) -> String? {
    let possible = VaultPictures.views.map(\.rawValue).joined(separator: ", ")
    let isFolder = output.map(FolderExport.isFolder) ?? false
    guard let word = invocation[view] else {
      guard !isFolder else { return nil }
      return
        "a picture is of a view; name one, as --view life (possible: \(possible)), or write all into a folder, as -o pictures/"
    }
    guard let view = PageView(rawValue: word), VaultPictures.views.contains(view) else {
      return "“\(word)” has no picture; choose one of \(possible), or --to html for the page of it"
    }
    if invocation.isGiven(on), ![.day, .month, .year].contains(view) {
      return "--on is the day of a picture; add --view day, month or year"
    }
    if isFolder { return "--view writes one picture; name its file, as -o \(word).svg" }
    return nil
  }

  /// Why what is asked for makes no sense; nil where it does.
  static func problem(_ invocation: Invocation, _ format: ExportFormat, output: String?) -> String? {
    let own: [any DeclaredOption] = [view, on]
    if format == .svg { return pictureProblem(invocation, output: output) }
    if format != .html, let given = own.first(where: { invocation.isGiven($0) }) {
      return "\(given.syntax.spelling) is for pages; add --to html"
    }
    let isFolder = output.map(FolderExport.isFolder) ?? false
    if invocation.isGiven(view), isFolder { return "--view writes one page; name its file, as -o week.html" }
    if invocation.isGiven(on), !invocation.isGiven(view) {
      return "--on is the day of a view; add --view day, week, month or year"
    }
    return nil
  }
}

/// What the help says of the options of an export to pages and pictures.
enum PageChoiceHelp: Message {
  case view, on
}
