/// The lines of a file of attributes (gitattributes(5)), changed without touching what else is in it.
public struct AttributesText: Sendable, Equatable {
  public private(set) var bytes: [UInt8]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether one of its lines is this one, however the words in it are spaced.
  public func contains(_ line: String) -> Bool {
    lines.contains { words(of: $0) == words(of: line.utf8) }
  }

  /// Adds a line at the end, where it counts most, with the line ending of the file.
  public mutating func add(_ line: String) {
    let ending: [UInt8] = lines.first?.suffix(2) == [0x0D, 0x0A] ? [0x0D, 0x0A] : [0x0A]
    if let last = bytes.last, last != 0x0A { bytes += ending }
    bytes += Array(line.utf8) + ending
  }

  /// Takes every such line away, however the words in it are spaced.
  public mutating func remove(_ line: String) {
    bytes = lines.filter { words(of: $0) != words(of: line.utf8) }.flatMap { $0 }
  }

  /// Each with its line ending.
  private var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  private func words(of line: some Sequence<UInt8>) -> [[UInt8]] {
    line.split { [0x20, 0x09, 0x0D, 0x0A].contains($0) }.map(Array.init)
  }
}
