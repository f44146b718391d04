import Languages

private let language = Language.spanish

extension OtherCaseMessage {
  var spanish: String {
    switch self {
    case .isTag(let written, let other):
      "\(language.quoted(written)) es una etiqueta que arriba se escribe \(language.quoted(other))"
    case .isCategory(let written, let other):
      "\(language.quoted(written)) es una categoría que arriba se escribe \(language.quoted(other))"
    case .writeSame(let other): "escribe \(language.quoted(other)) si quieres decir lo mismo"
    }
  }
}
