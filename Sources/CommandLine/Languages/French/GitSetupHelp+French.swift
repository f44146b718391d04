extension GitSetupHelp {
  var french: String {
    switch self {
    case .global: "Configurer tous les dépôts de cet utilisateur au lieu d’un seul"
    case .local: "Configurer le dépôt du coffre (par défaut)"
    case .check: "Ne rien modifier; nommer ce qui manque"
    case .remove: "Retirer ce que cette commande a configuré"
    case .textconv: "Faire afficher par git diff et git log le texte de tidemark textconv"
    case .program: "Faire appeler ce programme par git\u{A0}: un nom de PATH, ou un chemin; par défaut celui qui s’exécute"
    case .summary: "Configurer git pour qu’il fusionne et compare les fichiers d’après ce qu’ils disent"
    case .discussion:
      """
      Ajoute la ligne «\u{A0}\(GitSetup.line)\u{A0}» au fichier .gitattributes du dossier du coffre, et configure les deux \
      pilotes\u{A0}: le pilote de fusion, qui appelle `tidemark merge`, et revient à la fusion par lignes de git là où le \
      programme manque; et des noms pour les morceaux des différences, tirés des titres, des plages, des habitudes et de ce \
      qui a un journal. Chaque modification est nommée. Ce qui est déjà là reste, et une deuxième exécution ne change rien.

      Avec --global, la ligne va dans le fichier que nomme core.attributesFile, ou dans git/attributes de la configuration de \
      l’utilisateur, et vaut pour les fichiers Markdown de tous les dépôts. Les fichiers qui ne sont pas de Tidemark sont \
      fusionnés par lignes.

      Une configuration appartient à un seul clone\u{A0}: exécutez cette commande dans chacun.
      """
    case .setUpVault: "Configurer le dépôt du coffre"
    case .seeMissing: "Voir ce qui manque"
    case .setUpAll: "Configurer tous les dépôts de cet utilisateur"
    case .success: "tout est configuré, ou avec --remove il ne reste rien"
    case .findings: "avec --check\u{A0}: quelque chose manque; sinon\u{A0}: une autre ligne d’attributs fait obstacle"
    case .couldNotRun: "git est introuvable, le dossier n’est dans aucun dépôt, ou quelque chose n’a pas pu être écrit"
    }
  }
}
