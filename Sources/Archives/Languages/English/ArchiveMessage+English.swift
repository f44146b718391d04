import Languages

private let language = Language.english

extension ArchiveMessage {
  var english: String {
    switch self {
    case .entriesShareName(let name): "two of its entries have the name \(language.quoted(name))"
    case .holdsMore(let megabytes):
      "what is in it is larger than \(megabytes) MB; unzip it, and name the files that you mean"
    case .entryIsDamaged(let name, let byte):
      "the entry \(language.quoted(name)) is damaged, at byte \(byte); get the archive again"
    case .hasNoEnd: "it is a zip archive without its end; get it again, as a whole"
    case .isOneOfSeveral: "it is one of several parts, or larger than 4 GB; unzip it, and name the folder"
    case .hasMoreEntries(let most): "it has more than \(most) entries; unzip it, and name the files that you mean"
    case .listIsDamaged(let byte): "its list of entries, at byte \(byte), is damaged"
    case .listIsDamagedAt(let byte): "its list of entries is damaged at byte \(byte)"
    case .entryLeadsOutside(let name):
      "the entry \(language.quoted(name)) has no path inside of it; nothing of such an archive is read"
    case .entryHasPassword(let name): "the entry \(language.quoted(name)) has a password; unzip the archive"
    case .entryIsCompressedOtherwise(let name, let method):
      "the entry \(language.quoted(name)) is compressed in a way that is not read (\(method)); unzip the archive"
    case .entryGrows(let name, let times):
      "the entry \(language.quoted(name)) would be more than \(times) times as large as in the archive; unzip it, and look at what it is"
    case .entryIsElsewhere(let name, let byte): "the entry \(language.quoted(name)) is not where the list says, at byte \(byte)"
    case .entrySharesBytes(let name, let byte): "the entry \(language.quoted(name)) shares bytes with another, at byte \(byte)"
    case .isNoDatabase: "it is not a whole database of SQLite; get it again"
    case .databaseIsLarger(let megabytes): "the database is larger than \(megabytes) MB"
    case .hasNoMemory: "there is no memory for the database"
    case .databaseIsDamaged(let words): "the database is damaged: \(words)"
    case .hasMoreRows(let place, let most): "\(language.say(place)) has too many rows: more than \(most)"
    case .isNotUTF8(let place): "\(language.say(place)): the text is not UTF-8"
    case .hasBytes(let place): "\(language.say(place)): there are bytes where words or a number should be"
    case .takesLonger(let place): "\(language.say(place)) takes longer to read than any table of a backup"
    case .couldNotBeRead(let place, let words): "\(language.say(place)) could not be read: \(words)"
    }
  }
}
