import Languages
import Outline

private let language = Language.french

extension LeftAloneMessage {
  package var french: String {
    switch self {
    case .isLeftAlone(let path, let reason): "\(path)\(language.colon) laissé tel quel\(language.colon) \(text(reason))"
    }
  }

  private func text(_ reason: Reason) -> String {
    switch reason {
    case .isEmpty: "il est vide"
    case .isWide:
      "il est en UTF-16; enregistrez-le en UTF-8, dans un éditeur ou avec \(language.quoted("iconv -f UTF-16 -t UTF-8"))"
    case .isNoText: "ce n’est pas du texte"
    case .lacksKind(let kind):
      "il ne commence pas par un en-tête qui dit \(language.quoted("kind: \(kind.rawValue)"))"
    case .isNote: "\(language.quoted("kind: note")) dit que c’est une note, et non un fichier de Tidemark"
    case .isNoKind(let word, let meant?):
      "\(language.quoted(word)) n’est pas un type de fichier; vouliez-vous dire \(language.quoted(meant))?"
    case .isNoKind(let word, nil):
      "\(language.quoted(word)) n’est pas un type de fichier; les types sont \(language.and(DocumentKind.allCases.map { language.quoted($0.rawValue) }))"
    }
  }
}
