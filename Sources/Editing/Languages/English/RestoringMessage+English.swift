import Languages

private let language = Language.english

extension RestoringMessage {
  var english: String {
    switch self {
    case .isThereAgain(let path): "\(path) is there again, and is not overwritten"
    case .staysIn(let path): "what was removed stays in \(path)"
    case .isGone(let path, let title): "\(path), where \(language.title(title)) was, is no longer in the vault"
    case .linesAreIn(let path): "its lines are in \(path)"
    case .lineIsBack(let place): "its line in the lists is back: \(place)"
    case .lineIsNotBack(let problem): "its line in the lists is not back: \(problem.text(in: language))"
    case .hasNoLonger(.section, let title, let path, let removed):
      "\(path) no longer has the section \(language.title(title)), where \(language.title(removed)) was"
    case .hasNoLonger(.group, let title, let path, let removed):
      "\(path) no longer has the group \(language.title(title)), where \(language.title(removed)) was"
    case .hasNoLonger(.item, let title, let path, let removed):
      "\(path) no longer has the item \(language.title(title)), where \(language.title(removed)) was"
    case .makeAgain: "make it again, or copy the lines from the trash"
    case .isNoItem(let title): "what is kept of \(language.title(title)) is no longer an item"
    case .copyLines: "copy the lines from the trash"
    }
  }
}
