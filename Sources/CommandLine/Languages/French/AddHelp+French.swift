extension AddHelp {
  var french: String {
    switch self {
    case .text: "l’élément comme vous l’écririez dans un fichier, avec case, icône et champs"
    case .section: "La section ou la stratégie de la page"
    case .type: "En faire un élément de ce type, si ses mots ne disent pas lequel"
    case .streak: "La règle d’une série, comme daily"
    case .best: "Quel essai est le meilleur"
    case .goal: "L’objectif d’un compteur ou d’une série"
    case .to: "Où se termine un compte"
    case .at: "L’heure d’une ligne d’horaire, comme «\u{A0}05:00 - 06:30\u{A0}», ou de ce qui est récurrent"
    case .priority: "Quelle est son importance"
    case .from: "Le premier jour\u{A0}: celui d’une chronologie, ou celui à partir duquel compte une règle"
    case .until: "Le dernier jour, ou celui où finit un compte à rebours"
    case .since: "Le jour à partir duquel les jours sont comptés"
    case .on: "L’ajouter à ce jour comme tâche; aujourd’hui par défaut"
    case .project: "L’ajouter à ce projet comme tâche"
    case .stack: "L’ajouter à cette pile comme tâche"
    case .literal: "Laisser dans le texte un jour ou une heure qui est à la fin"
    case .summary: "Ajouter une tâche à aujourd’hui, à un autre jour, à un projet ou à une pile, ou un élément à une page"
    case .discussion:
      """
      TEXT seul est une tâche pour aujourd’hui, sans projet. Si aujourd’hui n’a pas encore de fichier, il en reçoit un. Un \
      jour ou une heure à la fin des mots est compris\u{A0}: «\u{A0}Appeler maman demain 17:00\u{A0}» est une plage de demain \
      avec une case, et avec --project une tâche dont c’est l’échéance; «\u{A0}Réunion vendredi 9:30 pendant 45 minutes\u{A0}» \
      et «\u{A0}Dîner 12:00-13:00\u{A0}» disent combien de temps; «\u{A0}Payer le loyer pour vendredi\u{A0}» a son échéance ce \
      jour-là; «\u{A0}Étirements tous les jours\u{A0}» est récurrent, et va sur la page qui a de tels éléments; «\u{A0}Eau \
      0/8\u{A0}» y est un compteur. «\u{A0}à 7\u{A0}» désigne la prochaine fois qu’il sera sept heures. La commande dit \
      comment elle l’a compris.

      Avec --page, --section, --type ou un autre champ, c’est un élément d’une page. Il va à la fin de la section, par défaut \
      celle qui a le plus d’éléments de son type, écrit comme les lignes autour de lui. Sans --type, les mots ou les options \
      décident de ce que c’est\u{A0}: --every fait une tâche récurrente, --streak une série, --best un record, --since et \
      --until comptent des jours, --goal fait un compteur, --at une ligne d’horaire, --from une chronologie, --due une case. \
      Une valeur que lint signalerait est refusée.
      """
    case .taskOfToday: "Noter une tâche pour aujourd’hui"
    case .withTime: "Noter quelque chose qui a une heure"
    case .dueTask: "Noter une tâche qui a une échéance"
    case .recurring: "Noter quelque chose qui est récurrent"
    case .taskOfProject: "Noter une tâche d’un projet"
    case .line: "Ajouter une ligne de texte"
    case .counter: "Ajouter un compteur par sa forme"
    case .addStreak: "Ajouter une série"
    case .tally: "Ajouter un décompte sans traits"
    }
  }
}
