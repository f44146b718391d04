import Languages

private let language = Language.english

extension TableProblem {
  var english: String {
    switch self {
    case .isNoDate(let column): "\(language.quoted(column)) is not a date, YYYY-MM-DD"
    case .isNoDateOrNothing(let column): "\(language.quoted(column)) is not a date, YYYY-MM-DD, or nothing"
    case .isNoLaterDate: "\(language.quoted("until")) is not a date after \(language.quoted("date")), or nothing"
    case .isNoTime: "\(language.quoted("time")) is not a time, HH:MM"
    case .isNoStatus: "\(language.quoted("status")) is not done, skipped or missed"
    case .isNoNumber: "\(language.quoted("value")) is not a number"
    case .isNotOneWord: "\(language.quoted("source")) is not one word"
    case .isNoWords: "\(language.quoted("task")) is not words"
    case .isNoState: "\(language.quoted("state")) is not open, done or dropped"
    case .isNoPriority: "\(language.quoted("priority")) is not low, medium, high or nothing"
    case .isOtherThanMarkdown:
      "\(language.quoted("every")), \(language.quoted("tags")) or \(language.quoted("id")) is not what \(language.quoted("markdown")) says"
    case .isNoKind: "\(language.quoted("kind")) is not a kind of file"
    case .isNoPath: "\(language.quoted("file")) is not the path of a Markdown file below the folder"
    case .isNoTitle: "\(language.quoted("title")) is not the title of a file"
    case .isNoLineOfLog: "\(language.quoted("item-markdown")) is not the line of an item with a log"
    case .isNoLineOfBlock: "\(language.quoted("below")) is not the line of the block that it is in"
    case .isNoLines(let column): "\(language.quoted(column)) is not the lines of one item"
    }
  }
}
