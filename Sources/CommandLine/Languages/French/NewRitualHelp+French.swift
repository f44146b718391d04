extension NewRitualHelp {
  var french: String {
    switch self {
    case .title: "le titre du rituel; sinon celui du rituel tout prêt"
    case .preset:
      "Partir de ce rituel tout prêt\u{A0}: un rituel fourni, un du dossier templates/rituals du coffre, ou un fichier"
    case .days: "Faire durer chaque arc N jours, de 7 à 365"
    case .habit: "Ajouter cette habitude, écrite comme dans un fichier, avec son icône et ses champs si elle en a"
    case .summary: "Créer un rituel avec un premier arc à partir d’aujourd’hui"
    case .discussion:
      """
      Sans --output, le rituel va dans `rituals/` du coffre, ou sinon dans ce dossier, sous son titre en minuscules. Un \
      fichier qui existe n’est jamais écrasé. `tidemark presets` donne la liste des rituels tout prêts; les autres options \
      remplacent ce que dit celui qui est choisi, et chaque --habit s’ajoute après ses habitudes. Sans --preset ni --habit, il \
      reçoit une habitude d’exemple à renommer.
      """
    case .fromPreset: "Créer un rituel à partir d’un rituel tout prêt"
    case .yourOwn: "En créer un à soi"
    case .threeMonths: "Lui donner trois mois"
    }
  }
}
