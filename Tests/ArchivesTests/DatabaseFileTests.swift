import TestSupport
import Testing

@testable import Archives

@Suite struct DatabaseFileTests {
  private static let statements = """
    PRAGMA user_version = 25;
    CREATE TABLE Habits (id INTEGER PRIMARY KEY, name TEXT, target REAL);
    INSERT INTO Habits VALUES (7, 'Run, 🏃 "fast"', 5.5), (2, NULL, 3);
    CREATE TABLE Repetitions (id INTEGER PRIMARY KEY AUTOINCREMENT, habit INTEGER);
    CREATE VIEW Seen AS SELECT name FROM Habits;
    """

  private func bytes(_ statements: String = statements) throws -> [UInt8] { try #require(DatabaseBytes.of(statements)) }

  private func problem(_ bytes: [UInt8], _ bounds: ArchiveBounds = ArchiveBounds()) -> String {
    do throws(ArchiveProblem) {
      let database = try DatabaseFile(bytes, bounds: bounds)
      for name in database.tableNames { _ = try database.table(name) }
      return ""
    } catch {
      return error.words
    }
  }

  @Test func tablesComeAsTheyAre() throws {
    let database = try DatabaseFile(bytes())
    #expect(database.version == 25)
    #expect(database.tableNames == ["Habits", "Repetitions"])
    let habits = try #require(try database.table("habits"))
    #expect(habits.columns == ["id", "name", "target"])
    #expect(habits.rows == [["2", nil, "3.0"], ["7", "Run, 🏃 \"fast\"", "5.5"]])
    #expect(try database.table("Repetitions")?.rows.isEmpty == true)
    #expect(try database.table("Seen") == nil)
    #expect(try database.table("gone") == nil)
  }

  /// A program that keeps a log beside its database says so in it; all that is here is in the database itself.
  @Test func oneThatHadALogIsReadWithoutIt() throws {
    var bytes = try bytes()
    (bytes[18], bytes[19]) = (2, 2)
    #expect(try DatabaseFile(bytes).table("Habits")?.rows.count == 2)
  }

  @Test func whatWouldRunDoesNot() throws {
    let large = "CREATE TABLE Habits (name TEXT, large AS (zeroblob(100000000))); INSERT INTO Habits (name) VALUES ('Run');"
    #expect(problem(try bytes(large)).contains("could not be read: string or blob too big"))
    let recursion = "CREATE VIEW Habits AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n;"
    #expect(try DatabaseFile(bytes(recursion)).table("Habits") == nil)
    let virtual = "CREATE VIRTUAL TABLE Habits USING fts5(name);"
    if let bytes = DatabaseBytes.of(virtual) { #expect(try DatabaseFile(bytes).table("Habits") == nil) }
  }

  @Test func whatIsNoTextIsSaid() throws {
    let words = "the table “Habits”, row 2"
    let create = "CREATE TABLE Habits (name);"
    #expect(
      problem(try bytes(create + "INSERT INTO Habits VALUES ('a'), (x'00ff')")).hasPrefix("\(words): there are bytes where")
    )
    #expect(
      problem(try bytes(create + "INSERT INTO Habits VALUES ('a'), (CAST(x'61ff' AS TEXT))")).hasPrefix(
        "\(words): the text is not"
      )
    )
  }

  @Test func boundsHold() throws {
    var bounds = ArchiveBounds()
    bounds.mostRows = 2
    let three = "CREATE TABLE Habits (name); INSERT INTO Habits VALUES (1), (2), (3);"
    #expect(problem(try bytes(three), bounds) == "the table “Habits” has too many rows: more than 2")
    #expect(problem(try bytes(), ArchiveBounds(mostBytes: 4096)).hasPrefix("the database is larger than"))
    bounds = ArchiveBounds()
    bounds.mostKilosteps = 0
    let many = "CREATE TABLE Habits (name); WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n LIMIT 5000) "
    #expect(problem(try bytes(many + "INSERT INTO Habits SELECT i FROM n;"), bounds).contains("takes longer to read"))
  }

  @Test func whatIsCutOffOrChangedIsRefused() throws {
    let many = "CREATE TABLE Habits (name); WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n LIMIT 5000) "
    let whole = try bytes(many + "INSERT INTO Habits SELECT 'habit ' || i FROM n;")
    #expect(problem(whole).isEmpty)
    for count in [0, 16, 100, 511, 512, 4096, 8192, whole.count - 4096] {
      #expect(!problem(Array(whole[..<count])).isEmpty, "\(count) bytes")
    }
    var changed = whole
    for offset in 4096..<4300 { changed[offset] = 0xFF }
    #expect(problem(changed).contains("Page 2"), "\(problem(changed))")
  }

  @Test func anyBytesAreReadOrRefused() throws {
    let whole = try bytes()
    for seed in caseSeeds(default: 2000, ofEach: 1) {
      var random = SplitMix64(seed: seed)
      var changed = whole
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        changed[Int.random(in: changed.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      // That it comes back is all that is asked.
      _ = problem(changed)
    }
  }
}
