import Languages

private let language = Language.french

extension BeginningMessage {
  var french: String {
    switch self {
    case .noRitual: "Il n’y a pas encore de rituel."
    case .noProject: "Il n’y a pas encore de projet."
    case .noTask: "Il n’y a pas encore de tâche."
    case .noActivity: "Il n’y a pas encore d’activité."
    case .noLife: "Il n’y a pas encore de vie en semaines."
    case .nothingPlanned: "Rien n’est prévu ni à faire aujourd’hui."
    case .summary(let step): summary(of: step)
    case .example(let step): example(of: step)
    case .noBirth(let path):
      "\(path) ne donne aucune date de naissance\(language.colon) ajoutez à son en-tête une ligne comme \(language.quoted("born: 1990-06-14"))."
    case .unreadBirth(let place, let written, let example):
      "\(place) ne donne aucune date de naissance\(language.colon) \(language.quoted(written)) ne se lit pas comme une date; écrivez \(language.quoted("born: " + example))."
    }
  }

  private func summary(of step: BeginningStep) -> String {
    switch step {
    case .showPresets: "Montrer des rituels tout prêts"
    case .beginRitual: "Commencer le vôtre"
    case .noteTask: "Noter une tâche pour aujourd’hui"
    case .beginProject: "Commencer un projet"
    case .beginDay: "Commencer la journée"
    case .planDay: "Planifier la journée"
    case .addBlock: "Ajouter une plage horaire à la journée d’aujourd’hui"
    case .addActivity: "En ajouter une"
    case .beginActivities: "Commencer leur fichier avec une activité"
    case .beginLife: "En commencer une à partir de votre date de naissance"
    }
  }

  private func example(of step: BeginningStep) -> String {
    switch step {
    case .showPresets, .beginDay, .planDay: ""
    case .beginRitual: "Promenade du soir"
    case .noteTask: "Acheter du pain"
    case .beginProject: "Mémoire"
    case .addBlock: "Travail de fond"
    case .addActivity, .beginActivities: "Tennis"
    case .beginLife: "1990-06-14"
    }
  }
}
