import Languages

private let language = Language.english

extension NewFileMessage {
  var english: String {
    switch self {
    case .created(let path): "\(path): created"
    case .isNoName(let path): "\(language.quoted(path)) cannot be the name of a file"
    case .nothingWritten: "nothing was written"
    case .noTitle: "the title has no words"
    case .noCategory: "the category has no words"
    case .noHabit: "a habit has no words"
    case .noActivity: "an activity has no words"
    case .nameTitle: "name a title, or a --preset"
    case .copyAndTemplate: "--copy and --template cannot both say what the page begins with"
    case .templateHasNoTitle:
      "the template has no {{title}}, so the page does not have the title that you gave"
    case .isNotInVault(let path): "\(path) is not in the vault"
    case .optionsAreForPages: "--copy, --before and --after are for pages of one"
    case .onlyHabit(let habit): "its only habit is \(language.quoted(habit)); give it your words"
    case .onlyActivity(let activity): "its only activity is \(language.quoted(activity)); give it your words"
    case .presetHasTitle: "a preset has that title; look at its habits"
    case .leftOut(let block): "left out, because it overlaps another: \(block)"
    }
  }
}
