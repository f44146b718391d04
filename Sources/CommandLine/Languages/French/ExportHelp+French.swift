extension ExportHelp {
  var french: String {
    switch self {
    case .format:
      "Exporter sous la forme FORMAT; text par défaut. Plusieurs vont dans un dossier, chacun sous un dossier de son nom"
    case .output:
      """
      Écrire ce fichier; ou dans ce dossier, s’il existe ou finit par /, un fichier par document, avec --to html comme un \
      site, ou par événement
      """
    case .summary: "Écrire des fichiers sous forme de texte brut, de JSON, de pages, de tableaux ou de calendrier"
    case .discussion:
      """
      Le texte a tous les mots d’un fichier et rien de Markdown, section par section, avec les jours et les séries comptés \
      jusqu’à aujourd’hui. Une journée se lit comme un horaire, un projet comme «\u{A0}To-Do\u{A0}» et «\u{A0}Done\u{A0}». Le \
      JSON a tout ce qui a été lu; son schéma est Grammar/export.schema.json, et `tidemark import` en refait les fichiers. Les \
      erreurs d’un fichier vont sur la sortie d’erreur, et ce qui a été lu est exporté dans tous les cas. Un dossier est \
      exporté comme un livre\u{A0}: la racine du coffre, puis les pages, les projets et les autres types dans l’ordre des \
      listes de la racine et par titre, les jours à la fin, par date. Si PATH n’est pas un chemin, ce peut être le titre d’un \
      fichier du coffre. Un fichier Markdown n’est jamais écrasé.

      --to html est une page qui n’a besoin de rien d’autre\u{A0}: pas de script, rien à charger, claire ou sombre comme \
      l’écran de qui la lit, et elle s’imprime bien. La page d’un rituel, d’une journée, d’une vie ou d’activités montre ce \
      que montre la commande de ce nom. --view écrit à la place une vue de tout le coffre. Dans un dossier, c’est un \
      site\u{A0}: chaque fichier, les jours avec ceux d’avant et d’après, les mois, les tâches, les rituels, les mots-clés, et \
      index.html pour commencer. Seules les pages qui ont changé sont écrites, celles de fichiers disparus sont supprimées, et \
      les fichiers d’autrui sont laissés en paix. Ce qu’une page contient est dans Grammar/PAGES.md.

      --to svg est une image d’une vue, que --view nomme\u{A0}: `day`, `month`, `year` (de chaque habitude et activité des \
      fichiers que vous nommez), `life` (une affiche de toutes les semaines) ou `insights`; dans un dossier, toutes. Elle a un \
      fond et des couleurs à elle, et dit aussi en mots ce qu’elle montre (Grammar/PICTURES.md). Pour un PNG, lancez \
      rsvg-convert, comme dans `rsvg-convert -w 2000 life.svg -o life.png`.

      --to csv, ce sont des tableaux pour un tableur\u{A0}: les entrées des journaux, les tâches, les plages, les semaines, \
      les activités et ce que donne chaque journal (Grammar/TABLES.md). Nommez-en un avec --table, ou un dossier avec --output \
      pour tous. Une cellule qu’un tableur exécuterait comme une formule a une apostrophe devant elle.

      --to ics est un calendrier (iCalendar, RFC 5545)\u{A0}: les plages des jours et de la routine, les tâches qui ont une \
      échéance, les chronologies et les comptes à rebours, les jalons et rappels des rituels, les jalons d’une vie et son \
      nombre du jour, avec des alarmes pour ce qui a `notify`. Grammar/CALENDAR.md donne la liste de ce qui est exporté. Une \
      chose garde son identifiant tant qu’elle garde son nom. Les heures n’ont pas de fuseau horaire, à moins que --zone n’en \
      nomme un. --to vdir écrit la même chose dans un dossier, un fichier par événement, comme le lisent vdirsyncer et \
      khal\u{A0}: seuls les fichiers qui ont changé sont écrits, ceux de choses disparues sont supprimés, et les fichiers \
      d’autrui sont laissés en paix. Donnez à chaque exportation de ce genre un dossier à elle. Importer un fichier deux fois \
      crée des doublons dans la plupart des calendriers; abonnez-vous donc au fichier ou synchronisez le dossier. --kind \
      accepte \(CalendarChoice.kinds.joined(separator: ", ")).

      --to todotxt, klog et loop sont le chemin inverse d’une importation\u{A0}: les tâches comme lignes de todo.txt, les \
      jours comme enregistrements de klog, et ce qui a une règle et un journal comme le dossier de Loop Habit Tracker. La \
      sortie d’erreur reçoit un bilan\u{A0}: combien a été lu et écrit, ce qui n’est pas dans les fichiers, et où c’est. \
      `docs/coming-from.md` dit ce que chaque forme peut contenir.

      \(SharedHelp.aboutFolders.french)
      """
    case .asText: "Afficher une page sous forme de texte"
    case .byTitle: "Afficher une page par son titre"
    case .textFiles: "Écrire un fichier texte pour chaque document sous ce dossier"
    case .asJSON: "Écrire tout en JSON"
    case .asPage: "Écrire une page pour un navigateur ou une imprimante"
    case .asSite: "Écrire tout le coffre sous forme de site"
    case .asPoster: "Écrire une vie en semaines sous forme d’affiche"
    case .asPicture: "Dessiner une année de chaque habitude d’un rituel"
    case .asTables: "Écrire un tableau de chaque sorte pour un tableur"
    case .asCalendar: "Écrire un calendrier de tout"
    case .asTodoTxt: "Écrire les tâches de tous les projets sous forme de liste de todo.txt"
    case .asLoop: "Écrire les habitudes et leurs jours comme le fait Loop Habit Tracker"
    case .severalForms: "Écrire plusieurs formes, chacune dans un dossier à elle"
    case .asEvents: "Écrire un dossier d’événements pour vdirsyncer"
    case .success: "tout a été exporté, et aucun fichier n’a d’erreur"
    case .findings:
      "tout a été exporté, mais un fichier a des erreurs; ou la forme d’un autre programme n’a pas pu tout prendre"
    case .couldNotRun: "un fichier n’a pas pu être lu ou écrit, ou il n’y avait rien pour un calendrier"
    }
  }
}
