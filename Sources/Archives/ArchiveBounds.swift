/// How much of an archive or a database is read, whatever it says of itself.
package struct ArchiveBounds: Sendable {
  /// The most entries of an archive.
  package var mostEntries: Int
  /// The most bytes of all entries of an archive, or of a database and of what is read of it.
  package var mostBytes: Int
  /// How many times as large as its compressed bytes an entry may be, if it is larger than `alwaysTaken`. No text that people or their
  /// programs write comes near; what is made to burst does.
  package var mostRatio = 400
  /// The size in bytes up to which no ratio is asked.
  package var alwaysTaken = 1 << 20
  /// The most rows of a table.
  package var mostRows = 2_000_000
  /// The most steps of SQLite's machine for one statement, in thousands.
  package var mostKilosteps: Int32 = 200_000

  package init(mostEntries: Int = 20_000, mostBytes: Int = 1 << 28) {
    (self.mostEntries, self.mostBytes) = (mostEntries, mostBytes)
  }
}
