import Languages

private let language = Language.spanish

extension DuplicateDayMessage {
  var spanish: String {
    switch self {
    case .hasOtherFiles(let day, let files, 1): "el \(day) tiene otro archivo: \(language.files(files, of: 1))"
    case .hasOtherFiles(let day, let files, let count): "el \(day) tiene otros archivos: \(language.files(files, of: count))"
    case .joinOrCorrect: "júntalos en un solo archivo o corrige la fecha de este"
    }
  }
}
