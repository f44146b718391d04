import Languages

private let language = Language.spanish

extension UnreadMarkMessage {
  var spanish: String {
    switch self {
    case .isNoDate(let text): "\(language.quoted(text)) no se lee como fecha, así que la línea no marca ninguna semana"
    case .isRange(let text): "\(language.quoted(text)) es un intervalo, así que no marca ninguna semana"
    case .beginsNoItem(let date):
      "con \(language.quoted(date)) no empieza un elemento de lista, así que no es ni una marca ni una etapa"
    case .hasNoDate(let words): "\(language.quoted(words)) no tiene fecha, así que no es una etapa"
    case .isNoPhase: "una etapa sin texto no tiene fecha, así que no es una etapa"
    case .isPartOfName(let words): "\(language.quoted(words)) se lee como parte del nombre de la etapa"
    case .write(let texts): "escribe \(language.or(texts.map(language.quoted)))"
    case .writeOneDay: "escribe un solo día de la semana, como 2026-11-20"
    case .writeOneDayOrPhase:
      "escribe un solo día de la semana; lo que dura más es una etapa, y va en \(language.quoted("Phases"))"
    case .writeInPhases(let text):
      "lo que dura más es una etapa: llama \(language.quoted("Phases")) a la sección, y escribe \(language.quoted(text))"
    case .writeItem(let text): "conviértelo en un elemento de lista: \(language.quoted("- \(text)"))"
    case .beginWithDay: "empiézala con su primer día, o con los dos, como \(language.quoted("1990-06-14 - 1996-08-31"))"
    case .removeEnd: "quítalo: una etapa sin último día sigue hasta que empieza la siguiente"
    case .makeItem: "Convertirlo en un elemento de lista"
    case .makeItems: "Convertir las líneas en elementos de lista"
    }
  }
}
