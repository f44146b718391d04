extension SettingsHelp {
  var spanish: String {
    switch self {
    case .summary: "Mostrar los ajustes vigentes, y de dónde viene cada uno"
    case .discussion:
      """
      Los ajustes son propiedades de `tidemark.md` de la bóveda. El que no está escrito ahí tiene su valor predeterminado, y \
      también aquel cuyo valor no se puede leer; `tidemark lint` dice qué tiene de malo. `tidemark set` cambia un ajuste, \
      `tidemark spec Settings` los explica.

      --json muestra un objeto con `path, settings` y `notes` (lo demás que está escrito en la raíz). Un ajuste tiene `name, \
      value` (un texto, o una lista de textos), `isDefault`, y `path` y `line` de su propiedad; `unread` es un valor que no se \
      puede leer.
      """
    case .showSettings: "Mostrar los ajustes de la bóveda"
    case .success: "se mostraron los ajustes"
    }
  }
}
