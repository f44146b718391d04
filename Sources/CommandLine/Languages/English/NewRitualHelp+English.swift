extension NewRitualHelp {
  var english: String {
    switch self {
    case .title: "the title of the ritual; else that of the preset"
    case .preset: "Begin from this preset: a built-in one, one of the vault's folder templates/rituals, or a file"
    case .days: "Let each arc last N days, 7 to 365"
    case .habit: "Add this habit, written as in a file, with its icon and fields if it has any"
    case .summary: "Begin a ritual with a first arc from today"
    case .discussion:
      """
      Without --output the ritual goes to rituals/ in the vault, else to this folder, under its title in small letters. A file \
      that exists is never overwritten. `tidemark presets` lists the presets; the other options replace what the preset says, \
      and each --habit is added after its habits. Without --preset and --habit it gets one example habit to rename.
      """
    case .fromPreset: "Begin a ritual from a preset"
    case .yourOwn: "Begin one of your own"
    case .threeMonths: "Give it three months"
    }
  }
}
