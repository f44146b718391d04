extension PresetsHelp {
  var english: String {
    switch self {
    case .name:
      """
      a part of a title, a category or a time of the day, to list the presets that match, with their habits; a whole title \
      prints the preset as it would begin today
      """
    case .category: "List those of this category"
    case .summary: "List rituals to begin with, or print one"
    case .discussion:
      """
      By itself it lists the titles; with WORD, --category or --time the habits too. Each is a file of the kind “ritual” with \
      a first arc from today; `tidemark new ritual --preset NAME` writes it. Rituals in the folder templates/rituals/ of a \
      vault are presets too, and win over built-in ones of the same name. In such a file {{today}} stands for the first day of \
      the arc and {{end}} for its last; of a ritual that has an arc of its own, only the habits are used, without their logs. \
      A preset is named by its title or its file, or by a part of them.

      --json prints an object with presets. A preset has name (that of its file), title, icon, category, time, days (of its \
      arc), isOwn (of the vault) and habits, each with title, icon and every.
      """
    case .listByTime: "List those for the morning, for the evening and for any time"
    case .listWithHabits: "List those for the morning with their habits"
    case .beginToday: "Begin one today"
    case .success: "the list or the preset was printed"
    case .couldNotRun: "there is no such preset, or one of the vault's cannot be read"
    }
  }
}
