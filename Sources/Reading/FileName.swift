public import Chronology

/// The name of a file.
public enum FileName {
  /// The last part of a path without its ending: the title of a page that has none.
  public static func stem(of path: String) -> String {
    let slash = UInt8(ascii: "/")
    var path = path
    return path.withUTF8 { bytes -> String in
      var end = bytes.count
      while end > 0, bytes[end - 1] == slash { end -= 1 }
      let start = bytes[..<end].lastIndex(of: slash).map { $0 + 1 } ?? 0
      end = bytes[start..<end].lastIndex(of: UInt8(ascii: ".")) ?? end
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }
  }

  /// The day that the name of a file holds: the first date in it (format, *The date of a day*); nil where it holds none.
  public static func date(of path: String) -> CivilDate? { date(ofStem: stem(of: path)) }

  /// The same for a name without folder and ending. Other programs write `2026_11_20` and `2026.11.20`.
  package static func date(ofStem stem: String) -> CivilDate? {
    if let date = CivilDate.first(in: stem)?.date { return date }
    guard stem.utf8.contains(where: { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }) else { return nil }
    return CivilDate.first(in: String(stem.map { $0 == "_" || $0 == "." ? "-" : $0 }))?.date
  }
}
