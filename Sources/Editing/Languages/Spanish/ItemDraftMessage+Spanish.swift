import Languages
import Planner

private let language = Language.spanish

extension ItemDraftMessage {
  var spanish: String {
    switch self {
    case .isNotRead(let words, let type):
      "\(language.title(words)) no se lee como un elemento de tipo \(language.quoted(type.rawValue))"
    case .writeLike(let type): "escríbelo como \(example(of: type))"
    case .lacksSomething(let words): "a \(language.title(words)) le falta algo para ser de ese tipo"
    case .addEvery: "agrega --every, como \(language.quoted("2 weeks on mon"))"
    case .addDay(let key): "agrega `--\(key.rawValue)` con un día, o un número, como \(language.quoted("Vueltas: 3"))"
    case .isNoRule(let text, let words): "\(language.title(text)) no dice cada cuánto se repite \(language.title(words))"
    case .writeRule:
      "escribe una regla, como \(language.quoted("daily")), \(language.quoted("weekday")) o \(language.quoted("2 weeks on mon"))"
    }
  }

  /// What an item of a type is written like.
  private func example(of type: ItemType) -> String {
    switch type {
    case .text: "un párrafo de texto"
    case .bullet: language.quoted("El jardín al amanecer")
    case .checkbox: "\(language.quoted("Pasaporte")), con --due o --priority si quieres"
    case .countUp: "\(language.quoted("Sin alcohol")) con --since, o \(language.quoted("Vueltas: 3"))"
    case .countDown: "\(language.quoted("Navidad")) con --until, o \(language.quoted("Páginas por leer: 120"))"
    case .counter: "\(language.quoted("Agua: 3/8 vasos")), o \(language.quoted("Agua")) con `--goal 8`"
    case .streak: "\(language.quoted("Meditar")) con `--streak daily`"
    case .textList: language.quoted("Valores: amable | sereno | curioso")
    case .timeline: "\(language.quoted("Borrador de la tesis")) con --from y --until"
    case .label: "\(language.quoted("📚 Leer antes de dormir")), o con --icon"
    case .image: language.quoted("![Amanecer](img/amanecer.jpg)")
    case .quote: language.quoted("Obra empezada, medio acabada.")
    case .tally: "\(language.quoted("Café")) o \(language.quoted("Café: ||"))"
    case .best: "\(language.quoted("Lagartijas: 42")) con `--best highest`"
    case .recurring: "\(language.quoted("Regar las plantas")) con `--every \"2 weeks on mon\"`"
    case .schedule: "\(language.quoted("Escribir")) con `--at \"05:00 - 06:30\"`"
    case .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity: language.quoted("Texto")
    }
  }
}
