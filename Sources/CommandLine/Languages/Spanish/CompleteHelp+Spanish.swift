extension CompleteHelp {
  var spanish: String {
    switch self {
    case .shell: "el shell que pregunta"
    case .words: "de bash, la línea hasta el cursor y COMP_WORDBREAKS; de los demás, las palabras"
    case .summary: "Decirle a un shell qué puede seguir en una línea de comandos"
    case .discussion:
      """
      Cada propuesta está en una línea propia, después de una primera línea que dice qué rutas debe proponer el shell donde no \
      hay nada más: `files`, `folders`, o `words` para ninguna.
      """
    }
  }
}
