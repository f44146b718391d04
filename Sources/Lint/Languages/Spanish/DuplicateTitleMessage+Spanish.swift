import Languages

private let language = Language.spanish

extension DuplicateTitleMessage {
  var spanish: String {
    switch self {
    case .isTitleOf(let title, let files, let count):
      "\(language.quoted(title)) también es el título de \(language.files(files, of: count))"
    case .giveTitle: "ponle otro título a uno de ellos"
    }
  }
}
