import Outline

extension ListHelp {
  var english: String {
    switch self {
    case .words: "words that are in a title, a note or a log"
    case .summary: "Find items and files by words, tags, kind, state, due day and more"
    case .discussion:
      """
      Each of WORDS must be in the title, the notes or the log. Upper and lower case are the same, and so are letters with and \
      without accents. Where they are in a note or an entry of the log, that line is shown.

      Everything is searched: boxes, tasks, streaks, numbers, habits, activities, marked weeks, blocks, and pages, projects \
      and rituals as a whole. Plain lines of text are found by WORDS, --tag and --kind. What is in Things that used to matter \
      is found only with --state set-aside.

      --kind is the kind of a file (\(DocumentKind.allCases.map(\.rawValue).joined(separator: ", "))), for all that is in such \
      files; or file, for whole files; or the type of an item (checkbox, task, recurring, streak, habit, counter and so on, as \
      “tidemark export --to json” names them). If you give an option several times, any of them may match; with --tag, all \
      must.

      --json prints an object with today, now, count and groups. A group has title, path and items. An item has title, kind \
      and path, and type and line, and what else it says: state, value, project, page, ritual, section, day, category, tags, \
      due, priority, done, since and found, the lines that have WORDS.
      """
    case .mentions: "Show everything that mentions a word"
    case .withTag: "Show all that has a tag"
    case .openToday: "Show the streaks and habits that are open today"
    case .rituals: "Show the rituals"
    case .success: "what was found was shown, or nothing was found"
    case .couldNotRun: "the vault could not be read, or it has no such project, page, ritual or tag"
    }
  }
}
