import Languages

private let language = Language.french

extension UnclaimedFolderMessage {
  var french: String {
    switch self {
    case .hasDays(let folder?, 1): "1 fichier dans \(language.quoted(folder)) a une date pour nom, et reste une note"
    case .hasDays(nil, 1): "1 fichier dans le dossier même du coffre a une date pour nom, et reste une note"
    case .hasDays(let folder?, let count):
      "\(language.number(count)) fichiers dans \(language.quoted(folder)) ont une date pour nom, et restent des notes"
    case .hasDays(nil, let count):
      "\(language.number(count)) fichiers dans le dossier même du coffre ont une date pour nom, et restent des notes"
    case .hasBoxes(let folder, 1, let kind):
      "1 fichier avec des cases dans \(language.quoted(folder)) est peut-être \(one(kind)), et reste une note"
    case .hasBoxes(let folder, let count, let kind):
      "\(language.number(count)) fichiers avec des cases dans \(language.quoted(folder)) sont peut-être \(several(kind)), et restent des notes"
    case .writeSetting(let setting, let kind):
      "écrivez \(language.quoted(setting)) ici si ce sont \(several(kind)); \(language.quoted("kind: note")) dans un fichier dit que ce n’en est pas"
    }
  }

  private func one(_ kind: ClaimedKind) -> String {
    switch kind {
    case .days: "un jour"
    case .pages: "une page"
    case .projects: "un projet"
    case .rituals: "un rituel"
    }
  }

  private func several(_ kind: ClaimedKind) -> String {
    switch kind {
    case .days: "des jours"
    case .pages: "des pages"
    case .projects: "des projets"
    case .rituals: "des rituels"
    }
  }
}
