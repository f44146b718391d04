import Languages

private let language = Language.french

extension PhraseMessage {
  var french: String {
    switch self {
    case .unknown(let text, let kind, let meant):
      "\(language.quoted(text)) n’est pas \(kind.french)" + didYouMean(meant)
    case .unknownDue(let text, let meant):
      "\(language.quoted(text)) n’est ni \(language.quoted("overdue")), ni \(language.quoted("none")), ni \(PhraseKind.period.french)"
        + didYouMean(meant)
    case .ambiguous(let text, let one, let other, let spellings):
      "\(language.quoted(text)) peut être le \(language.dayAndMonth(one, .full)) ou le \(language.dayAndMonth(other, .full)); écrivez \(language.or(spellings.map(language.quoted)))"
    case .noSuchDate(let text, let meant): "\(language.quoted(text)) n’existe pas dans le calendrier" + didYouMean(meant)
    case .shortYear(let text):
      "\(language.quoted(text)) a une année à deux chiffres; écrivez la date comme \(language.quoted("2026-11-20"))"
    case .bareNumber(let text, let number, let spelling):
      "\(language.quoted(text)) ne dit pas ce qu’est le \(number); écrivez \(language.quoted(spelling))"
    case .dayOrLength(let text, let spellings):
      "\(language.quoted(text)) peut être un jour du mois ou un nombre de jours; écrivez \(language.or(spellings.map(language.quoted)))"
    case .lengthOfWhat(let text, let spelling):
      "\(language.quoted(text)) ne dit pas ce qui est compté; écrivez \(language.quoted(spelling))"
    case .monthsOrMinutes(let text, let spelling):
      "\(language.quoted(text)) peut être des mois ou des minutes; écrivez \(language.quoted(spelling))"
    case .notOfDays(let text):
      "\(language.quoted(text)) est une durée en heures ou en minutes; comptez en jours, semaines, mois ou années"
    case .notOfClock(let text):
      "\(language.quoted(text)) est compté en jours; écrivez des heures et des minutes, comme \(language.quoted("90m")) ou \(language.quoted("1h30"))"
    case .tooFar(let text): "\(language.quoted(text)) est trop loin; le maximum est de \(language.number(9_999))"
    case .severalDays(let text): "\(language.quoted(text)) est plus d’un jour; nommez-en un seul"
    case .otherWeekday(let text, let date, let spellings):
      "\(language.quoted(text)) ne concorde pas\(language.colon) le \(date) est un \(language.name(of: date.weekday)); écrivez \(spellings.map(language.quoted).joined(separator: ", ")) ou la date avec son année"
    case .wrongWeekday(let text, let date):
      "\(language.quoted(text)) ne concorde pas\(language.colon) le \(date) est un \(language.name(of: date.weekday)); enlevez l’un des deux"
    case .backwards(let text, let first, let last):
      "\(language.quoted(text)) finit avant de commencer, du \(first) au \(last); écrivez d’abord le premier jour"
    case .noSuchTime(let text):
      "\(language.quoted(text)) n’est pas une heure de l’horloge; les heures vont de \(language.quoted("0:00")) à \(language.quoted("23:59"))"
    case .endBeforeStart(let text, let spelling):
      "\(language.quoted(text)) finit avant de commencer; écrivez \(spelling.map(language.quoted) ?? "d’abord la première heure")"
    case .nothing(let text): "\(language.quoted(text)) a une durée de 0; écrivez 1 ou plus"
    case .longerThanADay(let text):
      "\(language.quoted(text)) est plus long qu’un jour; le maximum est de \(language.quoted("24h"))"
    case .partOfDay(let text):
      "\(language.quoted(text)) nomme une partie du jour sans heure; nommez-en une, comme dans \(language.quoted("demain à 9 h"))"
    case .timeOrLength(let text, let time):
      "\(language.quoted(text)) peut être une heure ou une durée; écrivez \(language.quoted("\(time)")), \(language.quoted("for \(text)")), ou \(language.quoted("+\(text)")) pour déplacer une plage"
    case .lengthAlone(let text): "\(language.quoted(text)) est une durée; écrivez \(language.quoted("for \(text)"))"
    case .signed(let text):
      "\(language.quoted(text)) change une durée, mais il n’y en a aucune à changer; écrivez-le sans le signe"
    }
  }

  private func didYouMean(_ word: String?) -> String { word.map { "; vouliez-vous dire \(language.quoted($0))?" } ?? "" }
}
