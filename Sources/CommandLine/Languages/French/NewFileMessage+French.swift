import Languages

private let language = Language.french

extension NewFileMessage {
  var french: String {
    switch self {
    case .created(let path): "\(path)\(language.colon) créé"
    case .isNoName(let path): "\(language.quoted(path)) ne peut pas être le nom d’un fichier"
    case .nothingWritten: "rien n’a été écrit"
    case .noTitle: "le titre n’a pas de texte"
    case .noCategory: "la catégorie n’a pas de texte"
    case .noHabit: "une habitude n’a pas de texte"
    case .noActivity: "une activité n’a pas de texte"
    case .nameTitle: "écrivez un titre, ou --preset"
    case .copyAndTemplate: "--copy et --template ne peuvent pas dire tous les deux par quoi la page commence"
    case .templateHasNoTitle: "le modèle n’a pas de `{{title}}`, la page n’a donc pas le titre que vous avez donné"
    case .isNotInVault(let path): "\(path) n’est pas dans le coffre"
    case .optionsAreForPages: "--copy, --before et --after sont pour les pages d’un coffre"
    case .onlyHabit(let habit): "sa seule habitude est \(language.quoted(habit)); dites-la dans vos mots"
    case .onlyActivity(let activity): "sa seule activité est \(language.quoted(activity)); dites-la dans vos mots"
    case .presetHasTitle: "un rituel tout prêt a ce titre; regardez ses habitudes"
    case .leftOut(let block): "non inscrite, parce qu’elle en chevauche une autre\(language.colon) \(block)"
    }
  }
}
