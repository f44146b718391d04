extension InitHelp {
  var english: String {
    switch self {
    case .folder: "the folder of the vault, which is made if it is not there"
    case .example: "Begin with a full vault: pages, days and projects of an invented person"
    case .bare: "Write only tidemark.md, and nothing else"
    case .with: "Add rituals that begin today, each from a preset of `tidemark presets` or from a file"
    case .summary: "Begin a vault"
    case .discussion:
      """
      Writes tidemark.md with the settings, a first page, today's day and a project, so that there is something to change. A \
      file that exists is never overwritten.

      In a folder that has Markdown files it writes only tidemark.md, with the setting “days” for a folder of daily notes, and \
      says what it found there and what `tidemark lint` finds in it. No note is changed: to leave the vault, delete \
      tidemark.md.
      """
    case .here: "Begin a vault in this folder"
    case .ofNotes: "Make a vault of a folder of notes"
    case .withRituals: "Begin one with two rituals"
    case .full: "Look at a full one"
    case .success: "the vault was written"
    case .couldNotRun: "nothing was written: a file exists, a preset is unknown, or the folder is in a vault"
    }
  }
}
