extension EnvironmentMessage {
  var french: String {
    switch self {
    case .vault:
      "Le coffre dans lequel travaille une commande quand le dossier courant n’est dans aucun et qu’il n’y a pas de `--vault`."
    case .language:
      "La langue dans laquelle on vous parle, s’il n’y a pas de `--lang`\u{A0}: `en`, `es` ou `fr`; toute autre est l’anglais."
    case .noColor:
      "Si elle a une valeur quelconque, la sortie n’a pas de couleur, à moins que `--color always` ne le demande."
    case .pager:
      """
      Le programme qui affiche les sorties plus longues que le terminal. Vide ou `cat`\u{A0}: aucun. Si elle n’est pas \
      définie\u{A0}: `less`.
      """
    case .less:
      """
      Les options de `less`. Si elle n’est pas définie, `less` reçoit `FRX`. `LV` est la même chose pour `lv`, qui reçoit \
      `-c`.
      """
    case .visual: "L’éditeur de `tidemark open`. Si elle n’est pas définie\u{A0}: celui de `EDITOR`."
    case .term: "Si elle vaut `dumb`, la sortie n’a ni couleur ni visualiseur."
    case .columns: "La largeur de la sortie; sinon celle du terminal, ou 80. `LINES` est la hauteur."
    case .configHome: "Le dossier de vos réglages; sinon `~/.config`."
    case .stateHome: "Le dossier de ce que garde `tidemark undo`, et de ce qui est retenu des sites; sinon `~/.local/state`."
    }
  }
}
