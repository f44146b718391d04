import Chronology
import Languages
import Outline

private let language = Language.spanish

extension ImportReason {
  var spanish: String {
    switch self {
    case .before(let day): "antes del \(day)"
    case .belongsToNoFile: "no pertenece a ningún archivo"
    case .wasRemoved: "lo trajo una importación anterior y después se eliminó; sigue eliminado"
    case .wouldReadOtherwise: "no se puede escribir de modo que se lea igual"
    case .itemWouldReadOtherwise: "su elemento no se puede escribir de modo que se lea igual"
    case .itemWasRemoved: "su elemento se eliminó después de que lo trajo una importación anterior, y sigue eliminado"
    case .isCalledOtherwise(let name):
      "allá ahora se llama \(language.quoted(name)); se queda el nombre que tiene en la bóveda"
    case .hasChanged: "allá cambió desde que lo trajo una importación anterior; se queda lo que tiene la bóveda"
    case .vaultSaysOtherwise: "la bóveda dice otra cosa, y así se queda"
    case .logSaysOtherwise: "el registro dice otra cosa ese día, y así se queda"
    case .wasReadTwice: "se leyó dos veces"
    case .isSecondOfDay: "se tomó otra entrada de ese día"
    case .dayWasRemoved: "una importación anterior tenía su día, y después se eliminó del registro; sigue eliminado"
    case .isFile(let path): "en la bóveda es \(path)"
    case .valuesWereWritten: "sus valores difieren de su \(language.quoted("markdown")); se escribieron los valores"
    case .isSpelledOtherwise: "la bóveda lo escribe de otro modo, y así se queda"
    case .hasOtherFileOfPath: "la bóveda tiene otro archivo en su ruta, y ese se queda"
    case .hasOtherFileOfDay: "la bóveda tiene otro archivo de ese día, y ese se queda"
    case .pathIsTaken: "hay otra cosa en su ruta, y ahí se queda"
    case .isTaken(let path): "hay otra cosa en \(path), y ahí se queda"
    case .earlierFileHasPath: "un archivo anterior de esta importación tiene su ruta"
    case .isOfKind(let path, let kind, let wanted):
      "\(path) es de tipo \(language.quoted(kind.rawValue)), no \(language.quoted(wanted.rawValue))"
    case .otherFileHasName(let name): "otro archivo tiene el nombre \(name), y se queda"
    case .cannotBeReadBack: "lo que se escribiría no se podría volver a leer"
    case .vaultHasChangedIt: "la bóveda lo cambió después, y así se queda"
    case .fileHasChanged: "cambió desde que lo trajo una importación anterior; la bóveda conserva el suyo"
    case .folderIsOfKind(let kind):
      "la bóveda lee los archivos de esta carpeta como de tipo \(language.quoted(kind.rawValue)); cópialo a otra"
    case .isNote: "la raíz no nombra ninguna carpeta de días, así que es una nota"
    case .isNamedByDay: "su nombre pasó a ser el de su día"
    }
  }
}
