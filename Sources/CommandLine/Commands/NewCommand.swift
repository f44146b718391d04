/// `tidemark new`
enum NewCommand {
  static let command = Command(
    "new",
    "Begin a file",
    subcommands: [
      NewPageCommand.command, NewDayCommand.command, NewProjectCommand.command, NewRitualCommand.command,
      NewLifeCommand.command, NewActivitiesCommand.command,
    ]
  )

  /// What the help of each of them says.
  static let exitCodes = [
    ExitCodeNote(.success, "the file was written"),
    ExitCodeNote(.couldNotRun, "nothing was written: the file exists, or what is asked for cannot be"),
  ]
}
