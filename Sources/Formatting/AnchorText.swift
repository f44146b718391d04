import Chronology
import Outline

/// The written form of an anchor (format, *Scalars*).
enum AnchorText {
  static func text(_ value: Anchor.Value) -> String {
    switch value {
    case .time(let time): time.description
    case .timeRange(let range): range.description
    case .date(let date): date.description
    case .dateRange(let range): range.description
    }
  }

  /// Whether an anchor reads as its value before these bytes, and ends where they begin, in whatever place it stands.
  static func stands(_ text: String, before rest: [UInt8], as value: Anchor.Value) -> Bool {
    stands(text, before: rest, as: value, []) && stands(text, before: rest, as: value, [.day, .months, .links])
  }

  private static func stands(
    _ text: String,
    before rest: [UInt8],
    as value: Anchor.Value,
    _ spellings: AnchorScan.Spellings
  ) -> Bool {
    // An anchor and its decoration stand on one line.
    let rest = rest.prefix { $0 != 0x0A && $0 != 0x0D }
    let bytes = Array(text.utf8) + rest
    let end: Int
    switch (AnchorScan.scan(bytes, at: 0, end: bytes.count, spellings), value) {
    case (.time(let time, let scanned), .time(let wanted)) where time == wanted: end = scanned
    case (.timeRange(let range, let scanned), .timeRange(let wanted)) where range == wanted: end = scanned
    case (.date(let date, let scanned), .date(let wanted)) where date == wanted: end = scanned
    case (.dateRange(let range, let scanned), .dateRange(let wanted)) where range == wanted: end = scanned
    default: return false
    }
    return AnchorScan.skipDecoration(bytes, at: end, end: bytes.count) == bytes.count - rest.count
  }
}
