extension OpenHelp {
  var spanish: String {
    switch self {
    case .name:
      """
      su nombre o una parte de él, FILE:LINE, un archivo, un día como “viernes”, o un tipo: \
      \(OpenCommand.kindWords.map(\.word).joined(separator: ", "))
      """
    case .summary: "Abrir una cosa en tu editor, en su línea"
    case .discussion:
      """
      El editor es el de la variable VISUAL, o si no, el de EDITOR. vi, vim, nano, emacs, micro, kak, hx, code, subl, zed y \
      otros reciben la línea; cualquier otro editor recibe solo el archivo. Una línea con argumentos, como EDITOR="code \
      --wait", la lee el shell, como en git.

      Un día es el archivo de ese día, donde planeas, así que “viernes” es el próximo; “settings” es `tidemark.md`. Lo que \
      tiene exactamente ese nombre va antes que un día o un tipo. Si cambiaste el archivo, al cerrar el editor se muestra lo \
      que lint encuentra en él.
      """
    case .openByName: "Abrir una página, un proyecto o cualquier otra cosa por una parte de su nombre"
    case .openToday: "Abrir el archivo de hoy"
    case .openLine: "Abrir una línea de un archivo"
    case .success: "se abrió el archivo, y lo que cambiaste no tiene ningún error"
    case .findings: "lint encontró un error en lo que cambiaste"
    case .couldNotRun: "ninguna cosa tiene ese nombre, o lo tienen varias, o no hay editor"
    }
  }
}
