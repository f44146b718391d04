import Chronology
import Languages
import Outline

private let language = Language.english

extension ImportReason {
  var english: String {
    switch self {
    case .before(let day): "before \(day)"
    case .belongsToNoFile: "it belongs to no file"
    case .wasRemoved: "an earlier import brought it, and it has been removed since; it stays removed"
    case .wouldReadOtherwise: "it cannot be written so that it reads the same"
    case .itemWouldReadOtherwise: "its item cannot be written so that it reads the same"
    case .itemWasRemoved: "its item was removed since an earlier import brought it, and stays removed"
    case .isCalledOtherwise(let name): "it is called \(language.quoted(name)) there now; the vault's name stays"
    case .hasChanged: "it has changed there since an earlier import brought it; what the vault has of it stays"
    case .vaultSaysOtherwise: "the vault says something else of it, which stays"
    case .logSaysOtherwise: "the log says something else on its day, which stays"
    case .wasReadTwice: "it was read twice"
    case .isSecondOfDay: "another entry of its day was taken"
    case .dayWasRemoved: "an earlier import had its day, and it has been removed from the log since; it stays removed"
    case .isFile(let path): "it is \(path) there"
    case .valuesWereWritten: "its values differ from its \(language.quoted("markdown")); the values were written"
    case .isSpelledOtherwise: "the vault spells it differently, and keeps that"
    case .hasOtherFileOfPath: "the vault has another file of its path, which stays"
    case .hasOtherFileOfDay: "the vault has another file of its day, which stays"
    case .pathIsTaken: "something else is at its path, which stays"
    case .isTaken(let path): "something else is at \(path), which stays"
    case .earlierFileHasPath: "an earlier file of this import has its path"
    case .isOfKind(let path, let kind, let wanted): "\(path) is of the kind \(kind.rawValue), not \(wanted.rawValue)"
    case .otherFileHasName(let name): "another file has the name \(name), which stays"
    case .cannotBeReadBack: "what would be written could not be read back"
    case .vaultHasChangedIt: "the vault has changed it since, and keeps that"
    case .fileHasChanged: "it has changed since an earlier import brought it; the vault keeps its own"
    case .folderIsOfKind(let kind): "the vault takes files of this folder for \(kind.rawValue)s; copy it to another"
    case .isNote: "the root names no folder of days, so that it is a note"
    case .isNamedByDay: "its name became that of its day"
    }
  }
}
