/// The program: one table of commands, from which parsing, help and suggestions are made.
public enum Tidemark {
  public static let version = "0.1.0"

  public static let program = Program(
    name: "tidemark",
    version: version,
    summary: "Checks, tidies and exports a life kept in plain Markdown files.",
    discussion: """
      Paths are files and folders; folders are walked for Markdown files. A file is Tidemark's if its front matter has a known \
      kind; any other is somebody's note and is left alone. “-” is standard input.
      """,
    options: [SharedOptions.color],
    commands: [
      LintCommand.command,
      FmtCommand.command,
      ExportCommand.command,
      InitCommand.command,
      NewCommand.command,
      TemplatesCommand.command,
      PresetsCommand.command,
      OutlineCommand.command,
      DoneCommand.command,
      ReopenCommand.command,
      SkipCommand.command,
      SetCommand.command,
      UnsetCommand.command,
      EditCommand.command,
      RenameCommand.command,
      RemoveCommand.command,
      ReorderCommand.command,
      TodayCommand.command,
      GlanceCommand.command,
      DayCommand.command,
      TasksCommand.command,
      ProjectsCommand.command,
      RitualsCommand.command,
      RitualCommand.command,
      HistoryCommand.command,
      InsightsCommand.command,
      LifeCommand.command,
      ActivitiesCommand.command,
      StatsCommand.command,
      RulesCommand.command,
      ExplainCommand.command,
      SpecCommand.command,
    ]
  )
}
