import Languages

private let language = Language.french

extension LifePageMessage {
  var french: String {
    switch self {
    case .thisWeek: "Cette semaine"
    case .allWeeks: "Toutes les semaines"
    case .phases: "Étapes"
    case .markedWeeks: "Semaines marquées"
    case .milestones: "Jalons"
    case .milestone: "Jalon"
    case .day: "Jour"
    case .weeksAfter: "Semaines après"
    case .when: "Quand"
    case .picture: "Une rangée par année d’âge, un carré par semaine"
    case .pictureInWords(let numbers): "\(numbers.joined(separator: ", ")). Le tableau ci-dessous montre chaque année."
    case .yearsOfLife: "Années de vie"
    case .age: "Âge"
    case .weeks: "Semaines"
    case .what: "Quoi"
    case .span(let first, let last): "\(language.number(first)) à \(language.number(last))"
    }
  }
}
