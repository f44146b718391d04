import SourceText

// What is looked for in all files of a vault before one of them is read: that takes a thousandth of the time.
extension SourceText {
  /// Whether some words are among the bytes.
  func holds(_ words: String) -> Bool { bytes.holds(Array(words.utf8)) }

  /// Whether a tag may be among the bytes: the property, or a sign after a space with a word after it.
  var mayHoldTags: Bool {
    if holds("tags") { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      var sign = 1
      while sign + 1 < bytes.count {
        if bytes[sign] == UInt8(ascii: "#"), bytes[sign - 1] == 0x20 || bytes[sign - 1] == 0x09, bytes[sign + 1] > 0x20,
          bytes[sign + 1] != UInt8(ascii: "#")
        {
          return true
        }
        sign += 1
      }
      return false
    }
  }

  /// Whether a link by path may be among the bytes that ends in the name of a file. What is not a letter, a digit or one of a few signs
  /// may be written otherwise in a path.
  func mayHoldPath(toFileNamed name: String) -> Bool {
    guard holds("](") else { return false }
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let isPlain = last.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || "-_.".utf8.contains($0)
    }
    return !isPlain || holds(last)
  }

  /// What stands in double square brackets, be they a link or not, with the brackets.
  var bracketed: [String] {
    var found: [String] = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start + 1 < bytes.count {
        guard bytes[start] == UInt8(ascii: "["), bytes[start + 1] == UInt8(ascii: "[") else {
          start += 1
          continue
        }
        var end = start + 2
        while end + 1 < bytes.count, bytes[end] != 0x0A, bytes[end] != UInt8(ascii: "]") || bytes[end + 1] != UInt8(ascii: "]")
        {
          end += 1
        }
        if end + 1 < bytes.count, bytes[end] != 0x0A {
          found.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end + 2]), as: UTF8.self))
        }
        // A third bracket may be the first of others.
        start += 1
      }
    }
    return found
  }
}
