extension PagesHelp {
  var french: String {
    switch self {
    case .page: "une page\u{A0}: son titre ou une partie du titre, ou son chemin"
    case .summary: "Afficher l’ordre des pages, ou ce qui vient avant et après l’une d’elles"
    case .discussion:
      """
      Les pages viennent dans l’ordre de la section «\u{A0}Pages\u{A0}» de `tidemark.md` du coffre; celles qui n’y sont pas \
      viennent après, par titre. `tidemark reorder` et les options de `tidemark new page` modifient l’ordre.

      --json affiche un objet avec `pages`. Une page a `number` (à partir de 1), `title, icon, path, line, isListed`, et \
      `previous` et `next`, chacune avec `title, path` et `line`. Avec PAGE, l’objet est cette page.
      """
    case .showAll: "Afficher toutes les pages dans leur ordre"
    case .showNeighbors: "Afficher ce qui vient avant et après une page"
    case .success: "les pages ont été affichées, ou il n’y en a aucune"
    }
  }
}
