import Languages

private let language = Language.spanish

extension NotALinkMessage {
  var spanish: String {
    switch self {
    case .isNotOneLink(let words):
      "\(language.quoted(words)) no es exactamente un enlace, así que no le da lugar a ningún archivo"
    case .isEmpty: "un elemento de esta lista está vacío"
    case .writeLink:
      "escribe un enlace y nada más, como \(language.quoted("[Texto](pages/name.md)")) o \(language.quoted("[[Título]]"))"
    }
  }
}
