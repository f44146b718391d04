import Languages

private let language = Language.english

extension OtherCaseMessage {
  var english: String {
    switch self {
    case .isTag(let written, let other): "\(language.quoted(written)) is a tag that is written \(language.quoted(other)) above"
    case .isCategory(let written, let other):
      "\(language.quoted(written)) is a category that is written \(language.quoted(other)) above"
    case .writeSame(let other): "write \(language.quoted(other)) if you mean the same"
    }
  }
}
