import Diagnostics
import Languages
import Vault

private let language = Language.spanish

extension FileErrorMessage {
  package var spanish: String {
    switch self {
    case .reason(let error): reason(error)
    case .emptyPath: "una ruta vacía no nombra nada; da un archivo o una carpeta"
    case .unread(let path, let error): "\(path): \(reason(error))"
    case .unwritten(let path, let error): "\(path): no se puede escribir: \(reason(error))"
    case .noFolder(let path): "\(path): no se puede escribir: esa carpeta no existe"
    case .isThere(let path):
      "\(path): ya hay un archivo con ese nombre, y Tidemark no lo lee; quedó como estaba: cámbiale el nombre, o mira con “tidemark outline \(path)” por qué no se lee"
    }
  }

  private func reason(_ error: FileError) -> String {
    switch error {
    case .notFound: "ese archivo o esa carpeta no existe"
    case .isDirectory: "es una carpeta, no un archivo"
    case .isNotDirectory: "una parte de la ruta es un archivo, no una carpeta"
    case .alreadyExists: "ya existe, y nada se sobrescribe"
    case .notPermitted: "permiso denegado"
    case .tooLarge(let limit): "ocupa más de \(size(limit)), así que no se lee; divídelo en varios archivos"
    case .nameIsNotText: "el nombre no está en UTF-8; cámbiale el nombre al archivo"
    case .noSpace: "no queda espacio"
    case .readOnlyFileSystem: "el sistema de archivos es de solo lectura"
    case .brokenPipe: "ya nadie lo lee"
    case .deadLink: "es un enlace simbólico a un archivo que no existe"
    case .linkLoop: "los enlaces simbólicos dan vueltas en círculo"
    case .changedWhileEditing: "cambió mientras se editaba, y no se escribió nada; ejecuta el comando otra vez"
    case .openForWriting: "otro programa lo tiene abierto para escribir; ciérralo ahí y ejecuta el comando otra vez"
    case .folderNotPermitted: "no hay permiso de escribir en su carpeta, y sin él no se puede reemplazar un archivo"
    case .folderInUse: "otro programa tiene bloqueada su carpeta; ejecuta el comando otra vez cuando termine"
    case .isNotRegular: "no es un archivo normal, sino un dispositivo o una tubería"
    case .changedTwice: "se nombra dos veces en un mismo cambio, con resultados distintos"
    case .cutShort(let kept):
      "una escritura anterior quedó a medias; los bytes de antes están en \(language.quoted(ControlCharacters.escaping(kept))): cópialos de vuelta, o elimina ese archivo"
    case .notSupported: "el sistema de archivos no puede hacerlo"
    case .other(let code): "error del sistema: \(FileError.systemWords(code))"
    }
  }

  private func size(_ bytes: Int) -> String {
    bytes > 0 && bytes % (1 << 20) == 0
      ? "\(language.number(bytes >> 20)) MiB" : language.counted(bytes, "byte", "bytes")
  }
}
