extension CompleteHelp {
  var french: String {
    switch self {
    case .shell: "le shell qui demande"
    case .words: "pour bash, la ligne jusqu’au curseur et COMP_WORDBREAKS; sinon, les mots"
    case .summary: "Dire à un shell ce qui peut suivre dans une ligne de commande"
    case .discussion:
      """
      Chaque proposition est sur une ligne à elle, après une première ligne qui dit quels chemins le shell doit proposer là où \
      il n’y a rien d’autre\u{A0}: `files`, `folders`, ou `words` pour aucun.
      """
    }
  }
}
