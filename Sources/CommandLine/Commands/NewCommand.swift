import Languages

/// `tidemark new`
enum NewCommand {
  static let command = Command(
    "new",
    NewHelp.summary,
    subcommands: [
      NewPageCommand.command, NewDayCommand.command, NewProjectCommand.command, NewRitualCommand.command,
      NewLifeCommand.command, NewActivitiesCommand.command,
    ]
  )

  /// What the help of each of them says.
  static let exitCodes = [
    ExitCodeNote(.success, NewHelp.success),
    ExitCodeNote(.couldNotRun, NewHelp.couldNotRun),
  ]
}

/// What the help of `new` says, and of the commands that it gathers.
enum NewHelp: Message {
  case summary, success, couldNotRun, output
}
