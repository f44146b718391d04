import Languages

private let language = Language.spanish

extension TitleMessage {
  package var spanish: String {
    switch self {
    case .noneThere(let noun, let words): "\(unknown(noun, words)): \(none(of: noun))"
    case .nearest(let noun, let words, let title): "\(unknown(noun, words)); ¿quisiste decir \(language.quoted(title))?"
    case .others(let noun, let words, let labels):
      "\(unknown(noun, words)); hay \(isFeminine(noun) ? "estas" : "estos"):" + labels.map { "\n  " + $0 }.joined()
    case .several(let noun, let words): "\(language.quoted(words)) puede ser \(several(noun))"
    case .severalOf(let noun, let words, let advice, let labels):
      "\(TitleMessage.several(noun, words).spanish); \(text(of: advice)):"
        + labels.enumerated().map { "\n  \($0 + 1)  \($1)" }.joined()
    case .nothingChosen: "no se eligió nada"
    }
  }

  private func unknown(_ noun: TitleNoun, _ words: String) -> String { "\(no(noun)) se llama \(language.quoted(words))" }

  private func no(_ noun: TitleNoun) -> String {
    switch noun {
    case .activity: "ninguna actividad"
    case .block(let day): "ningún bloque del \(language.weekdayAndDate(day))"
    case .life: "ninguna vida"
    case .page: "ninguna página"
    case .project: "ningún proyecto"
    case .ritual: "ningún ritual"
    case .row: "ninguna fila"
    }
  }

  private func several(_ noun: TitleNoun) -> String {
    switch noun {
    case .activity: "cualquiera de estas actividades"
    case .block: "cualquiera de estos bloques"
    case .life: "cualquiera de estas vidas"
    case .page: "cualquiera de estas páginas"
    case .project: "cualquiera de estos proyectos"
    case .ritual: "cualquiera de estos rituales"
    case .row: "cualquiera de estas filas"
    }
  }

  private func none(of noun: TitleNoun) -> String {
    switch noun {
    case .project, .ritual: "la bóveda no tiene ninguno"
    case .block: "el día no tiene ninguno"
    case .row: "el día no tiene ninguna"
    case .activity, .life, .page: "no hay ninguna"
    }
  }

  private func text(of advice: TitleAdvice) -> String {
    switch advice {
    case .moreOfTitle: "escribe más de su título"
    case .moreOfName: "escribe más de su nombre"
    case .moreOfTitleOrPath: "escribe más de su título, o su ruta"
    case .moreOfNameOrTime: "escribe más de su nombre, o su hora"
    case .path: "escribe su ruta"
    case .time: "escribe su hora"
    }
  }

  private func isFeminine(_ noun: TitleNoun) -> Bool {
    switch noun {
    case .activity, .life, .page, .row: true
    case .block, .project, .ritual: false
    }
  }
}
