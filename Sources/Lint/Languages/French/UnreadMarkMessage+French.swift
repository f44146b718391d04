import Languages

private let language = Language.french

extension UnreadMarkMessage {
  var french: String {
    switch self {
    case .isNoDate(let text): "\(language.quoted(text)) ne se lit pas comme une date, donc la ligne ne marque aucune semaine"
    case .isRange(let text): "\(language.quoted(text)) est un intervalle, donc il ne marque aucune semaine"
    case .beginsNoItem(let date):
      "\(language.quoted(date)) ne commence pas un élément de liste, donc ce n’est ni une marque ni une étape"
    case .hasNoDate(let words): "\(language.quoted(words)) n’a pas de date, donc ce n’est pas une étape"
    case .isNoPhase: "une étape sans texte n’a pas de date, donc ce n’est pas une étape"
    case .isPartOfName(let words): "\(language.quoted(words)) se lit comme une partie du nom de l’étape"
    case .write(let texts): "écrivez \(language.or(texts.map(language.quoted)))"
    case .writeOneDay: "écrivez un seul jour de la semaine, comme 2026-11-20"
    case .writeOneDayOrPhase:
      "écrivez un seul jour de la semaine; ce qui dure plus longtemps est une étape, et va dans \(language.quoted("Phases"))"
    case .writeInPhases(let text):
      "ce qui dure plus longtemps est une étape\u{A0}: nommez la section \(language.quoted("Phases")), et écrivez \(language.quoted(text))"
    case .writeItem(let text): "faites-en un élément de liste\u{A0}: \(language.quoted("- \(text)"))"
    case .beginWithDay:
      "commencez-la par son premier jour, ou par les deux, comme \(language.quoted("1990-06-14 - 1996-08-31"))"
    case .removeEnd: "enlevez-le\u{A0}: une étape sans dernier jour continue jusqu’au début de la suivante"
    case .makeItem: "En faire un élément de liste"
    case .makeItems: "Faire de ces lignes des éléments de liste"
    }
  }
}
