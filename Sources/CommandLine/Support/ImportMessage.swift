import Languages

/// Why nothing is imported. Formats are named as they are typed.
enum ImportMessage: Message {
  case noVault
  case nameFolder
  /// A folder that has Markdown files and is to become a vault.
  case isNoVault(String)
  case nameEmptyFolder
  case wouldBeInVault(String)
  case nameVault
  case vaultIsUnread
  case isUnread(String)
  case isNoZone(String)
  case writeZone
  case noFilesOf(format: String)
  case nothingWritten(Told)
  /// A place in a file, and what its reader says of it.
  case isWrong(at: String, Told)
  case nameFiles(after: String)
  case isNeither(String)
  case formats([String], meant: String?)
  case saysNoProgram(String)
  case nameFormat([String])
  /// Why the files that were named are not read; paths are as they are shown.
  case noFiles(in: [String])
  case isTooDeep(String)
  case tooManyFiles(most: Int)
  /// A database of which changes are in a file beside it.
  case hasChangesBeside(String, log: String)
  case isOtherDatabase(String)
  /// An archive or a database, and what its reader says of it.
  case isBroken(String, Told)
}
