import Languages

private let language = Language.english

extension SiteMessage {
  var english: String {
    switch self {
    case .site: "Site"
    case .home: "Home"
    case .week: "Week"
    case .tasks: "Tasks"
    case .projects: "Projects"
    case .rituals: "Rituals"
    case .insights: "Insights"
    case .life: "Life"
    case .activities: "Activities"
    case .months: "Months"
    case .tags: "Tags"
    case .letters: "A–Z"
    case .pages: "Pages"
    case .stacks: "Stacks"
    case .lives: "Lives"
    case .vault: "The vault"
    case .days: "Days"
    case .weeks: "Weeks"
    case .years: "Years"
    case .lettersOfIndex: "Letters"
    case .nothingYet: "Nothing yet"
    case .gone: "This file could not be read again."
    case .namesByLetter: "Everything that has a name, by its first letter."
    case .names(let count): language.counted(count, "name", "names")
    case .andMore(let count): "and \(language.number(count)) more"
    case .weekOf(let day): "Week of \(day)"
    case .noFile: "no file"
    case .ofRituals(let percent): "rituals \(percent)"
    case .monthsOfYear: "Months of the year"
    }
  }
}
