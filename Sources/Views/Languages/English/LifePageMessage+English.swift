import Languages

private let language = Language.english

extension LifePageMessage {
  var english: String {
    switch self {
    case .thisWeek: "This week"
    case .allWeeks: "All weeks"
    case .phases: "Phases"
    case .markedWeeks: "Marked weeks"
    case .milestones: "Milestones"
    case .milestone: "Milestone"
    case .day: "Day"
    case .weeksAfter: "Weeks after it"
    case .when: "When"
    case .picture: "A row for each year of age, a square for each week"
    case .pictureInWords(let numbers): "\(numbers.joined(separator: ", ")). The table below lists each year."
    case .yearsOfLife: "Years of life"
    case .age: "Age"
    case .weeks: "Weeks"
    case .what: "What"
    case .span(let first, let last): "\(language.number(first)) to \(language.number(last))"
    }
  }
}
