import Languages

private let language = Language.english

extension OverLimitMessage {
  var english: String {
    switch self {
    case .hasBytes(let found, let limit):
      "the file has \(language.number(found)) bytes, and more than \(language.number(limit)) are not read"
    case .splitFile: "split it into several files"
    case .isNested(let found, let limit):
      "quotes and lists are nested \(language.number(found)) deep, and more than \(language.number(limit)) levels are not read"
    case .removeMarkers: "remove some of the \(language.quoted(">")), markers or spaces at the start of this line"
    case .runsOn(let found, let limit):
      "the lines from here to the next blank one have \(language.number(found)) of the signs [ ] * _ <, and more than \(language.number(limit)) are not read"
    case .separateLines: "separate the lines by blank ones, or put them between lines of \(language.quoted("```"))"
    case .hasLines(let found, let limit):
      "the text up to here has \(language.number(found)) lines and markers, and more than \(language.number(limit)) are not read"
    case .splitText: "split the file into several"
    case .frontMatterHasBytes(let found, let limit):
      "the front matter has \(language.number(found)) bytes, and more than \(language.number(limit)) are not read"
    case .moveFrontMatter: "move some of it into the text or into other files"
    case .frontMatterIsNested(let found, let limit):
      "lists and mappings are nested \(language.number(found)) deep, and more than \(language.number(limit)) levels are not read"
    case .removeBrackets: "remove some of the brackets, braces or spaces before this"
    case .itemHasSigns(let found, let limit):
      "this item has \(language.number(found)) brackets, colons and the like, and more than \(language.number(limit)) are not read"
    case .splitItem: "split it into several items, or put it between lines of \(language.quoted("```"))"
    }
  }
}
