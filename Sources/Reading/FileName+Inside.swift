extension FileName {
  /// A path from a folder without `.` between its parts.
  public static func inside(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// Whether a path from a folder is that of a Markdown file in it: it does not climb, and nothing on it is hidden or has a control
  /// character.
  public static func isInside(_ path: String) -> Bool {
    let bytes = path.utf8
    guard bytes.first != UInt8(ascii: "/"), bytes.last != UInt8(ascii: "/"),
      [".md", ".markdown"].contains(where: { path.lowercased().hasSuffix($0) })
    else { return false }
    let parts = path.split(separator: "/").filter { $0 != "." }
    return !parts.isEmpty
      && parts.allSatisfy { part in
        !part.hasPrefix(".") && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
      }
  }
}
