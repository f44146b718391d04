import Languages

private let language = Language.english

extension DiffMessage {
  var english: String {
    switch self {
    case .folderAndFile: "a folder cannot be compared with a file"
    case .nameTwo: "name two files, or two folders"
    case .isNoFile(let name): "\(language.quoted(name)) is not a file, here or in git"
    case .writeRevision: "write REVISION:./PATH for a file below the current folder"
    case .nameTwoOfAny: "name two files, two folders or two revisions"
    }
  }
}
