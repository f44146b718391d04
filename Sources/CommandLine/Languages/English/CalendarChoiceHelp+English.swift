extension CalendarChoiceHelp {
  var english: String {
    switch self {
    case .tasks: "In a calendar: export tasks as tasks, as events of their days, as both, or not at all"
    case .zone: "In a calendar: the time zone of all times, as Europe/Madrid; by default none"
    case .from: "In a calendar: begin with this day"
    case .until: "In a calendar: end with this day"
    }
  }
}
