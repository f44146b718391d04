import Languages

private let language = Language.english

extension DuplicateDayMessage {
  var english: String {
    switch self {
    case .hasOtherFiles(let day, let files, 1): "\(day) has another file: \(language.files(files, of: 1))"
    case .hasOtherFiles(let day, let files, let count): "\(day) has other files: \(language.files(files, of: count))"
    case .joinOrCorrect: "join them in one file, or correct the date of this one"
    }
  }
}
