extension EnvironmentMessage {
  var spanish: String {
    switch self {
    case .vault: "La bóveda en la que trabaja un comando cuando la carpeta actual no está en ninguna y no hay `--vault`."
    case .language: "El idioma en que se te habla, si no hay `--lang`: `en`, `es` o `fr`; cualquier otro es inglés."
    case .noColor: "Si tiene cualquier valor, la salida no lleva color, salvo que `--color always` lo pida."
    case .pager:
      "El programa que muestra la salida más larga que la terminal. Vacía o `cat`: ninguno. Si no está definida: `less`."
    case .less:
      "Las opciones de `less`. Si no está definida, `less` recibe `FRX`. `LV` es lo mismo para `lv`, que recibe `-c`."
    case .visual: "El editor de `tidemark open`. Si no está definida: el de `EDITOR`."
    case .term: "Si es `dumb`, la salida no lleva color ni paginador."
    case .columns: "El ancho de la salida; si no, el de la terminal, u 80. `LINES` es la altura."
    case .configHome: "La carpeta de tus ajustes; si no, `~/.config`."
    case .stateHome:
      "La carpeta de lo que guarda `tidemark undo`, y de lo que se recuerda de los sitios; si no, `~/.local/state`."
    }
  }
}
