extension ExportHelp {
  var english: String {
    switch self {
    case .format: "Export as FORMAT; text by default. Several go into a folder, each below a folder of its name"
    case .output:
      """
      Write this file; or into this folder, if it exists or ends in /, one file for each document, with --to html as a site, \
      or each event
      """
    case .summary: "Write files as plain text, as JSON, as pages, as tables, or as a calendar"
    case .discussion:
      """
      The text has every word of a file and no Markdown, section by section, with days and streaks counted up to today. A day \
      reads as a timetable, a project as To-Do and Done. The JSON has everything that was read; its schema is \
      Grammar/export.schema.json, and `tidemark import` makes the files of it again. Errors in a file go to standard error, \
      and what was read is exported anyway. A folder is exported as a book: the vault's root, then pages, projects and the \
      other kinds in the order of the root's lists and by title, the days last, by date. If PATH is not a path, it may be the \
      title of a file of the vault. A Markdown file is never overwritten.

      --to html is one page that needs nothing else: no script, nothing loaded, light or dark like the reader's screen, and it \
      prints well. A page of a ritual, a day, a life or of activities shows what the command of that name shows. --view writes \
      a view of the whole vault instead. Into a folder it is a site: each file, days with those before and after them, months, \
      tasks, rituals, tags, and index.html to begin with. Only pages that changed are written, those of files that are gone \
      are removed, and files of others are left alone. What is in a page is in Grammar/PAGES.md.

      --to svg is a picture of a view, which --view names: day, month, year (of each habit and activity of the files that you \
      name), life (a poster of all weeks) or insights; into a folder, all of them. It has a background and colors of its own, \
      and what it shows in words (Grammar/PICTURES.md). For a PNG run rsvg-convert, as `rsvg-convert -w 2000 life.svg -o \
      life.png`.

      --to csv is tables for a spreadsheet: entries of logs, tasks, blocks, weeks, activities, and what each log comes to \
      (Grammar/TABLES.md). Name one with --table, or a folder with --output for all. A cell that a spreadsheet would run as a \
      formula has an apostrophe before it.

      --to ics is a calendar (iCalendar, RFC 5545): the blocks of days and of the routine, tasks that are due, timelines and \
      countdowns, milestones and reminders of rituals, milestones of a life and its daily number, with alarms for what has \
      `notify`. Grammar/CALENDAR.md lists what is exported. A thing keeps its identifier as long as it keeps its name. Times \
      have no time zone, unless --zone names one. --to vdir writes the same into a folder, one file for each event, as \
      vdirsyncer and khal read it: only files that changed are written, those of things that are gone are removed, and files \
      of others are left alone. Give each such export a folder of its own. Importing a file twice makes duplicates in most \
      calendars, so subscribe to the file or synchronize the folder. --kind takes \
      \(CalendarChoice.kinds.joined(separator: ", ")).

      --to todotxt, klog and loop are the way back from an import: tasks as lines of todo.txt, days as records of klog, and \
      what has a rule and a log as the folder of Loop Habit Tracker. Standard error gets an account: how much was read and \
      written, what is not in the files, and where it is. docs/coming-from.md says what fits.

      \(SharedHelp.aboutFolders.english)
      """
    case .asText: "Print a page as text"
    case .byTitle: "Print a page by its title"
    case .textFiles: "Write a text file for each document below this folder"
    case .asJSON: "Write everything as JSON"
    case .asPage: "Write a page for a browser or a printer"
    case .asSite: "Write the whole vault as a site"
    case .asPoster: "Write a life in weeks as a poster"
    case .asPicture: "Draw a year of each habit of a ritual"
    case .asTables: "Write a table of each kind for a spreadsheet"
    case .asCalendar: "Write a calendar of everything"
    case .asTodoTxt: "Write the tasks of all projects as a list of todo.txt"
    case .asLoop: "Write habits and their days as Loop Habit Tracker does"
    case .severalForms: "Write several forms, each into a folder of its own"
    case .asEvents: "Write a folder of events for vdirsyncer"
    case .success: "all was exported, and no file has an error"
    case .findings: "all was exported, but a file has errors; or the form of another program could not take all"
    case .couldNotRun: "a file could not be read or written, or there was nothing for a calendar"
    }
  }
}
