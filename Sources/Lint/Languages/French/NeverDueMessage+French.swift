import Chronology
import Languages

private let language = Language.french

extension NeverDueMessage {
  var french: String {
    switch self {
    case .isNeverDue(let rule): "\(language.quoted(rule)) n’a jamais d’échéance"
    case .nameOtherDay: "le calendrier n’a pas ce jour; nommez-en un autre"
    case .isNotIn(let months):
      "aucun jour qu’elle nomme n’est dans \(language.quoted("\(months)")); nommez un autre jour, ou d’autres mois dans \(language.quoted("in"))"
    case .writeDayOfYear(let once, let months):
      "une année commence en janvier, et \(language.quoted("in")) ne laisse que \(language.quoted("\(months)"))\(language.colon) écrivez le jour, comme \(language.quoted("\(once)"))"
    case .endsTooEarly(let until, let first):
      "son premier jour serait le \(first), mais elle se termine avec \(language.quoted("until")) le \(until); nommez un jour plus tardif"
    }
  }
}
