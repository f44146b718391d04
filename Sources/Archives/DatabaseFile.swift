import CSQLite

/// An SQLite database in memory, of which tables are read and nothing else happens: it is opened from bytes and only to be read, so that no file
/// is opened or made beside one; its own views and triggers do not run, and what is damaged is refused.
package final class DatabaseFile {
  /// A table: the names of its columns, and rows of text, in the order in which they are kept.
  package struct Table: Equatable, Sendable {
    package var columns: [String]
    /// A cell is nil where it has no value.
    package var rows: [[String?]]
  }

  private let connection: OpaquePointer
  private let bounds: ArchiveBounds
  /// The names of its tables, without those of SQLite itself.
  package private(set) var tableNames: [String] = []
  /// The number by which a program tells versions of its tables apart.
  package private(set) var version = 0

  private static let header = Array("SQLite format 3\0".utf8)

  /// Whether some bytes begin as a database does.
  package static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: header) }

  package init(_ bytes: [UInt8], bounds: ArchiveBounds = ArchiveBounds()) throws(ArchiveProblem) {
    self.bounds = bounds
    guard DatabaseFile.begins(bytes), bytes.count >= 512 else {
      throw ArchiveProblem(.isNoDatabase)
    }
    guard bytes.count <= bounds.mostBytes else {
      throw ArchiveProblem(.databaseIsLarger(megabytes: bounds.mostBytes >> 20))
    }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(":memory:", &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      sqlite3_close(opened)
      throw ArchiveProblem(.hasNoMemory)
    }
    connection = opened
    setBounds()
    try load(bytes)
    try check()
    for row in try rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0", of: .listOfTables).rows {
      if let name = row[0], !name.hasPrefix("sqlite_") { tableNames.append(name) }
    }
    version = try rows("PRAGMA user_version", of: .version).rows.first?[0].flatMap { Int($0) } ?? 0
  }

  deinit { sqlite3_close_v2(connection) }

  /// A table by its name, in upper or lower case; nil where there is none.
  package func table(_ name: String) throws(ArchiveProblem) -> Table? {
    guard let name = tableNames.first(where: { $0.lowercased() == name.lowercased() }) else { return nil }
    return try rows("SELECT * FROM \"\(name.replacing("\"", with: "\"\""))\"", of: .table(name))
  }

  // MARK: Opening

  private func setBounds() {
    sqlite3_extended_result_codes(connection, 1)
    let limits: [(Int32, Int32)] = [
      (SQLITE_LIMIT_LENGTH, 1 << 20), (SQLITE_LIMIT_SQL_LENGTH, 1 << 16), (SQLITE_LIMIT_COLUMN, 512),
      (SQLITE_LIMIT_EXPR_DEPTH, 50), (SQLITE_LIMIT_COMPOUND_SELECT, 2), (SQLITE_LIMIT_ATTACHED, 0),
      (SQLITE_LIMIT_TRIGGER_DEPTH, 1), (SQLITE_LIMIT_WORKER_THREADS, 0),
    ]
    for (limit, value) in limits { sqlite3_limit(connection, limit, value) }
  }

  /// Gives the bytes to SQLite, and says what may be done with them. A database with a log of changes beside it is read without that.
  private func load(_ bytes: [UInt8]) throws(ArchiveProblem) {
    guard let copy = sqlite3_malloc64(UInt64(bytes.count)) else { throw ArchiveProblem(.hasNoMemory) }
    let body = copy.assumingMemoryBound(to: UInt8.self)
    body.update(from: bytes, count: bytes.count)
    for offset in [18, 19] where bytes[offset] == 2 { body[offset] = 1 }
    let size = Int64(bytes.count)
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
    guard sqlite3_deserialize(connection, "main", body, size, size, flags) == SQLITE_OK else { throw damage(.part(.header)) }
    // Nothing but reading columns of tables: no view's own statement, no change, no other file. What a computed column calls is not asked
    // here; `trusted_schema` leaves it the harmless functions, and the bounds hold for them.
    sqlite3_set_authorizer(
      connection,
      { _, action, _, _, _, inner in
        let isKnown = action == SQLITE_SELECT || action == SQLITE_READ || action == SQLITE_PRAGMA
        return isKnown && inner == nil ? SQLITE_OK : SQLITE_DENY
      },
      nil
    )
  }

  /// Sees that every page is as it should be, so that nothing is lost in one that is not.
  private func check() throws(ArchiveProblem) {
    for pragma in ["cell_size_check = ON", "trusted_schema = OFF", "query_only = ON", "temp_store = MEMORY"] {
      _ = try rows("PRAGMA \(pragma)", of: .header)
    }
    let found = try rows("PRAGMA quick_check(1)", of: .pages).rows.first?[0] ?? ""
    guard found == "ok" else {
      let lines = found.split(separator: "\n").filter { !$0.hasPrefix("***") }
      throw ArchiveProblem(.databaseIsDamaged(lines.joined(separator: "; ")))
    }
  }

  // MARK: Rows

  /// What a statement gives.
  ///
  /// - Parameter part: what it reads, for what is said of a fault in it.
  private func rows(_ statement: String, of part: DatabasePart) throws(ArchiveProblem) -> Table {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(connection, statement, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw damage(.part(part))
    }
    defer { sqlite3_finalize(prepared) }
    let steps = Steps(left: bounds.mostKilosteps)
    return try withExtendedLifetime(steps) { () throws(ArchiveProblem) in
      sqlite3_progress_handler(
        connection,
        1000,
        { steps in
          guard let steps else { return 1 }
          let counter = Unmanaged<Steps>.fromOpaque(steps).takeUnretainedValue()
          counter.left -= 1
          return counter.left < 0 ? 1 : 0
        },
        Unmanaged.passUnretained(steps).toOpaque()
      )
      defer { sqlite3_progress_handler(connection, 0, nil, nil) }
      return try rows(of: prepared, part)
    }
  }

  private final class Steps {
    var left: Int32

    init(left: Int32) { self.left = left }
  }

  private func rows(of statement: OpaquePointer, _ part: DatabasePart) throws(ArchiveProblem) -> Table {
    let count = sqlite3_column_count(statement)
    var table = Table(
      columns: (0..<count).map { sqlite3_column_name(statement, $0).map { String(cString: $0) } ?? "" },
      rows: []
    )
    var size = 0
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return table }
      guard code == SQLITE_ROW else { throw damage(.afterRow(part, table.rows.count)) }
      var row: [String?] = []
      for column in 0..<count {
        let cell = try cell(of: statement, column, .row(part, table.rows.count + 1))
        size += 32 + (cell?.utf8.count ?? 0)
        row.append(cell)
      }
      table.rows.append(row)
      guard table.rows.count <= bounds.mostRows, size <= 4 * bounds.mostBytes else {
        throw ArchiveProblem(.hasMoreRows(.part(part), table.rows.count - 1))
      }
    }
  }

  private func cell(of statement: OpaquePointer, _ column: Int32, _ place: DatabasePlace) throws(ArchiveProblem) -> String? {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_NULL: return nil
    case SQLITE_INTEGER: return String(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return String(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      guard let start = sqlite3_column_text(statement, column) else { throw damage(place) }
      let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
      guard let text = String(validating: bytes, as: UTF8.self) else { throw ArchiveProblem(.isNotUTF8(place)) }
      return text
    default: throw ArchiveProblem(.hasBytes(place))
    }
  }

  /// What SQLite says is wrong.
  private func damage(_ place: DatabasePlace) -> ArchiveProblem {
    let words = sqlite3_errmsg(connection).map { String(cString: $0) } ?? ""
    return sqlite3_errcode(connection) & 0xFF == SQLITE_INTERRUPT
      ? ArchiveProblem(.takesLonger(place))
      : ArchiveProblem(.couldNotBeRead(place, words))
  }
}
