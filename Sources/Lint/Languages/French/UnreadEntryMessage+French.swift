import Languages

private let language = Language.french

extension UnreadEntryMessage {
  var french: String {
    switch self {
    case .isNoDate(let text): "\(language.quoted(text)) ne se lit pas comme une date, donc la ligne n’est pas une entrée"
    case .comesBeforeDate(let state): "\(language.quoted(state)) précède la date, donc la ligne n’est pas une entrée"
    case .isFollowedByDay(let date): "\(language.quoted(date)) est suivi d’un autre jour, et seul le premier compte"
    case .isSecondTime(let time): "\(language.quoted(time)) est une deuxième heure, et seule la première est lue"
    case .isOnlyNote(let time): "\(language.quoted(time)) n’est qu’une note, et non l’heure de l’entrée"
    case .beginsNameOfHabit(let date): "\(language.quoted(date)) commence le nom d’une habitude, donc aucun jour ne compte"
    case .beginsNameOfActivity(let date): "\(language.quoted(date)) commence le nom d’une activité, donc aucun jour ne compte"
    case .isPartOfName(let days, let name):
      "\(language.quoted(days)) fait partie du nom de \(language.quoted(name)), donc aucun jour ne compte"
    case .isInNoLog(let date, let name):
      "\(language.quoted(date)) est sous \(language.quoted(name)), qui n’a pas de journal tant que son champ n’est pas lu"
    case .isBelowEntry(let date, let above):
      "\(language.quoted(date)) est sous l’entrée \(language.quoted(above)), donc ce n’est pas une entrée"
    case .isBeside(let date, let name):
      "\(language.quoted(date)) est à côté de \(language.quoted(name)) et non dessous, donc ce n’est pas une entrée"
    case .isBesideItem(let date):
      "\(language.quoted(date)) est à côté de l’élément et non dessous, donc ce n’est pas une entrée"
    case .isInNotes(let date, let name):
      "\(language.quoted(date)) est dans les notes de \(language.quoted(name)), donc ce n’est pas une entrée"
    case .isInNotesOfItem(let date): "\(language.quoted(date)) est dans les notes d’un élément, donc ce n’est pas une entrée"
    case .write(let texts): "écrivez \(language.or(texts.map(language.quoted)))"
    case .writeDateInFull: "écrivez l’année, le mois et le jour, comme 2026-11-20"
    case .writeDaysOfPeriod(let first, let last):
      "écrivez les jours, comme \(language.quoted(first)), ou du premier au dernier, comme \(language.quoted("\(first) - \(last)"))"
    case .writeBothDays: "écrivez les deux jours avec leur année, comme 2026-11-18 - 2026-11-20"
    case .writeEachDayAlone(let texts):
      "écrivez chaque jour sur sa propre ligne\u{A0}: \(language.and(texts.map(language.quoted)))"
    case .writeState(let day):
      "écrivez \(language.quoted("\(day) missed")) ou \(language.quoted("\(day) skipped")), selon le cas\u{A0}: sans un de ces mots, le jour compte comme fait"
    case .giveEachDayLine: "mettez chaque jour sur sa propre ligne, ou écrivez un intervalle, comme 2026-11-18 - 2026-11-20"
    case .writeTimeAfterWords:
      "une entrée n’a qu’une heure\u{A0}: écrivez l’autre après le texte, ou \(language.quoted("done")) devant elle si c’est une note"
    case .writeTimeOfBeginning: "une entrée n’a qu’une heure\u{A0}: écrivez celle du début, comme 18:30"
    case .writeNameAndDays: "écrivez le nom comme élément de liste, et chaque jour comme élément de liste en retrait dessous"
    case .writeDayBelowName(let date):
      "écrivez chaque jour sur sa propre ligne sous le nom\u{A0}: \(language.quoted("- \(date)"))"
    case .mendFirst(let field): "corrigez d’abord \(language.quoted(field))"
    case .indentLess: "ne la mettez pas plus en retrait que cette entrée"
    case .indentBelow(let name): "mettez-la en retrait sous \(language.quoted(name))"
    case .indentBelowItem: "mettez-la en retrait sous l’élément"
    case .indentWithWords(let name):
      "faites un élément de liste du texte au-dessus et mettez-la en retrait sous lui, ou sous \(language.quoted(name))"
    case .makeItem(let date): "faites-en un élément de liste du journal\u{A0}: \(language.quoted("- \(date)"))"
    case .moveUp: "La remonter d’un niveau"
    case .indentDates: "Mettre les dates en retrait dessous"
    case .makeItems: "En faire des éléments de liste"
    case .writeEntries: "Écrire une entrée par jour"
    case .writeDaysBelow: "Écrire les jours sous le nom"
    }
  }
}
