public import Languages

/// What a format is, and what a person does after an import of it.
public enum FormatMessage: Message {
  case streaks, habitica, klog, iCalendar, daylio, loop, org, todoTxt, taskPaper, todoist, toggl
  case tables, taskNotes, obsidian, json, dayOne, habitKit
  /// After an import of Obsidian's notes.
  case findMoreLines
}
