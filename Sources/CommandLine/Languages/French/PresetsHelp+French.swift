extension PresetsHelp {
  var french: String {
    switch self {
    case .name:
      """
      une partie d’un titre, une catégorie ou un moment de la journée, pour donner la liste des rituels tout prêts qui \
      correspondent, avec leurs habitudes; un titre entier affiche le rituel tout prêt tel qu’il commencerait aujourd’hui
      """
    case .category: "Donner la liste de ceux de cette catégorie"
    case .summary: "Donner la liste de rituels par lesquels commencer, ou en afficher un"
    case .discussion:
      """
      Seule, la commande donne la liste des titres; avec WORD, --category ou --time, les habitudes aussi. Chacun est un \
      fichier du type «\u{A0}ritual\u{A0}» avec un premier arc à partir d’aujourd’hui; `tidemark new ritual --preset NAME` \
      l’écrit. Les rituels du dossier `templates/rituals/` d’un coffre sont aussi des rituels tout prêts, et l’emportent sur \
      ceux qui sont fournis sous le même nom. Dans un tel fichier, `{{today}}` tient lieu du premier jour de l’arc et \
      `{{end}}` du dernier; d’un rituel qui a un arc à lui, seules les habitudes servent, sans leurs journaux. Un rituel tout \
      prêt se nomme par son titre ou son fichier, ou par une partie de ceux-ci.

      --json affiche un objet avec `presets`. Un rituel tout prêt a `name` (celui de son fichier), `title, icon, category, \
      time, days` (de son arc), `isOwn` (du coffre) et `habits`, chacune avec `title, icon` et `every`.
      """
    case .listByTime: "Donner la liste de ceux du matin, du soir et de toute heure"
    case .listWithHabits: "Donner la liste de ceux du matin avec leurs habitudes"
    case .beginToday: "En commencer un aujourd’hui"
    case .success: "la liste ou le rituel tout prêt a été affiché"
    case .couldNotRun: "ce rituel tout prêt n’existe pas, ou l’un de ceux du coffre ne peut pas être lu"
    }
  }
}
