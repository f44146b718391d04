package import Languages

/// Why the bytes of an archive or of a database are not read: one thing.
package struct ArchiveProblem: Error, Equatable {
  /// What is wrong, and where: the entry, the table, or the byte.
  package var told: Told

  init(_ message: ArchiveMessage) { told = Told(message) }

  /// The same in English.
  package var words: String { told.english }
}

/// What is wrong of an archive or of a database.
enum ArchiveMessage: Message {
  case entriesShareName(String)
  case holdsMore(megabytes: Int)
  case entryIsDamaged(String, byte: Int)
  case hasNoEnd
  case isOneOfSeveral
  case hasMoreEntries(Int)
  /// Where the list begins.
  case listIsDamaged(byte: Int)
  /// Where in the list something is wrong.
  case listIsDamagedAt(byte: Int)
  case entryLeadsOutside(String)
  case entryHasPassword(String)
  case entryIsCompressedOtherwise(String, method: Int)
  case entryGrows(String, times: Int)
  case entryIsElsewhere(String, byte: Int)
  case entrySharesBytes(String, byte: Int)
  case isNoDatabase
  case databaseIsLarger(megabytes: Int)
  case hasNoMemory
  /// What SQLite says of it.
  case databaseIsDamaged(String)
  case hasMoreRows(DatabasePlace, Int)
  case isNotUTF8(DatabasePlace)
  case hasBytes(DatabasePlace)
  case takesLonger(DatabasePlace)
  /// What SQLite says of it.
  case couldNotBeRead(DatabasePlace, String)
}

/// Where in a database something is wrong.
enum DatabasePlace: Message {
  case part(DatabasePart)
  case row(DatabasePart, Int)
  case afterRow(DatabasePart, Int)
}

/// What is read of a database.
enum DatabasePart: Message {
  case listOfTables, version
  case table(String)
  case header, pages
}
