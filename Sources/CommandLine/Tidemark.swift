import Languages
import Vault
import Views

/// The program: one table of commands, from which parsing, help and suggestions are made.
public enum Tidemark {
  private static let name = "tidemark"
  public static let version = "0.1.0"

  /// Does what the arguments ask for, and hands on all output (`Program.run`).
  ///
  /// Who asks for the version alone, as programs do to see whether this one is there, gets it before the table is made.
  public static func run(_ arguments: [String], console: Console) -> ExitCode {
    guard arguments == [Program.version.syntax.spelling] else { return program.run(arguments, console: console) }
    console.output.write(Program.versionLine(name, version))
    return console.finish(.success, program: name)
  }

  /// Words that people try, and the command that does what they say.
  private static let otherWords = [
    "agenda": "today", "archive": "set-aside", "begin": "new", "bests": "list --kind best", "blocks": "day",
    "calendar": "day", "cancel": "drop", "categories": "list --kind category", "check": "done", "complete": "done",
    "config": "settings",
    "create": "new", "deadlines": "tasks --due 7d", "del": "remove", "delete": "remove", "due": "tasks --due 7d",
    "extend": "block extend", "find": "list", "finish": "done", "grep": "list", "habits": "rituals", "inc": "count",
    "journal": "note today", "ls": "list", "make": "new", "modify": "edit", "next": "glance", "notes": "note",
    "now": "glance", "overdue": "tasks --due overdue", "page": "pages", "plan": "schedule", "postpone": "schedule",
    "project": "tasks --project", "resume": "reopen", "rm": "remove", "search": "list", "shorten": "block extend",
    "show": "list", "snooze": "schedule", "stacks": "list --kind stacks", "start": "new", "status": "today",
    "stop": "end-arc", "streaks": "list --kind streak", "tick": "done", "todo": "tasks", "todos": "tasks",
    "tomorrow": "day tomorrow", "uncheck": "reopen",
    "undone": "reopen", "unpause": "reopen", "unskip": "reopen", "untick": "reopen", "version": "--version",
    "week": "day --week", "yesterday": "day yesterday",
    "block edit": "block move", "block lengthen": "block extend", "block reschedule": "block move",
    "block set": "block move", "block shorten": "block extend",
    "activity list": "activities", "category list": "list --kind category", "habit list": "rituals",
    "add activity": "activity add", "add block": "block add", "add category": "category add", "add event": "block add",
    "add habit": "habit add", "add note": "note today", "add page": "new page", "add project": "new project",
    "add reminder": "add", "add ritual": "new ritual", "add section": "add-section", "add task": "add", "add todo": "add",
    "new activity": "activity add", "new block": "block add", "new category": "category add", "new event": "block add",
    "new habit": "habit add", "new note": "note today", "new reminder": "add", "new section": "add-section",
    "new task": "add", "new todo": "add",
    "project add": "new project", "projects *": "tasks --project",
    "ritual add": "new ritual", "ritual new": "new ritual", "stack list": "list --kind stacks",
    "stack show": "list --kind stacks", "task list": "tasks", "task show": "tasks",
  ]

  /// Options that people try, and those that do what they say.
  private static let otherOptions = [
    "--overdue": "--due overdue", "--type": "--kind", "-v": "--version", "--done": "--state done",
    "--skipped": "--state skipped",
    "--dropped": "--state dropped", "--date": "--on", "--when": "--on", "--length": "--for", "--duration": "--for",
  ]

  public static let program: Program = {
    var program = table
    let name = program.name
    program.lineMeant = { words, isMisspelled in
      DayAlone(words, isMisspelled: isMisspelled).map { ShellWord.line([name] + $0.command) }
    }
    return program
  }()

