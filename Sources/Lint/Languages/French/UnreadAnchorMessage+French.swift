import Languages

private let language = Language.french

extension UnreadAnchorMessage {
  var french: String {
    switch self {
    case .isNotInCalendar(let text): "\(language.quoted(text)) n’existe pas dans le calendrier"
    case .isNoTime(let text): "\(language.quoted(text)) n’est pas une heure du jour"
    case .isNoRange(let text): "\(language.quoted(text)) n’est pas un intervalle d’heures"
    case .isOnlyEnd: "\(language.quoted("24:00")) n’est qu’une heure de fin"
    case .isSecondTime(let text): "\(language.quoted(text)) est une deuxième heure, lue comme du texte"
    case .isSecondDate(let text): "\(language.quoted(text)) est une deuxième date, lue comme du texte"
    case .isNoTimeOfBlock(let text): "\(language.quoted(text)) ne se lit pas comme une heure, donc la ligne n’est pas une plage"
    case .isNoTimeOfRow(let text):
      "\(language.quoted(text)) ne se lit pas comme une heure, donc ce n’est pas une ligne d’horaire"
    case .isNoDateOfRow(let text):
      "\(language.quoted(text)) ne se lit pas comme une date, donc ce n’est pas une ligne de chronologie"
    case .givesNoEnd(let length): "\(language.quoted(length)) est lu comme du texte, donc la plage n’a pas de fin"
    case .comesAfterWords(let time): "\(language.quoted(time)) vient après le texte, là où les heures ne sont pas lues"
    case .isReadAsWords(let text): "\(language.quoted(text)) est lu comme du texte"
    case .beginsNoItem(let time):
      "\(language.quoted(time)) ne commence pas un élément de liste, donc la ligne n’est pas une plage"
    case .isOtherDay(let words): "\(language.quoted(words)) est un autre jour, et la ligne compte pour celui-ci"
    case .isAmongWords(let time): "\(language.quoted(time)) fait partie du texte"
    case .isPartOfWords(let time, let key):
      "\(language.quoted(time)) fait partie du texte, car \(language.quoted(key)) dit ce qu’est l’élément"
    case .write(let texts): "écrivez \(language.or(texts.map(language.quoted)))"
    case .correctDay: "corrigez le jour ou le mois"
    case .writeTime: "écrivez une heure de 00:00 à 23:59"
    case .writeTimeOrEscape(let escaped):
      "écrivez une heure de 00:00 à 23:59, ou \(language.quoted(escaped)) si ce n’est pas une heure"
    case .writeBothTimes: "écrivez les deux heures en entier, comme \(language.quoted("09:00 - 10:30"))"
    case .writeMidnight:
      "écrivez \(language.quoted("00:00")) dans le jour qui commence, ou un intervalle qui se termine à 24:00"
    case .writeRange(let first, let second):
      "écrivez \(language.quoted("\(first) - \(second)")) si c’est la fin de la première; sinon, donnez-lui sa propre ligne"
    case .writeTask(let day, let time):
      "ce qui est à faire avant une certaine heure est une tâche\u{A0}: commencez la ligne par \(language.quoted("- [ ] ")) et terminez-la par \(language.quoted("(due: \(day), notify: \(time))"))"
    case .writeItem(let text): "faites-en un élément de liste\u{A0}: \(language.quoted("- \(text)"))"
    case .moveMonth: "un mois n’est pas un seul jour\u{A0}: déplacez la ligne dans le fichier d’un jour, ou sur une page"
    case .moveToDay(let dates): "déplacez-la dans le fichier de ce jour, \(dates.joined(separator: " ou "))"
    case .writeOnPage(let days):
      "ce qui dure plusieurs jours est une ligne d’une page, comme \(language.quoted("- \(days) texte")); ou écrivez-le dans le fichier de chacun des jours"
    case .writeAt(let time): "écrivez plutôt \(language.quoted("at: \(time)")) à côté de \(language.quoted("every"))"
    case .writeLater: "écrivez-la après le premier mot, ou enlevez le champ"
    case .writeBeforeWords(let time): "Écrire \(language.quoted(time)) avant le texte"
    case .makeItem: "En faire un élément de liste"
    case .makeItems: "Faire de ces lignes des éléments de liste"
    }
  }
}
