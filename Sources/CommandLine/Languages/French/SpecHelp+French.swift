extension SpecHelp {
  var french: String {
    switch self {
    case .section: "le titre d’une section, son début, ou des mots de ce titre"
    case .summary: "Afficher la spécification du format, ou une de ses sections"
    case .printChapter: "Afficher le chapitre sur les champs, avec tout ce qui est dessous"
    case .printSection: "Afficher une seule section"
    }
  }
}
