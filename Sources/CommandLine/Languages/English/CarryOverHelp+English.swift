extension CarryOverHelp {
  var english: String {
    switch self {
    case .from: "The day or days that they come from; the last seven before the other by default"
    case .to: "Copy to this day; today by default, or the day after --from today"
    case .tasks: "each by its name or a part of it, or FILE:LINE; all by default; a day after them is the same as --to"
    case .summary: "Copy the unfinished tasks of earlier days to today, or to another day"
    case .discussion:
      """
      What the last seven days left open is copied, each task once, with its open steps: into the block of the same name if \
      the other day has one, else as a task of the day. What a later day or its project says is done or dropped is not copied, \
      nor is what is planned there already. The days that they come from stay as they are: an open box there says that it was \
      not done then. Tasks left on older days are named, with the command that copies them; --from names the days yourself. \
      --dry-run shows what would be copied. If you name tasks, only these are copied, from whatever day left them.
      """
    case .copyLastSeven: "Copy what the last seven days left open"
    case .copyTwo: "Copy two tasks"
    case .copyToAnother: "Copy one to another day"
    case .copyOfDay: "Copy what one day left open"
    case .showTomorrow: "Show what tomorrow would get"
    }
  }
}
