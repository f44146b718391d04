import Planner

extension NewLifeHelp {
  var english: String {
    switch self {
    case .title: "the title; “\(NewFileWords.life.english)” by default"
    case .bornExpected: "a day like 1990-06-14"
    case .born: "Count from this day of birth; must be given"
    case .expectancyExpected: "a number of years from 1 to 130"
    case .expectancy: "Expect N years, 1 to 130 (default: \(LifeSpan.standardExpectancy))"
    case .summary: "Begin a life in weeks"
    case .discussion:
      """
      Without --output it is life.md in the folder of the vault, else in this one. A file that exists is never overwritten. \
      The file has a section for phases, the first day of each with its name, as in “2008-09-15 University”, and one for the \
      marks of this year, which `tidemark mark` writes. `tidemark life` shows it.
      """
    case .beginYourOwn: "Begin your own"
    case .beginAnother: "Begin another"
    }
  }
}
