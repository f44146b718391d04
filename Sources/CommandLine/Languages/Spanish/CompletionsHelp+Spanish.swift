extension CompletionsHelp {
  var spanish: String {
    switch self {
    case .shell: "el shell: bash, zsh o fish"
    case .summary: "Mostrar lo que necesita un shell para completar líneas de comandos de tidemark"
    case .discussion:
      """
      El shell le pregunta a tidemark qué sigue: comandos, opciones, valores, días y los nombres de lo que hay en tu bóveda. \
      Los paquetes ponen los scripts donde los shells los buscan. Si no, escribe el tuyo en este archivo:

        bash  ~/.local/share/bash-completion/completions/tidemark
        zsh   _tidemark, en una carpeta de $fpath
        fish  ~/.config/fish/completions/tidemark.fish
      """
    case .fish: "Mostrar el script para fish"
    }
  }
}
