import Outline

extension ListHelp {
  var french: String {
    switch self {
    case .words: "des mots qui sont dans un titre, une note ou un journal"
    case .summary: "Trouver des éléments et des fichiers par mots, mots-clés, type, état, échéance et plus"
    case .discussion:
      """
      Chacun des WORDS doit être dans le titre, les notes ou le journal. Peu importe si les lettres sont majuscules ou \
      minuscules, avec ou sans accent. Là où ils sont dans une note ou une entrée du journal, cette ligne est affichée.

      Tout est parcouru\u{A0}: cases, tâches, séries, nombres, habitudes, activités, semaines marquées, plages, et les pages, \
      projets et rituels entiers. Les simples lignes de texte se trouvent par WORDS, --tag et --kind. Ce qui est dans \
      «\u{A0}Things that used to matter\u{A0}» ne se trouve qu’avec --state set-aside.

      --kind est le type d’un fichier (\(DocumentKind.allCases.map(\.rawValue).joined(separator: ", "))), pour tout ce qui est \
      dans de tels fichiers; ou `file`, pour les fichiers entiers; ou le type d’un élément (`checkbox, task, recurring, \
      streak, habit, counter` et ainsi de suite, comme les nomme «\u{A0}tidemark export --to json\u{A0}»). Si vous donnez une \
      option plusieurs fois, il suffit que l’une corresponde; avec --tag, toutes doivent correspondre.

      --json affiche un objet avec `today, now, count` et `groups`. Un groupe a `title, path` et `items`. Un élément a `title, \
      kind` et `path`, et `type` et `line`, et ce qu’il dit d’autre\u{A0}: `state, value, project, page, ritual, section, day, \
      category, tags, due, priority, done, since` et `found`, les lignes qui ont WORDS.
      """
    case .mentions: "Afficher tout ce qui mentionne un mot"
    case .withTag: "Afficher tout ce qui a un mot-clé"
    case .openToday: "Afficher les séries et les habitudes qui sont ouvertes aujourd’hui"
    case .rituals: "Afficher les rituels"
    case .success: "ce qui a été trouvé a été affiché, ou rien n’a été trouvé"
    case .couldNotRun: "le coffre n’a pas pu être lu, ou il n’a pas ce projet, cette page, ce rituel ou ce mot-clé"
    }
  }
}
