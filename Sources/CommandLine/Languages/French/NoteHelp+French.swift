extension NoteHelp {
  var french: String {
    switch self {
    case .thing:
      """
      un élément, un titre ou un fichier par son nom ou une partie du nom, FILE:LINE, ou un jour comme «\u{A0}hier\u{A0}» ou \
      «\u{A0}vendredi\u{A0}»
      """
    case .text: "la note; «\u{A0}-\u{A0}» la lit de l’entrée standard; sans elle, les notes sont affichées"
    case .summary: "Écrire une note sous une chose ou un jour, ou afficher ses notes"
    case .discussion:
      """
      La note d’un élément de liste est un paragraphe sous ses mots\u{A0}: d’une tâche, d’une plage, d’une habitude, d’une \
      activité. Celle d’un jour, d’une page, d’un projet, d’un rituel ou d’un titre, comme celui d’un arc, est un paragraphe \
      sous ce qui y est déjà écrit. Un jour sans fichier en reçoit un; un jour de la semaine est le dernier passé. Une copie \
      de la tâche d’un projet tient lieu de la tâche. Le texte d’une entrée de journal s’écrit avec `tidemark done --note`, \
      `tidemark log --note` et d’autres.
      """
    case .belowTask: "Écrire une note sous une tâche ou une plage"
    case .ofDay: "Écrire celle d’un jour"
    case .ofArc: "Écrire celle d’un arc"
    case .showNotes: "Afficher ses notes"
    case .fromStandardInput: "Écrire ce qui est sur l’entrée standard"
    }
  }
}
