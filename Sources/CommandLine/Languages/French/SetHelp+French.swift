extension SetHelp {
  var french: String {
    switch self {
    case .value: "sa valeur; un jour peut être demain, vendredi ou «\u{A0}dans 3 jours\u{A0}»"
    case .summary: "Définir une propriété d’un fichier, ou un champ d’une section ou d’un élément"
    case .discussion:
      """
      Une valeur déjà présente est remplacée. Un nouveau champ est écrit comme les autres champs du fichier. Une clé que la \
      chose ne peut pas avoir et une valeur que la clé ne peut pas avoir sont refusées, parce que lint les signalerait. Si \
      vous nommez une copie d’une tâche sur un jour, le champ est défini dans son projet. Les jours d’une chronologie \
      («\u{A0}from\u{A0}», «\u{A0}until\u{A0}»), l’objectif d’un compteur, l’heure d’une ligne d’horaire («\u{A0}at\u{A0}») et \
      les valeurs d’une liste («\u{A0}values\u{A0}») sont définis dans la ligne même. Une clé de tidemark.md n’a pas besoin de \
      THING\u{A0}: «\u{A0}set clock 12h\u{A0}» est un réglage du coffre.
      """
    case .setDue: "Donner à une tâche le jour de son échéance"
    case .setColor: "Donner une couleur à un projet"
    case .setGoal: "Changer l’objectif d’un compteur"
    case .setSetting: "Changer un réglage du coffre"
    }
  }
}
