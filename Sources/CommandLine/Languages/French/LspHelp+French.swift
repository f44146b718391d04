extension LspHelp {
  var french: String {
    switch self {
    case .log: "Ajouter à ce fichier une ligne pour chaque message, sans vos textes"
    case .summary: "Servir un éditeur\u{A0}: des constats pendant que vous écrivez, par le Language Server Protocol"
    case .discussion:
      """
      Un éditeur la lance et lui parle par l’entrée et la sortie standard. Elle vérifie les fichiers ouverts comme le fait \
      lint, chacun face à son coffre, même non enregistrés. Un fichier dont le type n’est pas de Tidemark ne reçoit rien.

      docs/editors.md a quelques lignes de configuration pour chaque éditeur.
      """
    case .waitForEditor: "Attendre les messages d’un éditeur"
    case .writeLog: "Noter quels messages arrivent"
    case .success: "l’éditeur a dit «\u{A0}shutdown\u{A0}» avant la fin"
    case .findings: "l’éditeur a dit «\u{A0}exit\u{A0}», ou s’est arrêté, sans «\u{A0}shutdown\u{A0}»"
    case .couldNotRun: "les arguments ne sont pas valides, ou le journal ne peut pas être écrit"
    }
  }
}
