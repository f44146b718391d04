extension ImportHelp {
  var french: String {
    switch self {
    case .paths: "le nom d’un format, qu’on peut omettre, puis des fichiers et des dossiers d’un autre programme"
    case .into: "Importer dans le coffre de ce dossier; si le dossier est vide ou n’existe pas, en faire un coffre"
    case .title: "Donner ce titre au fichier où vont les choses, ou les ajouter à celui qui le porte"
    case .mapExpected: "une liste de KEY=COLUMN avec les clés date, name, value et note"
    case .map: "Dans tout tableau\u{A0}: quelles colonnes ont la date, le nom, la valeur et la note"
    case .since: "Ne pas prendre ce qui concerne un jour avant celui-ci"
    case .until:
      """
      Pour les calendriers\u{A0}: écrire jour par jour, jusqu’à celui-ci, les séries qu’aucune règle n’exprime; par défaut \
      jusqu’à un an d’ici
      """
    case .zone:
      "Convertir les heures dans ce fuseau horaire, comme Europe/Madrid; par défaut celui du fichier, sinon du système"
    case .highest: "Pour Todoist\u{A0}: laquelle des priorités de 1 à 4 est la plus haute"
    case .doneMeans:
      """
      Pour Loop, Streaks et HabitKit\u{A0}: quels jours comptent comme faits\u{A0}: ceux où l’objectif a été atteint, ou ceux \
      qui ont un nombre ou une partie quelconque
      """
    case .again: "Importer de nouveau ce que vous avez supprimé depuis une importation précédente"
    case .dryRun: "Afficher les modifications sous forme de diff, le bilan sur la sortie d’erreur, et ne rien écrire"
    case .summary: "Importer des fichiers d’un autre programme"
    case .discussion:
      """
      Lit les fichiers d’un autre programme, et ajoute à un coffre ce qu’ils disent\u{A0}: fichiers, éléments, entrées de \
      journaux. Ce qui est dans le coffre reste tel quel. Tout est écrit, ou rien; `undo` l’annule.

      `FROM` est le nom d’un format\u{A0}:

      \(ImportFormats.list(in: .french))

      Sans lui, le format est reconnu d’après les fichiers. Une archive zip vaut pour les fichiers qu’elle contient. À la fin, \
      vous recevez un bilan qui tombe juste\u{A0}: ce qui a été lu, et combien en a été écrit, était déjà là, n’avait besoin \
      d’aucune ligne (exclu), ou n’a pas pu être pris (non importé). Ce qui n’a pas été importé est gardé tel quel dans \
      `left.md`, à côté de la racine du coffre. Importer la même chose de nouveau ne change rien; importer plus tard ajoute ce \
      qui est nouveau, et ne ramène pas ce que vous avez supprimé\u{A0}: le coffre s’en souvient dans le fichier `.imported`. \
      PATH est - pour l’entrée standard. Ce qui vient de chaque programme, et ce qui n’en vient pas, est dans \
      `docs/coming-from.md`.
      """
    case .fromExport: "Faire un coffre de l’exportation d’un autre"
    case .showTodoTxt: "Afficher ce que deviendrait une liste de todo.txt"
    case .loop: "Importer les habitudes de Loop Habit Tracker"
    case .calendar: "Importer un calendrier, avec les heures de Madrid"
    case .ownTable: "Importer un tableau à soi comme activités"
    case .success: "tout ce qui a été lu est dans le coffre"
    case .findings: "quelque chose n’a pas été importé; c’est dans `left.md`"
    case .couldNotRun: "rien n’a été écrit\u{A0}: un fichier n’a pas pu être lu, ou il n’y a pas de coffre"
    }
  }
}
