import Languages

private let language = Language.english

extension MissingDateMessage {
  var english: String {
    switch self {
    case .hasNoDate(let title): "\(language.quoted(title)) has no date, so the file belongs to no day"
    case .emptyTitleHasNoDate: "the title has no date, so the file belongs to no day"
    case .hasNoTitle(let name):
      "the file has no title, and its name \(language.quoted(name)) names no date, so it belongs to no day"
    case .writeDate(let title): "write the date into the title as year-month-day: \(language.quoted(title))"
    case .writeTitle: "write a title with the date below the front matter, as \(language.quoted("# 2026-11-20 Friday"))"
    }
  }
}
