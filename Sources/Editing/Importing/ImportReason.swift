import Chronology
import Languages
import Outline

/// Why what was read became what it did.
enum ImportReason: Message {
  case before(CivilDate)
  case belongsToNoFile
  /// It has been removed since an earlier import.
  case wasRemoved
  case wouldReadOtherwise
  case itemWouldReadOtherwise
  case itemWasRemoved
  /// Its program has another name for it now.
  case isCalledOtherwise(String)
  /// Its program says something else of it now.
  case hasChanged
  case vaultSaysOtherwise
  case logSaysOtherwise
  case wasReadTwice
  case isSecondOfDay
  case dayWasRemoved
  /// The vault has it as a file.
  case isFile(String)
  case valuesWereWritten
  case isSpelledOtherwise
  case hasOtherFileOfPath
  case hasOtherFileOfDay
  case pathIsTaken
  /// `something else is at pages/health.md, which stays`
  case isTaken(String)
  case earlierFileHasPath
  /// `pages/health.md is of the kind page, not project`
  case isOfKind(String, DocumentKind, not: DocumentKind)
  case otherFileHasName(String)
  case cannotBeReadBack
  case vaultHasChangedIt
  case fileHasChanged
  case folderIsOfKind(DocumentKind)
  case isNote
  case isNamedByDay
}

extension Told {
  static func reason(_ reason: ImportReason) -> Told { Told(reason) }
}
