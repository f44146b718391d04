import Chronology
import Languages

private let language = Language.spanish

extension NeverDueMessage {
  var spanish: String {
    switch self {
    case .isNeverDue(let rule): "\(language.quoted(rule)) no cae en ningún día"
    case .nameOtherDay: "el calendario no tiene ese día; nombra otro"
    case .isNotIn(let months):
      "ningún día que nombra está en \(language.quoted("\(months)")); nombra otro día, u otros meses en \(language.quoted("in"))"
    case .writeDayOfYear(let once, let months):
      "un año empieza en enero, e \(language.quoted("in")) solo deja \(language.quoted("\(months)")): escribe el día, como \(language.quoted("\(once)"))"
    case .endsTooEarly(let until, let first):
      "su primer día sería el \(first), pero termina con \(language.quoted("until")) el \(until); nombra un día posterior"
    }
  }
}
