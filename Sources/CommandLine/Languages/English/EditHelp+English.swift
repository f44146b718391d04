import Planner

extension EditHelp {
  var english: String {
    switch self {
    case .items: "each by its name or a part of the name, or FILE:LINE"
    case .item: "its name or a part of it, or FILE:LINE"
    case .thing: "its name or a part of it, a file, or FILE:LINE"
    case .openHabits:
      """
      each by its name or a part of it, or FILE:LINE; a ritual for all its habits that are due and open; put a day after them, \
      such as yesterday or mon..wed
      """
    case .titleOrPath: "its title or a part of it, or its path"
    case .page: "The page: its title or a part of it, or its path"
    case .icon: "Give it this icon: an emoji, or the name of a symbol"
    case .iconExpected: "an emoji or the name of a symbol"
    case .color: "Give it this color, like teal"
    case .category: "Put it into this category"
    case .entryNote: "Words for the entry in its log"
    case .doneOn: "The day or days on which it was done; today by default"
    case .dueDay: "The day on which it is due"
    case .recurs: "When it recurs, like “2 weeks on mon”"
    case .key: "a property of a file, or a field of anything else"
    case .arcDaysExpected: "a number of days from 7 to 365"
    case .dryRun: "Print the change as a diff and write nothing"
    case .scope: "Look only in this file, page, project, ritual, section or strategy"
    case .written: "the change was written, or there was nothing to change"
    case .notWritten: "nothing was written: no thing or several have that name, or more would change than you asked for"
    case .colorExpected: "one of \(Color.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }
}
