import Languages
import Outline

private let language = Language.spanish

extension LeftAloneMessage {
  package var spanish: String {
    switch self {
    case .isLeftAlone(let path, let reason): "\(path): se dejó como está: \(text(reason))"
    }
  }

  private func text(_ reason: Reason) -> String {
    switch reason {
    case .isEmpty: "está vacío"
    case .isWide: "está en UTF-16; guárdalo como UTF-8, en un editor o con “iconv -f UTF-16 -t UTF-8”"
    case .isNoText: "no es texto"
    case .lacksKind(let kind): "no empieza con un encabezado que diga \(language.quoted("kind: \(kind.rawValue)"))"
    case .isNote: "“kind: note” dice que es una nota, y no un archivo de Tidemark"
    case .isNoKind(let word, let meant?):
      "\(language.quoted(word)) no es un tipo de archivo; ¿quisiste decir \(language.quoted(meant))?"
    case .isNoKind(let word, nil):
      "\(language.quoted(word)) no es un tipo de archivo; los tipos son \(language.and(DocumentKind.allCases.map { language.quoted($0.rawValue) }))"
    }
  }
}
