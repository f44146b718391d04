import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// Exports that are zipped, and backups that are databases.
@Suite struct ImportArchivesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let habits =
    LoopExport.head
    + "001,Run,YES_NO,Did you run?,,3,7,#FF8F00,,,,false\n002,Water,NUMERICAL,,,1,1,#00897B,glasses,AT_LEAST,8.0,false\n"
  private static let run = "Date,Value,Notes\n2026-11-20,YES_MANUAL,by the lake\n2026-11-19,SKIP,\n2026-11-18,NO,\n"
  private static let water = "Date,Value,Notes\n2026-11-20,9000,\n2026-11-19,3500,\n"
  private static let files = [
    ("Habits.csv", habits), ("001 Run/Checkmarks.csv", run), ("002 Water/Checkmarks.csv", water), ("Scores.csv", "Date,Run,\n"),
  ]

  /// The same as a backup.
  private static let backup =
    LoopBackup.tables
      + """
      INSERT INTO Habits (id, position, name, question, freq_num, freq_den, color) VALUES (7, 0, 'Run', 'Did you run?', 3, 7, 3);
      INSERT INTO Habits (id, position, name, color, type, unit, target_value) VALUES (4, 1, 'Water', 8, 1, 'glasses', 8);
      INSERT INTO Repetitions (habit, timestamp, value, notes) VALUES
        (7, 1795132800000, 2, 'by the lake'), (7, 1795046400000, 3, ''), (7, 1794960000000, 0, NULL),
        (4, 1795132800000, 9000, NULL), (4, 1795046400000, 3500, NULL);
      """

  private func zip(_ name: String, below top: String = "", _ more: [ZipFile.Entry] = []) throws {
    let entries = Self.files.map { ZipFile.Entry(top + $0.0, $0.1, isPacked: true) }
    try folder.write(name, bytes: ZipFile(entries + more).bytes)
  }

  private func imported(_ arguments: String, into vault: String) -> String {
    let run = folder.run("import \(arguments) --into @/\(vault) --today 2026-11-22")
    return run.output + run.error
  }

  @Test func aZipAFolderAndABackupSayTheSame() throws {
    for (name, text) in Self.files { try folder.write("Loop/" + name, text) }
    try zip("Loop.zip")
    try zip("top.zip", below: "My Loop/", [.init("__MACOSX/My Loop/._Habits.csv", "x"), .init("My Loop/.DS_Store", "x")])
    try folder.write("Loop.db", bytes: #require(DatabaseBytes.of(Self.backup)))
    let all = imported("@/Loop", into: "a")
    #expect(all.hasPrefix("8 read: 6 written, 2 left out\n"), "\(all)")
    #expect(imported("@/Loop.zip", into: "b").hasPrefix("8 read: 6 written, 2 left out\n"))
    #expect(imported("@/top.zip", into: "c").hasPrefix("8 read: 6 written, 2 left out\n"))
    #expect(imported("@/Loop.db", into: "d").hasPrefix("8 read: 6 written, 2 left out\n"))
    let text = try folder.text("a/rituals/loop-habit-tracker.md")
    #expect(text.contains("- Run (every: 3 times a week, from: 2026-11-19)"), "\(text)")
    for vault in ["b", "c", "d"] { #expect(try folder.text("\(vault)/rituals/loop-habit-tracker.md") == text) }
    #expect(imported("loop @/Loop.db", into: "a").hasPrefix("8 read: 0 written, 6 already there, 2 left out\n"))
  }

  /// The backup knows its habits by more than their names.
  @Test func aHabitThatIsRenamedKeepsItsName() throws {
    let named = Self.backup + "UPDATE Habits SET uuid = 'a' || id;"
    try folder.write("a.db", bytes: #require(DatabaseBytes.of(named)))
    try folder.write("b.db", bytes: #require(DatabaseBytes.of(named + "UPDATE Habits SET name = 'Jog' WHERE name = 'Run';")))
    _ = imported("@/a.db", into: "v")
    #expect(imported("@/b.db", into: "v").hasPrefix("8 read: 0 written, 6 already there, 2 left out\n"))
  }

  /// A row of an old version is a day that was done, and the question was called the description.
  @Test func anOldBackupIsRead() throws {
    let old = """
      PRAGMA user_version = 12;
      CREATE TABLE Habits (Id INTEGER PRIMARY KEY, archived INTEGER, color INTEGER, description TEXT, freq_den INTEGER, freq_num INTEGER,
        highlight INTEGER, name TEXT, position INTEGER, reminder_days INTEGER, reminder_hour INTEGER, reminder_min INTEGER);
      CREATE TABLE Repetitions (Id INTEGER PRIMARY KEY, habit INTEGER, timestamp INTEGER);
      CREATE TABLE Score (Id INTEGER PRIMARY KEY);
      CREATE TABLE Mine (Id INTEGER PRIMARY KEY);
      INSERT INTO Habits VALUES (1, 0, -16742021, 'Did you run?', 1, 1, 0, 'Run', 0, 127, NULL, NULL);
      INSERT INTO Repetitions VALUES (1, 1, 1795132800000);
      """
    try folder.write("old.db", bytes: #require(DatabaseBytes.of(old)))
    let all = imported("loop @/old.db", into: "v")
    #expect(all.contains("1 left out: the table has nothing of your own (@/old.db: Score)"), "\(all)")
    #expect(all.contains("1 left: it is no table of Loop Habit Tracker (@/old.db: Mine)"), "\(all)")
    let text = try folder.text("v/rituals/loop-habit-tracker.md")
    #expect(text.contains("  - 2026-11-20 (source: loop)") && text.contains("Did you run?; color #00897B"), "\(text)")
  }

  @Test func otherProgramsZipTheirExportsToo() throws {
    let entry = #"{"creationDate": "2026-11-20T07:15:00Z", "timeZone": "UTC", "text": "Fog"}"#
    try folder.write(
      "day.zip",
      bytes: ZipFile([
        .init("Journal.json", "{\"metadata\": {}, \"entries\": [\(entry)]}", isPacked: true),
        .init("photos/a.jpeg", [0xFF, 0]),
      ]).bytes
    )
    let all = imported("@/day.zip", into: "v")
    #expect(all.hasPrefix("2 read: 1 written, 1 left\n"), "\(all)")
    #expect(all.contains("(@/day.zip/photos/a.jpeg)"), "\(all)")
  }

  @Test func whatIsNoArchiveOrDatabaseOfThemIsRefused() throws {
    try zip("out.zip", [.init("../../.bashrc", "x")])
    try zip("link.zip", [.init("link", "/etc/passwd", isLink: true)])
    try folder.write("other.db", bytes: #require(DatabaseBytes.of("CREATE TABLE tracks (id INTEGER);")))
    try folder.write("new.db", bytes: #require(DatabaseBytes.of(Self.backup + "PRAGMA user_version = 26;")))
    let whole = try #require(DatabaseBytes.of(Self.backup))
    try folder.write("cut.db", bytes: Array(whole.prefix(whole.count - 4096)))
    try folder.write("log.db", bytes: whole)
    try folder.write("log.db-wal", "changes")
    let refusals = [
      ("@/out.zip", "@/out.zip: the entry “../../.bashrc” has no path inside of it"),
      ("@/other.db", "@/other.db is a database, and not one of Loop Habit Tracker"),
      ("@/new.db", "@/new.db: a later version of Loop Habit Tracker has written it (26)"),
      ("@/cut.db", "@/cut.db: "),
      ("@/log.db", "@/log.db: some of its changes are still in @/log.db-wal"),
      ("todotxt @/Nothing.zip", "@/Nothing.zip: no such file or folder"),
    ]
    for (arguments, words) in refusals {
      let run = folder.run("import \(arguments) --into @/new --today 2026-11-22")
      #expect(run.status == .couldNotRun, "\(arguments): \(run.output)")
      #expect(run.error.contains("nothing was written: " + words), "\(run.error)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder("new")))
    #expect(
      imported("@/link.zip", into: "v").contains("1 left: it is a symbolic link; name what it leads to (@/link.zip/link)")
    )
  }

  /// In a folder an archive is a file like others: nobody asked for what is in it.
  @Test func inAFolderAnArchiveStaysClosed() throws {
    for (name, text) in Self.files { try folder.write("Loop/" + name, text) }
    try zip("Loop/old.zip")
    #expect(imported("@/Loop", into: "v").contains("1 left: it is no file of Loop Habit Tracker (@/Loop/old.zip)"))
  }
}
