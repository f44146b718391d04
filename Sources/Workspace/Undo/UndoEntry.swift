package import Planner
package import Vault

/// What one command wrote: enough to take it back, and to do it again.
package struct UndoEntry: Hashable, Sendable {
  /// When it was written, on the writer's clock.
  package var time: String
  /// The words of the command line, without the name of the program.
  package var arguments: [String]
  /// The files, with absolute paths and their bytes before and after.
  package var changes: [FileChange]

  package init(time: Moment, arguments: [String], changes: [FileChange]) {
    self.time = time.description
    self.arguments = arguments
    self.changes = changes
  }
}

// An entry is a file of lines and, below an empty line, the bytes of the files one after the other:
//
//     tidemark undo 1
//     time 2026-11-20 09:00
//     word done
//     word Buy milk
//     file 120 121 /home/ada/life/pages/compass.md
//
// The numbers are the bytes before and after; `-` stands for no file. Control characters and percent signs in words and paths are
// written as in `%0A` and `%25`.
extension UndoEntry {
  private static let signature = "tidemark undo 1"

  /// What the file of the entry holds.
  var bytes: [UInt8] {
    var head = "\(UndoEntry.signature)\ntime \(time)\n"
    for word in arguments { head += "word \(UndoEntry.escaped(word))\n" }
    for change in changes {
      let counts = [change.before, change.after].map { $0.map { String($0.count) } ?? "-" }
      head += "file \(counts[0]) \(counts[1]) \(UndoEntry.escaped(change.path))\n"
    }
    var bytes = Array((head + "\n").utf8)
    for change in changes { bytes += (change.before ?? []) + (change.after ?? []) }
    return bytes
  }

  /// Reads the file of an entry; nil for anything else, a part of one too.
  init?(bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    var lines: [Substring] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: newline), end > rest.startIndex {
      guard let line = String(validating: rest[..<end], as: UTF8.self) else { return nil }
      lines.append(line[...])
      rest = rest[(end + 1)...]
    }
    guard rest.first == newline, lines.first == UndoEntry.signature[...] else { return nil }
    rest = rest.dropFirst()
    (time, arguments, changes) = ("", [], [])
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      switch parts[0] {
      case "time": time = String(parts[1])
      case "word": arguments.append(UndoEntry.unescaped(parts[1]))
      case "file":
        guard let change = UndoEntry.change(parts[1], taking: &rest) else { return nil }
        changes.append(change)
      default: return nil
      }
    }
    guard rest.isEmpty, !changes.isEmpty else { return nil }
  }

  /// - Parameter words: `120 121 /home/ada/life/pages/compass.md`
  private static func change(_ words: Substring, taking rest: inout ArraySlice<UInt8>) -> FileChange? {
    let parts = words.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].hasPrefix("/") else { return nil }
    var versions: [[UInt8]?] = []
    for part in parts[..<2] {
      guard part != "-" else {
        versions.append(nil)
        continue
      }
      guard let count = Int(part), (0...rest.count).contains(count) else { return nil }
      versions.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return FileChange(path: unescaped(parts[2]), before: versions[0], after: versions[1])
  }

  private static func escaped(_ text: String) -> String {
    let hexadecimal = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte < 0x20 || byte == UInt8(ascii: "%") {
        bytes += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unescaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = Substring(rest.prefix(2)).wholeHexadecimal {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Substring {
  /// The byte that two hexadecimal digits stand for.
  fileprivate var wholeHexadecimal: UInt8? { utf8.count == 2 ? UInt8(self, radix: 16) : nil }
}
