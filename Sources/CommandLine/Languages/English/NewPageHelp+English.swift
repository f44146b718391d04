extension NewPageHelp {
  var english: String {
    switch self {
    case .title: "the title of the page"
    case .template: "Begin from this template: a built-in one, one of the vault's templates folder, or a file"
    case .copy: "Begin with all the lines of this page, including its logs"
    case .before: "Put it before this page in the order of the vault"
    case .after: "Put it after this page in the order of the vault"
    case .summary: "Begin a Focus page from a template, or from a page"
    case .discussion:
      """
      Without --output the page goes to pages/ in the vault, else to this folder, under its title in small letters. A file \
      that exists is never overwritten. `tidemark templates` lists the templates; in them {{title}} stands for the title and \
      {{today}} for the day. --before and --after write the page into the list of tidemark.md, as `tidemark move` does.
      """
    case .sixSections: "Begin a page of six sections"
    case .everyTracker: "Begin one with every tracker"
    case .linesOfAnother: "Begin with the lines of another page"
    case .success: "the page was written"
    case .couldNotRun: "nothing was written: the file exists, or the template or page is unknown"
    }
  }
}
