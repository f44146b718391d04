extension ChangesHelp {
  var english: String {
    switch self {
    case .thing: "the name of an item, a section or a file, or a part of it; or a path"
    case .since: "Begin on this day, this long ago, or with the first of these days; by default a week ago"
    case .summary: "Show what changed in the vault, as facts from its git history"
    case .discussion:
      """
      What is not committed yet comes first, then commit by commit, the newest first, with the day and time that the commit \
      has. A merge is shown once, with what it brought in. With ITEM you see only what concerns things of that name, under \
      former names too; with a file or folder only what concerns it.

      DAYS are a date, yesterday, a weekday (the last such day), a length of time such as “10 days” or “3 months”, or a period \
      such as “last month”, which counts from its first day.

      --json prints a list of commits, each with commit (null for what is not committed), date, author, subject and files; a \
      file has path, oldPath, title, kind and changes; a change says what it is of, what changed, from, to, and text, the line \
      that is printed.
      """
    case .pastWeek: "Show the changes of the past week"
    case .followOneItem: "Follow one item"
    case .followOneFile: "Follow one file"
    case .success: "the changes were shown, or there are none"
    case .couldNotRun: "git is missing, or the vault is in no repository"
    }
  }
}
