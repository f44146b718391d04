import Chronology

/// The written form of the time in an entry (format, *Log entries*).
enum EntryText {
  /// Whether a time in its written form is read as itself before some bytes.
  ///
  /// - Parameter separator: the byte between the two; nil where the time ends the line.
  static func stands(_ time: TimeOfDay?, before rest: [UInt8], separator: UInt8? = 0x20) -> Bool {
    guard let time else { return false }
    let written = Array(time.description.utf8)
    let bytes = written + [separator].compactMap(\.self) + rest
    guard case .time(time, written.count) = TimeOfDay.scan(bytes, at: 0, end: bytes.count) else { return false }
    return true
  }
}
