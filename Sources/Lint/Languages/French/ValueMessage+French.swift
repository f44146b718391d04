import Languages
import Outline
import Planner
import Vault

private let language = Language.french

extension ValueMessage {
  var french: String {
    switch self {
    case .hasNoValue(let key): "\(language.quoted(key)) n’a pas de valeur"
    case .writeAfterColon: "écrivez-en une après le deux-points, ou supprimez le champ"
    case .isNotInCalendar(let text): "\(language.quoted(text)) n’existe pas dans le calendrier"
    case .correctDayOrMonth: "corrigez le jour ou le mois"
    case .isNotWrittenAsDate(let text): "\(language.quoted(text)) n’est pas écrit comme une date"
    case .isNoDate(let text): "\(language.quoted(text)) n’est pas une date"
    case .writeDate: "écrivez année-mois-jour, comme \(language.quoted("2026-11-20"))"
    case .isNoTimeOfDay(let text): "\(language.quoted(text)) n’est pas une heure du jour"
    case .writeTimeOfDay: "écrivez une heure de 00:00 à 23:59"
    case .isNoTime(let text): "\(language.quoted(text)) n’est pas une heure"
    case .writeHoursAndMinutes: "écrivez les heures et les minutes, comme \(language.quoted("17:00"))"
    case .hasStrayComma(let text): "\(language.quoted(text)) a une virgule qui ne sépare pas des milliers"
    case .writePoint: "écrivez un point, comme \(language.quoted("1.5")), ou aucune virgule"
    case .isNoNumber(let text): "\(language.quoted(text)) n’est pas un nombre"
    case .writeDigits:
      "écrivez des chiffres, comme \(language.quoted("120")) ou \(language.quoted("12.4")); une durée, comme \(language.quoted("24:30 min"))"
    case .isNoCount(let text): "\(language.quoted(text)) n’est pas un nombre entier d’au moins 1"
    case .writeCount: "écrivez-en un, comme \(language.quoted("3"))"
    case .writeHowOften(let rule):
      "écrivez \(language.quoted("every: \(rule)")) si c’est la fréquence; \(language.quoted("goal")) est le nombre de jours de l’arc, comme \(language.quoted("20"))"
    case .isNoValue(let text, let key): "\(language.quoted(text)) n’est pas une valeur de \(language.quoted(key))"
    case .writeOneOf(let words): "écrivez \(language.or(words.map(language.quoted)))"
    case .writeOneOfAndNumber(let words):
      "écrivez \(language.or(words.map(language.quoted))); le nombre vient après le nom et un deux-points, comme \(language.quoted("Parkrun: 24:30 min"))"
    case .rule(let message): message.french
    case .writeTimeBeforeWords: "écrivez l’heure avant le texte, là où la plage commence, et nulle part ailleurs"
    case .cannotRepeatBlock(let text): "\(language.quoted(text)) ne peut pas répéter une plage"
    case .blocksRecurBy: "une plage se répète par jours, semaines, mois ou années du calendrier"
    case .cannotRepeatHabit(let text): "\(language.quoted(text)) ne peut pas répéter une habitude"
    case .habitsRecurBy: "une habitude se répète par jours, semaines, mois ou années du calendrier"
    case .cannotCountStreak(let text): "\(language.quoted(text)) ne peut pas compter une série"
    case .streaksCount: "une série compte des jours, semaines, mois ou années du calendrier"
    case .namesNoDays(let text): "\(language.quoted(text)) ne nomme aucun jour, et ne peut donc pas répéter une plage"
    case .writeDays: "écrivez les jours, comme \(language.quoted("mon wed fri"))"
    case .endsBeforeStart(let text): "\(language.quoted(text)) finit avant de commencer"
    case .writeEarlierFirst: "inversez les deux heures, comme \(language.quoted("08:00 - 20:00"))"
    case .isSeveralWords(let text): "\(language.quoted(text)) compte plus d’un mot"
    case .writeOneWord(let key): "écrivez un seul mot pour \(language.quoted(key))"
    case .isNotAfterStart(let text, let start): "\(language.quoted(text)) n’est pas après le début du jour, \(start)"
    case .writeLaterTime: "écrivez une heure plus tardive, au plus 24:00"
    case .isNoLengthInDays(let text, let bounds):
      "\(language.quoted(text)) n’est pas une durée de \(bounds.lowerBound) à \(bounds.upperBound) jours"
    case .writeDaysOrWeeks:
      "écrivez des jours ou des semaines, comme \(language.quoted("28 days")) ou \(language.quoted("4 weeks"))"
    case .isNoNumberOfYears(let text, let bounds):
      "\(language.quoted(text)) n’est pas un nombre d’années de \(bounds.lowerBound) à \(bounds.upperBound)"
    case .writeYears(let example): "écrivez un nombre entier, comme \(language.quoted("\(example)"))"
    case .isNoWholeNumber(let text, let bounds):
      "\(language.quoted(text)) n’est pas un nombre entier de \(bounds.lowerBound) à \(bounds.upperBound)"
    case .writeNumber(let example): "écrivez un nombre, comme \(language.quoted("\(example)"))"
    case .isNotBeforeNoon(let text): "\(language.quoted(text)) n’est pas avant midi"
    case .writeTimeBeforeNoon: "écrivez une heure de 00:00 à 11:59"
    case .isNoLengthInMinutes(let text, let bounds):
      "\(language.quoted(text)) n’est pas une durée de \(bounds.lowerBound) à \(bounds.upperBound) minutes"
    case .writeMinutesOrHours:
      "écrivez des minutes ou des heures, comme \(language.quoted("30m")) ou \(language.quoted("1h30m"))"
    case .isNoFolder(let text): "\(language.quoted(text)) n’est pas un dossier du coffre"
    case .writePath:
      "écrivez un chemin à partir du dossier de \(language.quoted(VaultRoot.fileName)), sans \(language.quoted("..")), comme \(language.quoted("journal")) ou \(language.quoted("notes/journal"))"
    case .folderHasKind(let text): "un dossier nommé dans \(language.quoted(text)) a déjà un type"
    case .nameFoldersOnce: "nommez chaque dossier une seule fois"
    case .isNoIcon(let text): "\(language.quoted(text)) n’est ni un émoji ni le nom d’un symbole"
    case .writeIcon: "écrivez un seul émoji, ou un nom comme \(language.quoted("book.closed"))"
    case .saysTooMuch(let text, let key): "\(language.quoted(text)) en dit plus que \(language.quoted(key)) ne le peut"
    case .giveOwnKey(let words): "donnez à \(language.quoted(words)) sa propre clé, ou sortez-le des parenthèses"
    case .lacksComma(let next, let text):
      "il manque une virgule avant \(language.quoted(next.rawValue)) dans \(language.quoted(text))"
    case .isJoined(let text, let key):
      "YAML joint \(language.quoted(text)) à la ligne du dessus, si bien que \(language.quoted(key)) n’est pas lu"
    case .giveOwnProperty: "donnez-lui sa propre propriété, ou enlevez-le"
    case .typeNeeds(let text, let type):
      "un élément de type \(language.quoted(text)) a besoin de ceci\(language.colon) \(need(of: type))"
    case .addOrWriteOtherType: "ajoutez-le, ou écrivez un autre type"
    case .write(let text): "écrivez \(language.quoted(text))"
    }
  }

  private func need(of type: ItemType) -> String {
    switch type {
    case .recurring: language.quoted("every")
    case .streak: language.quoted("streak")
    case .best: language.quoted("best")
    case .countUp: language.quoted("since")
    case .countDown: language.quoted("until")
    case .schedule: "une heure au début"
    case .timeline: "une date au début"
    case .counter: "\(language.quoted(": 3/8")) après son nom"
    case .text, .bullet, .checkbox, .textList, .label, .image, .quote, .tally, .task, .block, .routine, .category, .link,
      .habit, .mark, .phase, .activity:
      "\(language.quoted(": ")) et des parties entre \(language.quoted(" | ")) après son nom"
    }
  }
}
