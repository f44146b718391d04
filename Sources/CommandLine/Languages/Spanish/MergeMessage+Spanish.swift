import Languages

private let language = Language.spanish

extension MergeMessage {
  var spanish: String {
    switch self {
    case .conflicts(let count, let path):
      "\(path): \(language.form(count, "queda", "quedan")) \(language.counted(count, "conflicto", "conflictos")) entre marcas"
    }
  }
}
