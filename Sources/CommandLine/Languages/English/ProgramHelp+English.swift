extension ProgramHelp {
  var english: String {
    switch self {
    case .help: "Show this help; -h shows it in short"
    case .version: "Show the version"
    case .noInput: "Ask nothing; where a name may mean several things, list them and stop"
    case .noPager: "Print long output without the pager"
    }
  }
}
