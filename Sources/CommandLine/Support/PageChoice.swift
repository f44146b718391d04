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

  private static func pictureProblem(_ invocation: Invocation, output: String?) -> ExportMessage? {
    let possible = VaultPictures.views.map(\.rawValue)
    let isFolder = output.map(FolderExport.isFolder) ?? false
    guard let word = invocation[view] else {
      return isFolder ? nil : .nameView(possible)
    }
    guard let view = PageView(rawValue: word), VaultPictures.views.contains(view) else {
      return .hasNoPicture(word, possible)
    }
    if invocation.isGiven(on), ![.day, .month, .year].contains(view) {
      return .dayOfPicture
    }
    return isFolder ? .viewIsOnePicture(word) : nil
  }

  /// Why what is asked for makes no sense; nil where it does.
  static func problem(_ invocation: Invocation, _ format: ExportFormat, output: String?) -> ExportMessage? {
    let own: [any DeclaredOption] = [view, on]
    if format == .svg { return pictureProblem(invocation, output: output) }
    if format != .html, let given = own.first(where: { invocation.isGiven($0) }) {
      return .isForPages(option: given.syntax.spelling)
    }
    let isFolder = output.map(FolderExport.isFolder) ?? false
    if invocation.isGiven(view), isFolder { return .viewIsOnePage }
    return invocation.isGiven(on) && !invocation.isGiven(view) ? .dayOfView : nil
  }
}

/// What the help says of the options of an export to pages and pictures.
enum PageChoiceHelp: Message {
  case view, on
}
