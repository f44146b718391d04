extension OpenHelp {
  var french: String {
    switch self {
    case .name:
      """
      son nom ou une partie du nom, FILE:LINE, un fichier, un jour comme «\u{A0}vendredi\u{A0}», ou un type\u{A0}: \
      \(OpenCommand.kindWords.map(\.word).joined(separator: ", "))
      """
    case .summary: "Ouvrir une chose dans votre éditeur, à sa ligne"
    case .discussion:
      """
      L’éditeur est celui de la variable VISUAL, sinon de EDITOR. vi, vim, nano, emacs, micro, kak, hx, code, subl, zed et \
      d’autres reçoivent la ligne; tout autre éditeur ne reçoit que le fichier. Une ligne avec des arguments, comme \
      EDITOR="code --wait", est lue par le shell, comme dans git.

      Un jour est le fichier de ce jour, là où vous prévoyez, et «\u{A0}vendredi\u{A0}» est donc le prochain; \
      «\u{A0}settings\u{A0}» est `tidemark.md`. Ce qui porte exactement ce nom passe avant un jour ou un type. Si vous avez \
      modifié le fichier, ce que lint y trouve est affiché une fois l’éditeur fermé.
      """
    case .openByName: "Ouvrir une page, un projet ou toute autre chose par une partie de son nom"
    case .openToday: "Ouvrir le fichier d’aujourd’hui"
    case .openLine: "Ouvrir une ligne d’un fichier"
    case .success: "le fichier a été ouvert, et ce que vous avez modifié n’a pas d’erreur"
    case .findings: "lint a trouvé une erreur dans ce que vous avez modifié"
    case .couldNotRun: "ce nom n’est celui de rien, ou de plusieurs choses, ou il n’y a pas d’éditeur"
    }
  }
}
