extension MergeHelp {
  var french: String {
    switch self {
    case .base: "la version dont les deux côtés sont partis; %O de git"
    case .ours: "la version de ce côté-ci; %A de git"
    case .theirs: "la version de l’autre côté; %B de git"
    case .output: "Écrire le résultat là et non dans OURS; «\u{A0}-\u{A0}» l’affiche"
    case .markerSizeExpected: "un nombre de 1 à 100"
    case .markerSize: "Combien de signes a la marque d’un conflit; 7 par défaut, %L de git"
    case .path: "Le chemin du fichier tel que les messages doivent le nommer; %P de git"
    case .labels: "Comment les marques d’un conflit appellent les versions"
    case .summary: "Fusionner deux versions d’un fichier d’après ce qu’elles disent"
    case .discussion:
      """
      Les deux versions sont parties de BASE. Ce qu’un seul côté a modifié est pris. Là où les deux ont modifié une même \
      ligne, ses parties sont fusionnées\u{A0}: cases, champs, nombres, journaux. Là où elles se contredisent, les deux sont \
      écrites entre les marques qu’utilise git; le reste du fichier est fusionné. Les fichiers qui ne sont pas de Tidemark, ou \
      qui ne peuvent pas être lus, sont fusionnés ligne par ligne.

      Le résultat va dans OURS, comme git l’attend d’un pilote de fusion. La fusion par lignes y est d’abord écrite; la fusion \
      d’après ce que dit le fichier prend sa place quand elle est prête, a été relue et s’est révélée juste.

      git-setup dit à git de s’en servir. Les règles sont dans docs/merging.md.
      """
    case .printMerge: "Afficher la fusion de deux versions"
    case .mergeIntoOurs: "Fusionner dans ours.md, avec des marques de neuf signes"
    case .success: "fusionné"
    case .findings: "fusionné, sauf les conflits, qui sont entre des marques"
    case .couldNotRun: "une version n’a pas pu être lue, ou le résultat n’a pas pu être écrit"
    }
  }
}
