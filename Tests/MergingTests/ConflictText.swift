/// A text with the marks of conflicts.
enum ConflictText {
  /// The text with what one side has between the marks.
  ///
  /// - Parameter ours: whether what stands first is taken.
  static func resolved(_ bytes: [UInt8], ours: Bool) -> [UInt8] {
    var result: [UInt8] = []
    var isFirst: Bool?
    for line in lines(bytes) {
      if line.starts(with: "<<<<<<< ".utf8) {
        isFirst = true
      } else if isFirst != nil, line.starts(with: "=======".utf8), line.count <= 9 {
        isFirst = false
      } else if isFirst != nil, line.starts(with: ">>>>>>> ".utf8) {
        isFirst = nil
      } else if isFirst == nil || isFirst == ours {
        result += line
      }
    }
    return result
  }

  static func isMark(_ line: ArraySlice<UInt8>) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>"].contains { line.starts(with: $0.utf8) }
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
