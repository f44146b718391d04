import Languages
import Vault

private let language = Language.spanish

extension ImportMessage {
  var spanish: String {
    switch self {
    case .noVault: "aquí no hay bóveda: ni esta carpeta ni ninguna superior tiene \(VaultRoot.fileName)"
    case .nameFolder: "con --into DIR nombras una, o una carpeta vacía para hacerla bóveda"
    case .isNoVault(let folder): "\(language.title(folder)) tiene archivos de Markdown y no es una bóveda"
    case .nameEmptyFolder: "nombra una carpeta vacía, o haz de esta una bóveda primero"
    case .wouldBeInVault(let folder): "\(language.title(folder)) estaría dentro de una bóveda"
    case .nameVault: "nombra la carpeta de la bóveda"
    case .vaultIsUnread: "no se escribió nada: la bóveda no se pudo leer"
    case .isUnread(let path): "no se escribió nada: \(path) no se pudo leer"
    case .isNoZone(let name): "\(language.title(name)) no es una zona horaria que este sistema conozca"
    case .writeZone: "escríbela como Europe/Madrid"
    case .noFilesOf(let format): "no se escribió nada: no hay archivos de \(format)"
    case .nothingWritten(let problem): "no se escribió nada: \(problem.text(in: language))"
    case .isWrong(let place, let words): "no se escribió nada: \(place): \(words)"
    case .nameFiles(let format): "nombra los archivos o la carpeta que quieres importar, después de \(format)"
    case .isNeither(let word): "\(language.title(word)) no es ni un formato ni un archivo"
    case .formats(let names, let meant):
      (meant.map { "¿quisiste decir \(language.quoted($0))? " } ?? "") + "los formatos son \(names.joined(separator: ", "))"
    case .saysNoProgram(let path): "\(language.title(path)) no dice qué programa lo escribió"
    case .nameFormat(let names): "nombra antes el formato: uno de \(names.joined(separator: ", "))"
    case .noFiles(let paths): "no hay archivos en \(paths.joined(separator: ", "))"
    case .isTooDeep(let folder):
      "\(folder): aquí hay demasiadas carpetas unas dentro de otras; nombra la que tiene los archivos"
    case .tooManyFiles(let most): "hay más de \(language.counted(most, "archivo", "archivos")); nombra los que quieres"
    case .hasChangesBeside(let path, let log):
      "\(path): parte de sus cambios siguen en \(log); haz de nuevo el respaldo en el programa, que escribe un solo archivo"
    case .isOtherDatabase(let path):
      "\(path) es una base de datos, y no una de Loop Habit Tracker; expórtala como CSV en su programa, y nombra lo que eso escriba"
    case .isBroken(let path, let words): "\(path): \(words)"
    }
  }
}
