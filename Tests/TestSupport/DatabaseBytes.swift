import CSQLite

/// The tables of Loop Habit Tracker's backup, in version 25.
public enum LoopBackup {
  public static let tables = """
    PRAGMA user_version = 25;
    CREATE TABLE Habits (
      id INTEGER PRIMARY KEY AUTOINCREMENT, archived INTEGER DEFAULT 0, color INTEGER, description TEXT DEFAULT '',
      freq_den INTEGER DEFAULT 1, freq_num INTEGER DEFAULT 1, highlight INTEGER, name TEXT, position INTEGER DEFAULT 0,
      reminder_hour INTEGER, reminder_min INTEGER, reminder_days INTEGER NOT NULL DEFAULT 127, type INTEGER NOT NULL DEFAULT 0,
      target_type INTEGER NOT NULL DEFAULT 0, target_value REAL NOT NULL DEFAULT 0, unit TEXT NOT NULL DEFAULT '',
      question TEXT DEFAULT '', uuid TEXT
    );
    CREATE TABLE Repetitions (
      id INTEGER PRIMARY KEY AUTOINCREMENT, habit INTEGER NOT NULL, timestamp INTEGER NOT NULL, value INTEGER NOT NULL DEFAULT 2,
      notes TEXT
    );
    CREATE UNIQUE INDEX idx_repetitions_habit_timestamp ON Repetitions (habit, timestamp);
    CREATE TABLE Events (id INTEGER PRIMARY KEY AUTOINCREMENT, timestamp INTEGER, message TEXT);

    """
}

/// A database to test with, as the bytes of its file.
public enum DatabaseBytes {
  /// What some statements make of an empty one; nil where one of them is wrong.
  public static func of(_ statements: String) -> [UInt8]? {
    var database: OpaquePointer?
    guard sqlite3_open(":memory:", &database) == SQLITE_OK else { return nil }
    defer { sqlite3_close(database) }
    guard sqlite3_exec(database, statements, nil, nil, nil) == SQLITE_OK else { return nil }
    var size: Int64 = 0
    guard let bytes = sqlite3_serialize(database, "main", &size, 0) else { return nil }
    defer { sqlite3_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }
}
