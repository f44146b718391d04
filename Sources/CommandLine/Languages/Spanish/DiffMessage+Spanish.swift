import Languages

private let language = Language.spanish

extension DiffMessage {
  var spanish: String {
    switch self {
    case .folderAndFile: "una carpeta no se puede comparar con un archivo"
    case .nameTwo: "nombra dos archivos, o dos carpetas"
    case .isNoFile(let name): "\(language.quoted(name)) no es un archivo, ni aquí ni en git"
    case .writeRevision: "escribe REVISION:./PATH para un archivo dentro de la carpeta actual"
    case .nameTwoOfAny: "nombra dos archivos, dos carpetas o dos revisiones"
    }
  }
}
