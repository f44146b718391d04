extension CompletionsHelp {
  var french: String {
    switch self {
    case .shell: "le shell\u{A0}: bash, zsh ou fish"
    case .summary: "Afficher ce qu’il faut à un shell pour compléter les lignes de commande de tidemark"
    case .discussion:
      """
      Le shell demande à tidemark ce qui suit\u{A0}: commandes, options, valeurs, jours et noms de ce qui est dans votre \
      coffre. Les paquets mettent les scripts là où les shells les cherchent. Sinon, écrivez le vôtre dans ce fichier\u{A0}:

        bash  ~/.local/share/bash-completion/completions/tidemark
        zsh   _tidemark, dans un dossier de $fpath
        fish  ~/.config/fish/completions/tidemark.fish
      """
    case .fish: "Afficher le script pour fish"
    }
  }
}
