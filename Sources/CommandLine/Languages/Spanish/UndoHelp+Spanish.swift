import Workspace

extension UndoHelp {
  var spanish: String {
    switch self {
    case .summary: "Deshacer lo que escribió el último comando"
    case .discussion:
      """
      Los archivos vuelven a ser lo que eran, byte por byte; un archivo que el comando creó se elimina, y uno que eliminó \
      vuelve. Usado otra vez, deshace el comando anterior. Si uno de los archivos cambió mientras tanto, no se escribe nada.

      Lo que escribieron los comandos se guarda para cada bóveda, fuera de ella, en la carpeta tidemark/undo de \
      $XDG_STATE_HOME, o si no, de ~/.local/state: los últimos \(UndoShelf.capacity) comandos, o menos si son grandes. Solo tú \
      puedes leerlo. Lo que cambió un editor o git no se puede deshacer aquí.
      """
    case .takeBackLast: "Deshacer el último comando"
    case .takeBackTwo: "Deshacer los dos últimos"
    case .seeList: "Ver lo que se puede deshacer, primero el último comando"
    }
  }
}
