import Formatting
import Languages

private let language = Language.french

extension FmtCommandMessage {
  var french: String {
    switch self {
    case .isNotUTF8(let path, let line):
      "\(path)\(language.colon) laissé tel quel\(language.colon) la ligne \(line) n’est pas en UTF-8"
    case .hasMerge(let path, let line):
      "\(path)\(language.colon) laissé tel quel\(language.colon) une fusion non résolue à la ligne \(line)"
    case .isOverLimit(let path):
      "\(path)\(language.colon) laissé tel quel\(language.colon) il est trop grand ou a trop de niveaux pour être lu; `tidemark lint` dit où"
    case .wouldChange(let path, let loss):
      "\(path)\(language.colon) laissé tel quel\(language.colon) la mise en forme aurait changé \(words(for: loss)); c’est un bogue de Tidemark, veuillez le signaler"
    case .wouldBeFormatted(let path): "\(path)\(language.colon) serait mis en forme"
    case .formatted(let path): "\(path)\(language.colon) mis en forme"
    }
  }

  private func words(for loss: FormattedFile.Loss) -> String {
    switch loss {
    case .edits: "deux fois le même endroit"
    case .blocks: "la structure du Markdown"
    case .values: "ce que dit le fichier"
    case .notIdempotent: "encore le fichier la seconde fois"
    }
  }
}
