public import Chronology
public import Languages

/// How one program writes its files.
public protocol FileFormat: Sendable {
  /// The short name by which a person asks for it.
  static var name: String { get }

  /// The hidden folder, in one that is named, whose files it reads too; nil for none.
  static var readsHiddenFolder: String? { get }

  /// What a person does next; nil where nothing is left to do.
  static var advice: FormatAdvice? { get }

  /// Whether some files look like those of the program, beyond doubt.
  static func recognizes(_ files: [ImportedFile]) -> Bool

  /// What the files say. Whatever their bytes are, there is an answer or an error that says where.
  static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft]
}

extension FileFormat {
  public static var readsHiddenFolder: String? { nil }
  public static var advice: FormatAdvice? { nil }
}

/// A file of another program.
public struct ImportedFile: Sendable {
  /// As it is shown.
  public var path: String
  /// The path from the folder that was named; of a file that was named itself, its name.
  public var name: String
  public var bytes: [UInt8]
  /// The tables of a database; nil for any other file.
  public var database: ImportedDatabase?

  public init(path: String, name: String, bytes: [UInt8], database: ImportedDatabase? = nil) {
    self.path = path
    self.name = name
    self.bytes = bytes
    self.database = database
  }

  /// The name without folders and ending.
  public var stem: String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
  }

  /// The text without a byte order mark.
  public func text() throws(ImportError) -> String {
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(validating: body, as: UTF8.self) else {
      let line = ImportedFile.lineOfFirstWrongByte(in: body)
      throw ImportError(ImportPlace(path: path, line: line), .isNotUTF8)
    }
    return text
  }

  /// The lines of the text. They end as lines of files do, and at no other sign that some call the end of a line.
  public func lines() throws(ImportError) -> [String] {
    let bytes = Array(try text().utf8)
    var lines: [String] = []
    var start = 0
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == 0x0A || bytes[offset] == 0x0D else {
        offset += 1
        continue
      }
      lines.append(String(decoding: bytes[start..<offset], as: UTF8.self))
      offset += bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
      start = offset
    }
    return lines + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  private static func lineOfFirstWrongByte(in bytes: ArraySlice<UInt8>) -> Int {
    var line = 1
    for row in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard String(validating: row, as: UTF8.self) != nil else { return line }
      line += 1
    }
    return line
  }
}

/// What a person says of an import.
public struct ImportOptions: Sendable {
  public var today: CivilDate
  /// The title of the file that things go to, where their own format names none.
  public var title: String?
  /// The columns of a table of anybody, by what they are for (`date`, `name`, `value`, `note`).
  public var columns: [String: String]
  /// What clocks show where.
  public var zones: ImportZones
  /// Whether the highest priority of a program that counts levels is 4, as in Todoist's interface for programs, and not 1, as in its
  /// files.
  public var highestIsFour: Bool
  /// Whether a day counts as done on which less was done than its target: a number below it, or a part.
  public var anyIsDone: Bool
  /// The last day to which a series is told day by day; nil for a year from today.
  public var until: CivilDate?
  /// Whether there is no vault yet.
  public var isNewVault: Bool

  public init(
    today: CivilDate,
    title: String? = nil,
    columns: [String: String] = [:],
    zones: ImportZones = .none,
    highestIsFour: Bool = false,
    anyIsDone: Bool = false,
    until: CivilDate? = nil,
    isNewVault: Bool = false
  ) {
    self.today = today
    self.title = title
    self.columns = columns
    self.zones = zones
    self.highestIsFour = highestIsFour
    self.anyIsDone = anyIsDone
    self.until = until
    self.isNewVault = isNewVault
  }
}

/// Why files could not be read as those of a program: nothing of them is taken.
public struct ImportError: Error, Hashable, Sendable {
  public var place: ImportPlace
  /// What is wrong and what to do, without a full stop.
  public var problem: Told

  package init(_ place: ImportPlace, _ problem: ImportProblem) { self.init(place, told: Told(problem)) }

  package init(_ place: ImportPlace, told problem: Told) { (self.place, self.problem) = (place, problem) }

  /// The problem in English.
  public var message: String { problem.english }
}
