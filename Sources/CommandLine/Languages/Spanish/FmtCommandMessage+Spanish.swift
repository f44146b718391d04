import Formatting

extension FmtCommandMessage {
  var spanish: String {
    switch self {
    case .isNotUTF8(let path, let line): "\(path): se deja como está: la línea \(line) no está en UTF-8"
    case .hasMerge(let path, let line): "\(path): se deja como está: una fusión sin resolver en la línea \(line)"
    case .isOverLimit(let path):
      "\(path): se deja como está: es demasiado grande o tiene demasiados niveles para leerse; `tidemark lint` dice dónde"
    case .wouldChange(let path, let loss):
      "\(path): se deja como está: darle formato habría cambiado \(words(for: loss)); es un error de Tidemark, repórtalo por favor"
    case .wouldBeFormatted(let path): "\(path): se le daría formato"
    case .formatted(let path): "\(path): se le dio formato"
    }
  }

  private func words(for loss: FormattedFile.Loss) -> String {
    switch loss {
    case .edits: "el mismo lugar dos veces"
    case .blocks: "la estructura del Markdown"
    case .values: "lo que dice el archivo"
    case .notIdempotent: "el archivo otra vez al repetirlo"
    }
  }
}