  private static let table = Program(
    name: name,
    version: version,
    summary: TidemarkHelp.summary,
    discussion: TidemarkHelp.discussion,
    options: [SharedOptions.color, SharedOptions.language, Program.noPager, Program.noInput],
    // Whoever tries a day out says it to every command. Those that do not look at the clock need not know.
    quietOptions: [SharedOptions.today, SharedOptions.now],
    otherWords: otherWords.merging(wordsElsewhere) { own, _ in own },
    otherOptions: otherOptions,
    groups: [
      CommandGroup(
        TidemarkHelp.look,
        [
          CommandEntry("today", TodayCommand.command),
          CommandEntry("glance", GlanceCommand.command),
          CommandEntry("day", DayCommand.command),
          CommandEntry("tasks", TasksCommand.command),
          CommandEntry("list", ListCommand.command),
          CommandEntry("projects", ProjectsCommand.command),
          CommandEntry("pages", PagesCommand.command),
          CommandEntry("rituals", RitualsCommand.command),
          CommandEntry("ritual", RitualCommand.command),
          CommandEntry("history", HistoryCommand.command),
          CommandEntry("insights", InsightsCommand.command),
          CommandEntry("life", LifeCommand.command),
          CommandEntry("activities", ActivitiesCommand.command),
          CommandEntry("stats", StatsCommand.command),
          CommandEntry("settings", SettingsCommand.command),
        ]
      ),
      CommandGroup(
        TidemarkHelp.doing,
        [
          CommandEntry("done", DoneCommand.command),
          CommandEntry("reopen", ReopenCommand.command),
          CommandEntry("skip", SkipCommand.command),
          CommandEntry("drop", DropCommand.command),
          CommandEntry("log", LogCommand.command),
          CommandEntry("count", CountCommand.command),
          CommandEntry("tally", TallyCommand.command),
          CommandEntry("best", BestCommand.command),
          CommandEntry("mark", MarkCommand.command),
          CommandEntry("undo", UndoCommand.command),
          CommandEntry("redo", RedoCommand.command),
        ]
      ),
      CommandGroup(
        TidemarkHelp.plan,
        [
          CommandEntry("add", AddCommand.command),
          CommandEntry("note", NoteCommand.command),
          CommandEntry("task", TaskCommand.command),
          CommandEntry("schedule", ScheduleCommand.command),
          CommandEntry("unschedule", UnscheduleCommand.command),
          CommandEntry("block", BlockCommand.command),
          CommandEntry("carry-over", CarryOverCommand.command),
          CommandEntry("stack", StackCommand.command),
          CommandEntry("renew", RenewCommand.command),
          CommandEntry("end-arc", EndArcCommand.command),
          CommandEntry("habit", HabitCommand.command),
        ]
      ),
      CommandGroup(
        TidemarkHelp.write,
        [
          CommandEntry("init", InitCommand.command),
          CommandEntry("new", NewCommand.command),
          CommandEntry("templates", TemplatesCommand.command),
          CommandEntry("presets", PresetsCommand.command),
          CommandEntry("add-section", AddSectionCommand.command),
          CommandEntry("activity", ActivityCommand.command),
          CommandEntry("category", CategoryCommand.command),
          CommandEntry("set", SetCommand.command),
          CommandEntry("unset", UnsetCommand.command),
          CommandEntry("open", OpenCommand.command),
          CommandEntry("edit", EditCommand.command),
          CommandEntry("rename", RenameCommand.command),
          CommandEntry("move", MoveCommand.command),
          CommandEntry("reorder", ReorderCommand.command),
          CommandEntry("set-aside", SetAsideCommand.command),
          CommandEntry("restore", RestoreCommand.command),
          CommandEntry("remove", RemoveCommand.command),
        ]
      ),
      CommandGroup(
        TidemarkHelp.check,
        [
          CommandEntry("lint", LintCommand.command),
          CommandEntry("fmt", FmtCommand.command),
          CommandEntry("lsp", LspCommand.command),
          CommandEntry("export", ExportCommand.command),
          CommandEntry("import", ImportCommand.command),
          CommandEntry("outline", OutlineCommand.command),
          CommandEntry("rules", RulesCommand.command),
          CommandEntry("explain", ExplainCommand.command),
          CommandEntry("spec", SpecCommand.command),
        ]
      ),
      CommandGroup(
        TidemarkHelp.git,
        [
          CommandEntry("changes", ChangesCommand.command),
          CommandEntry("diff", DiffCommand.command),
          CommandEntry("merge", MergeCommand.command),
          CommandEntry("git-setup", GitSetupCommand.command),
          CommandEntry("textconv", TextconvCommand.command),
        ]
      ),
      CommandGroup(
        TidemarkHelp.setUp,
        [
          CommandEntry("completions", CompletionsCommand.command),
          CommandEntry("complete", CompleteCommand.command),
          CommandEntry("manual", ManualCommand.command),
        ]
      ),
    ],
    standardArguments: { path in VaultRoot.find(from: path) == nil ? [] : [TodayCommand.command.name] }
  )
}

/// What the help of the program says, and the titles of its groups of commands.
enum TidemarkHelp: Message {
  case summary, discussion
  case look, doing, plan, write, check, git, setUp
}
