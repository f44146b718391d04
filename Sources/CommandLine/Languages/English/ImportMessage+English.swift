import Diagnostics
import Languages
import Vault

private let language = Language.english

extension ImportMessage {
  var english: String {
    switch self {
    case .noVault: "no vault here: neither this folder nor one above it has a \(VaultRoot.fileName)"
    case .nameFolder: "--into DIR names one, or an empty folder that is made one"
    case .isNoVault(let folder): "\(language.title(folder)) has Markdown files and is not a vault"
    case .nameEmptyFolder: "name an empty folder, or make it a vault first"
    case .wouldBeInVault(let folder): "\(language.title(folder)) would be in a vault"
    case .nameVault: "name the folder of the vault"
    case .vaultIsUnread: "nothing was written: the vault could not be read"
    case .isUnread(let path): "nothing was written: \(path) could not be read"
    case .isNoZone(let name): "\(language.title(name)) is not a time zone that this system knows"
    case .writeZone: "write it as Europe/Madrid"
    case .noFilesOf(let format): "nothing was written: there are no files of \(format)"
    case .nothingWritten(let problem): "nothing was written: \(problem.text(in: language))"
    case .isWrong(let place, let problem): "nothing was written: \(place): \(problem.text(in: language))"
    case .nameFiles(let format): "name the files or the folder to import, after \(format)"
    case .isNeither(let word): "\(language.title(word)) is neither a format nor a file"
    case .formats(let names, let meant):
      (meant.map { "did you mean \(language.quoted($0))? " } ?? "") + "the formats are \(names.joined(separator: ", "))"
    case .saysNoProgram(let path): "\(language.title(path)) does not say which program wrote it"
    case .nameFormat(let names): "name the format before it: one of \(names.joined(separator: ", "))"
    case .noFiles(let paths): "there are no files in \(paths.joined(separator: ", "))"
    case .isTooDeep(let folder):
      "\(folder): folders are nested too deep here; name the one that has the files"
    case .tooManyFiles(let most): "there are more than \(most) files; name the ones you mean"
    case .hasChangesBeside(let path, let log):
      "\(path): some of its changes are still in \(log); make the backup anew in the program, which writes one file"
    case .isOtherDatabase(let path):
      "\(path) is a database, and not one of Loop Habit Tracker; export it as CSV in its program, and name what that writes"
    case .isBroken(let path, let problem): "\(path): \(ControlCharacters.escaping(problem.text(in: language)))"
    }
  }
}
