extension RitualsHelp {
  var french: String {
    switch self {
    case .all: "Afficher aussi ceux qui sont terminés"
    case .summary: "Donner la liste des rituels et où en est chacun"
    case .discussion:
      """
      Un rituel est en cours tant qu’un de ses arcs l’est, et à venir tant que son dernier arc est dans le futur. Celui dont \
      le dernier arc est mené à terme peut être renouvelé, à moins qu’il ne dise qu’il est fini; celui qui n’a pas d’arc commence \
      aussi par `tidemark renew`. Les rituels viennent dans l’ordre de la section «\u{A0}Rituals\u{A0}» de `tidemark.md` du \
      coffre, puis par titre.

      --json affiche un objet avec `streak` (des jours où tout ce qui était à faire a été fait), `rituals` et `hidden`, \
      combien sont terminés et ne sont pas affichés. Un rituel a `group` (`active, upcoming, toRenew, withoutArc, unreadArc, \
      over`), et ce que «\u{A0}tidemark ritual --json\u{A0}» en affiche.
      """
    case .showCurrent: "Afficher ce qui est en cours, ce qui vient et ce qu’on peut renouveler"
    case .showAll: "Les afficher tous"
    case .success: "les rituels ont été affichés, ou il n’y en a aucun"
    }
  }
}
