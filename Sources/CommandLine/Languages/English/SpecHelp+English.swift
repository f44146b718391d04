extension SpecHelp {
  var english: String {
    switch self {
    case .section: "the heading of a section, its beginning, or words of it"
    case .summary: "Print the specification of the format, or a section of it"
    case .printChapter: "Print the chapter on fields, with all below it"
    case .printSection: "Print one section"
    }
  }
}
