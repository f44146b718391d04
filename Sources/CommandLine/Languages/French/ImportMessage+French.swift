import Diagnostics
import Languages
import Vault

private let language = Language.french

extension ImportMessage {
  var french: String {
    switch self {
    case .noVault:
      "pas de coffre ici\(language.colon) ni ce dossier ni un dossier parent n’a de \(VaultRoot.fileName)"
    case .nameFolder: "--into DIR en nomme un, ou un dossier vide qui en devient un"
    case .isNoVault(let folder): "\(language.title(folder)) a des fichiers Markdown et n’est pas un coffre"
    case .nameEmptyFolder: "nommez un dossier vide, ou faites-en d’abord un coffre"
    case .wouldBeInVault(let folder): "\(language.title(folder)) serait dans un coffre"
    case .nameVault: "nommez le dossier du coffre"
    case .vaultIsUnread: "rien n’a été écrit\(language.colon) le coffre n’a pas pu être lu"
    case .isUnread(let path): "rien n’a été écrit\(language.colon) \(path) n’a pas pu être lu"
    case .isNoZone(let name): "\(language.title(name)) n’est pas un fuseau horaire que ce système connaît"
    case .writeZone: "écrivez-le comme Europe/Madrid"
    case .noFilesOf(let format): "rien n’a été écrit\(language.colon) il n’y a pas de fichiers de \(format)"
    case .nothingWritten(let problem): "rien n’a été écrit\(language.colon) \(problem.text(in: language))"
    case .isWrong(let place, let problem):
      "rien n’a été écrit\(language.colon) \(place)\(language.colon) \(problem.text(in: language))"
    case .nameFiles(let format): "nommez les fichiers ou le dossier à importer, après \(format)"
    case .isNeither(let word): "\(language.title(word)) n’est ni un format ni un fichier"
    case .formats(let names, let meant):
      (meant.map { "vouliez-vous dire \(language.quoted($0))? " } ?? "") + "les formats sont \(names.joined(separator: ", "))"
    case .saysNoProgram(let path): "\(language.title(path)) ne dit pas quel programme l’a écrit"
    case .nameFormat(let names): "nommez d’abord le format, l’un de \(names.joined(separator: ", "))"
    case .noFiles(let paths): "il n’y a pas de fichiers dans \(paths.joined(separator: ", "))"
    case .isTooDeep(let folder):
      "\(folder)\(language.colon) trop de dossiers sont imbriqués ici; nommez celui qui contient les fichiers"
    case .tooManyFiles(let most): "il y a plus de \(language.counted(most, "fichier", "fichiers")); nommez ceux que vous voulez"
    case .hasChangesBeside(let path, let log):
      "\(path)\(language.colon) une partie de ses changements est encore dans \(log); refaites la sauvegarde dans le programme, qui écrit un seul fichier"
    case .isOtherDatabase(let path):
      "\(path) est une base de données, mais pas une de Loop Habit Tracker; exportez-la en CSV dans son programme, et nommez ce qu’il écrit"
    case .isBroken(let path, let problem): "\(path)\(language.colon) \(ControlCharacters.escaping(problem.text(in: language)))"
    }
  }
}
