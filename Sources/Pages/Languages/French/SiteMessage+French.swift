import Languages

private let language = Language.french

extension SiteMessage {
  var french: String {
    switch self {
    case .site: "Site"
    case .home: "Accueil"
    case .week: "Semaine"
    case .tasks: "Tâches"
    case .projects: "Projets"
    case .rituals: "Rituels"
    case .insights: "Aperçu"
    case .life: "Vie"
    case .activities: "Activités"
    case .months: "Mois"
    case .tags: "Mots-clés"
    case .letters: "A–Z"
    case .pages: "Pages"
    case .stacks: "Piles"
    case .lives: "Vies"
    case .vault: "Le coffre"
    case .days: "Jours"
    case .weeks: "Semaines"
    case .years: "Années"
    case .lettersOfIndex: "Lettres"
    case .nothingYet: "Encore rien"
    case .gone: "Ce fichier n’a pas pu être relu."
    case .namesByLetter: "Tout ce qui a un nom, par sa première lettre."
    case .names(let count): language.counted(count, "nom", "noms")
    case .andMore(let count): "et \(language.number(count)) de plus"
    case .weekOf(let day): "Semaine du \(day)"
    case .noFile: "aucun fichier"
    case .ofRituals(let percent): "rituels à \(percent)"
    case .monthsOfYear: "Mois de l’année"
    }
  }
}
