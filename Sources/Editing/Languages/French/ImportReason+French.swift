import Chronology
import Languages
import Outline

private let language = Language.french

extension ImportReason {
  var french: String {
    switch self {
    case .before(let day): "avant le \(day)"
    case .belongsToNoFile: "cela n’appartient à aucun fichier"
    case .wasRemoved: "une importation précédente l’a apporté, mais cela a été supprimé depuis et le restera"
    case .wouldReadOtherwise: "on ne peut pas l’écrire de façon à le relire tel quel"
    case .itemWouldReadOtherwise: "on ne peut pas écrire son élément de façon à le relire tel quel"
    case .itemWasRemoved: "son élément a été supprimé depuis qu’une importation précédente l’a apporté, et le restera"
    case .isCalledOtherwise(let name):
      "là-bas, cela s’appelle maintenant \(language.quoted(name)); le coffre garde le nom qu’il lui donne"
    case .hasChanged: "cela a changé là-bas depuis qu’une importation précédente l’a apporté; le coffre garde ce qu’il en a"
    case .vaultSaysOtherwise: "le coffre en dit autre chose, et cela reste"
    case .logSaysOtherwise: "le journal dit autre chose ce jour-là, et cela reste"
    case .wasReadTwice: "cela a été lu deux fois"
    case .isSecondOfDay: "une autre entrée de ce jour a été prise"
    case .dayWasRemoved: "une importation précédente avait son jour, mais il a été supprimé du journal depuis et le restera"
    case .isFile(let path): "c’est \(path) dans le coffre"
    case .valuesWereWritten:
      "ses valeurs diffèrent de son \(language.quoted("markdown")); ce sont les valeurs qui ont été écrites"
    case .isSpelledOtherwise: "le coffre l’écrit autrement, et le garde ainsi"
    case .hasOtherFileOfPath: "le coffre a un autre fichier à ce chemin, et le garde"
    case .hasOtherFileOfDay: "le coffre a un autre fichier pour ce jour, et le garde"
    case .pathIsTaken: "il y a autre chose à ce chemin, et cela y reste"
    case .isTaken(let path): "il y a autre chose à \(path), et cela y reste"
    case .earlierFileHasPath: "un fichier précédent de cette importation a déjà ce chemin"
    case .isOfKind(let path, let kind, let wanted):
      "\(path) est de type \(language.quoted(kind.rawValue)), non \(language.quoted(wanted.rawValue))"
    case .otherFileHasName(let name): "un autre fichier porte le nom \(name), et il reste"
    case .cannotBeReadBack: "ce qui serait écrit ne pourrait pas être relu"
    case .vaultHasChangedIt: "le coffre l’a modifié depuis, et le garde ainsi"
    case .fileHasChanged: "il a changé depuis qu’une importation précédente l’a apporté; le coffre garde le sien"
    case .folderIsOfKind(let kind):
      "le coffre lit les fichiers de ce dossier comme étant de type \(language.quoted(kind.rawValue)); copiez-le dans un autre"
    case .isNote: "la racine ne nomme aucun dossier de jours, donc c’est une note"
    case .isNamedByDay: "son nom est devenu celui de son jour"
    }
  }
}
