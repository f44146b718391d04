import Languages

private let language = Language.english

extension UnclaimedFolderMessage {
  var english: String {
    switch self {
    case .hasDays(let folder?, 1): "1 file in \(language.quoted(folder)) is named by a date, and is left alone as a note"
    case .hasDays(nil, 1): "1 file in the folder of the vault itself is named by a date, and is left alone as a note"
    case .hasDays(let folder?, let count):
      "\(count) files in \(language.quoted(folder)) are named by dates, and are left alone as notes"
    case .hasDays(nil, let count):
      "\(count) files in the folder of the vault itself are named by dates, and are left alone as notes"
    case .hasBoxes(let folder, 1, let kind):
      "1 file with boxes in \(language.quoted(folder)) may be \(words(for: kind)), and is left alone as a note"
    case .hasBoxes(let folder, let count, let kind):
      "\(count) files with boxes in \(language.quoted(folder)) may be \(words(for: kind)), and are left alone as notes"
    case .writeSetting(let setting, let kind):
      "write \(language.quoted(setting)) here if they are \(words(for: kind)); \(language.quoted("kind: note")) in a file says that it is not one"
    }
  }

  private func words(for kind: ClaimedKind) -> String {
    switch kind {
    case .days: "days"
    case .pages: "pages"
    case .projects: "projects"
    case .rituals: "rituals"
    }
  }
}
