import Vault

/// The program: one table of commands, from which parsing, help and suggestions are made.
public enum Tidemark {
  public static let version = "0.1.0"

  /// Words that people try, and the command that does what they say.
  private static let otherWords = [
    "agenda": "today", "calendar": "day", "cancel": "drop", "check": "done", "complete": "done", "deadlines": "tasks --due 7d",
    "del": "remove",
    "delete": "remove", "due": "tasks --due 7d", "find": "list", "finish": "done", "grep": "list", "habits": "rituals",
    "inc": "count", "ls": "list",
    "modify": "edit", "next": "glance", "notes": "note", "journal": "note today", "now": "glance", "page": "pages",
    "plan": "schedule",
    "postpone": "schedule", "project": "tasks --project", "rm": "remove",
    "search": "list", "set": "move", "show": "list", "snooze": "schedule", "status": "today", "tick": "done",
    "tomorrow": "day tomorrow",
    "uncheck": "reopen",
    "undone": "reopen", "unskip": "reopen", "untick": "reopen", "week": "day --week", "yesterday": "day yesterday",
  ]

  public static let program: Program = Program(
    name: "tidemark",
    version: version,
    summary: "Checks, tidies and exports a life kept in plain Markdown files.",
    discussion: """
      Paths are files and folders; folders are walked for Markdown files. A file is Tidemark's if its front matter has a known \
      kind; any other is your own note and is left alone. “-” is standard input. In a vault, “tidemark” alone shows today.
      """,
    options: [SharedOptions.color, Program.noPager, Program.noInput],
    // Whoever tries a day out says it to every command. Those that do not look at the clock need not know.
    quietOptions: [SharedOptions.today, SharedOptions.now],
    otherWords: otherWords,
    groups: [
      CommandGroup(
        "Look at your days",
        [
          TodayCommand.command,
          GlanceCommand.command,
          DayCommand.command,
          TasksCommand.command,
          ListCommand.command,
          ProjectsCommand.command,
          PagesCommand.command,
          RitualsCommand.command,
          RitualCommand.command,
          HistoryCommand.command,
          InsightsCommand.command,
          LifeCommand.command,
          ActivitiesCommand.command,
          StatsCommand.command,
          SettingsCommand.command,
        ]
      ),
      CommandGroup(
        "Do, and undo",
        [
          DoneCommand.command,
          ReopenCommand.command,
          SkipCommand.command,
          DropCommand.command,
          LogCommand.command,
          CountCommand.command,
          TallyCommand.command,
          BestCommand.command,
          MarkCommand.command,
          UndoCommand.command,
          RedoCommand.command,
        ]
      ),
      CommandGroup(
        "Plan",
        [
          AddCommand.command,
          NoteCommand.command,
          TaskCommand.command,
          ScheduleCommand.command,
          UnscheduleCommand.command,
          BlockCommand.command,
          CarryOverCommand.command,
          StackCommand.command,
          RenewCommand.command,
          EndArcCommand.command,
          HabitCommand.command,
        ]
      ),
      CommandGroup(
        "Write and arrange",
        [
          InitCommand.command,
          NewCommand.command,
          TemplatesCommand.command,
          PresetsCommand.command,
          AddSectionCommand.command,
          ActivityCommand.command,
          CategoryCommand.command,
          SetCommand.command,
          UnsetCommand.command,
          OpenCommand.command,
          EditCommand.command,
          RenameCommand.command,
          MoveCommand.command,
          ReorderCommand.command,
          SetAsideCommand.command,
          RestoreCommand.command,
          RemoveCommand.command,
        ]
      ),
      CommandGroup(
        "Check and share",
        [
          LintCommand.command,
          FmtCommand.command,
          LspCommand.command,
          ExportCommand.command,
          ImportCommand.command,
          OutlineCommand.command,
          RulesCommand.command,
          ExplainCommand.command,
          SpecCommand.command,
        ]
      ),
      CommandGroup(
        "Work with git",
        [
          ChangesCommand.command,
          DiffCommand.command,
          MergeCommand.command,
          GitSetupCommand.command,
          TextconvCommand.command,
        ]
      ),
      CommandGroup(
        "Set up",
        [
          CompletionsCommand.command,
          CompleteCommand.command,
          ManualCommand.command,
        ]
      ),
    ],
    standardArguments: { path in VaultRoot.find(from: path) == nil ? [] : [TodayCommand.command.name] }
  )
}
