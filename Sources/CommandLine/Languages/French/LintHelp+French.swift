extension LintHelp {
  var french: String {
    switch self {
    case .format: "La forme du rapport"
    case .strict: "Échouer aussi pour un avertissement"
    case .rule: "Vérifier seulement cette règle"
    case .allow: "Faire taire cette règle"
    case .staged: "Vérifier ce qui est préparé pour un commit, tel que l’index de git le contient"
    case .fix: "Appliquer les corrections sûres, et signaler ce qui reste"
    case .dryRun: "Avec --fix\u{A0}: ne rien écrire; afficher ce qui changerait sous forme de diff unifié"
    case .unsafeFixes: "Avec --fix et un --rule\u{A0}: appliquer aussi les corrections qui sont des suppositions"
    case .summary: "Vérifier des fichiers et dire ce qui ne va pas, où, et que faire"
    case .discussion:
      """
      Là où rien n’est trouvé, rien n’est affiché. `tidemark rules` donne la liste de ce qui est cherché, `tidemark explain \
      RULE` dit pourquoi.

      Les fichiers sont lus, et ne changent qu’avec --fix. Une correction n’est appliquée que si son constat disparaît ensuite \
      et qu’aucun nouveau n’apparaît; elle peut modifier ou créer d’autres fichiers du coffre. Avec -, le texte corrigé va sur \
      la sortie standard et le rapport sur la sortie d’erreur.

      Avec --staged, les fichiers sont lus dans l’index de git, qui est ce qu’aura le prochain commit, et non sur le disque. \
      Tout ce qui y est ajouté ou modifié est vérifié, ou la partie que nomment les chemins, par rapport au coffre tel que \
      l’index le contient.

      Les formats sont pour\u{A0}: short, les éditeurs et les listes de compilateurs; json, les programmes; sarif, l’analyse \
      de code; github, les annotations de GitHub Actions; gitlab, un rapport Code Quality; junit, les serveurs qui affichent \
      des tests. Exécutez la commande dans le dossier racine du dépôt, pour que la plateforme reconnaisse les chemins.

      \(SharedHelp.aboutFolders.french)
      """
    case .checkFolder: "Vérifier tout ce qui est sous ce dossier"
    case .failForWarnings: "Échouer pour un avertissement, sauf pour ceux d’une règle"
    case .reportOnEditor: "Faire un rapport en JSON sur le texte d’un éditeur"
    case .checkStaged: "Vérifier ce qui est sur le point d’être validé"
    case .scanCode: "Faire un rapport pour l’analyse de code"
    case .seeFixes: "Voir ce qui serait corrigé"
    case .fixOneRule: "Corriger ce que trouve une règle, suppositions comprises"
    case .success:
      "aucune erreur n’a été trouvée, ou il n’en reste aucune après --fix (avec --strict\u{A0}: ni aucun avertissement)"
    case .findings: "une erreur a été trouvée, ou il en reste une après --fix (avec --strict\u{A0}: ou un avertissement)"
    case .couldNotRun: "un fichier n’a pas pu être lu ou écrit, ou les arguments ne sont pas valides"
    }
  }
}
