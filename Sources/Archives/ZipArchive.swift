import CZlib

/// A zip archive in memory (PKWARE's application note, 4.3): a list of entries, and their bytes when they are asked for.
///
/// What it says of itself is believed nowhere. Names lead to no place outside of it, entries share no bytes, and what an entry holds
/// has the size and the checksum that the list says, within bounds. Archives in parts, above 4 GB or with a password are refused.
package struct ZipArchive {
  /// A file in the archive.
  package struct Entry: Equatable, Sendable {
    /// The path in the archive, with `/` between folders.
    package var name: String
    /// Its size in bytes, as the list says.
    package var size: Int
    /// Whether it is a symbolic link. What it leads to is not in the archive.
    package var isLink: Bool
    fileprivate var isCompressed: Bool
    fileprivate var checksum: UInt32
    /// Where its bytes are.
    fileprivate var range: Range<Int>
  }

  /// In the order of the list, without folders.
  package private(set) var entries: [Entry] = []
  private let bytes: [UInt8]
  private let bounds: ArchiveBounds

  /// Whether some bytes begin as an archive does, be it an empty one.
  package static func begins(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Sign.entry) || bytes.starts(with: Sign.end)
  }

  package init(_ bytes: [UInt8], bounds: ArchiveBounds = ArchiveBounds()) throws(ArchiveProblem) {
    (self.bytes, self.bounds) = (bytes, bounds)
    let list = try list()
    var offset = list.range.lowerBound
    var names: Set<String> = []
    var total = 0
    for _ in 0..<list.count {
      let entry = try entry(at: &offset, before: list.range.upperBound)
      guard let entry else { continue }
      guard names.insert(entry.name).inserted else {
        throw ArchiveProblem(.entriesShareName(Self.shown(entry.name)))
      }
      total += entry.size
      guard total <= bounds.mostBytes else {
        throw ArchiveProblem(
          .holdsMore(megabytes: bounds.mostBytes >> 20)
        )
      }
      entries.append(entry)
    }
    try checkOverlaps(before: list.range.lowerBound)
  }

  /// The bytes of an entry.
  package func contents(of entry: Entry) throws(ArchiveProblem) -> [UInt8] {
    let packed = bytes[entry.range]
    let found = entry.isCompressed ? Self.inflated(packed, to: entry.size) : Array(packed)
    guard let found, found.count == entry.size, Self.checksum(of: found) == entry.checksum else {
      throw ArchiveProblem(
        .entryIsDamaged(Self.shown(entry.name), byte: entry.range.lowerBound)
      )
    }
    return found
  }

  // MARK: The list

  private enum Sign {
    static let entry: [UInt8] = [0x50, 0x4B, 3, 4]
    static let listed: [UInt8] = [0x50, 0x4B, 1, 2]
    static let end: [UInt8] = [0x50, 0x4B, 5, 6]
  }

  /// The sizes of what stands before names, in bytes.
  private enum Fixed {
    static let entry = 30
    static let listed = 46
    static let end = 22
  }

  /// The longest comment behind the list.
  private static let longestComment = 0xFFFF

  /// Where the list is, and how many entries it has. It is found from the end, which a comment may follow.
  private func list() throws(ArchiveProblem) -> (range: Range<Int>, count: Int) {
    var offset = bytes.count - Fixed.end
    let first = max(0, offset - Self.longestComment)
    while offset >= first, !has(Sign.end, at: offset) || offset + Fixed.end + number(2, at: offset + 20) > bytes.count {
      offset -= 1
    }
    guard offset >= first, offset >= 0 else {
      throw ArchiveProblem(.hasNoEnd)
    }
    let (count, size, start) = (number(2, at: offset + 10), number(4, at: offset + 12), number(4, at: offset + 16))
    guard number(2, at: offset + 4) == 0, number(2, at: offset + 6) == 0, number(2, at: offset + 8) == count,
      count != 0xFFFF, size != 0xFFFF_FFFF, start != 0xFFFF_FFFF
    else {
      throw ArchiveProblem(.isOneOfSeveral)
    }
    guard count <= bounds.mostEntries else {
      throw ArchiveProblem(.hasMoreEntries(bounds.mostEntries))
    }
    guard start + size <= offset else { throw ArchiveProblem(.listIsDamaged(byte: start)) }
    return (start..<(start + size), count)
  }

  /// The entry that the list has at an offset, which then is that of the next; nil for a folder.
  private func entry(at offset: inout Int, before end: Int) throws(ArchiveProblem) -> Entry? {
    let start = offset
    guard start + Fixed.listed <= end, has(Sign.listed, at: start) else {
      throw ArchiveProblem(.listIsDamagedAt(byte: start))
    }
    let lengths = [28, 30, 32].map { number(2, at: start + $0) }
    offset += Fixed.listed + lengths[0] + lengths[1] + lengths[2]
    guard offset <= end else { throw ArchiveProblem(.listIsDamagedAt(byte: start)) }
    let nameBytes = bytes[(start + Fixed.listed)..<(start + Fixed.listed + lengths[0])]
    let name = String(decoding: nameBytes.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
    let shown = Self.shown(name)
    guard Self.staysInside(name) else {
      throw ArchiveProblem(.entryLeadsOutside(shown))
    }
    let (packed, size) = (number(4, at: start + 20), number(4, at: start + 24))
    if name.hasSuffix("/"), size == 0 { return nil }
    guard number(2, at: start + 8) & 0x2041 == 0 else {
      throw ArchiveProblem(.entryHasPassword(shown))
    }
    let method = number(2, at: start + 10)
    guard method == 0 || method == 8 else {
      throw ArchiveProblem(.entryIsCompressedOtherwise(shown, method: method))
    }
    guard size <= bounds.alwaysTaken || size / bounds.mostRatio <= packed else {
      throw ArchiveProblem(
        .entryGrows(shown, times: bounds.mostRatio)
      )
    }
    let local = number(4, at: start + 42)
    let body = local + Fixed.entry + number(2, at: local + 26) + number(2, at: local + 28)
    guard has(Sign.entry, at: local), body + packed <= bytes.count else {
      throw ArchiveProblem(.entryIsElsewhere(shown, byte: local))
    }
    let isOfUnix = number(2, at: start + 4) >> 8 == 3
    return Entry(
      name: name,
      size: size,
      isLink: isOfUnix && number(4, at: start + 38) >> 28 == 0xA,
      isCompressed: method == 8,
      checksum: UInt32(number(4, at: start + 16)),
      range: body..<(body + packed)
    )
  }

  /// Entries that share bytes are how a small archive gives more than it holds.
  private func checkOverlaps(before list: Int) throws(ArchiveProblem) {
    var end = 0
    for entry in entries.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard entry.range.lowerBound >= end + Fixed.entry, entry.range.upperBound <= list else {
        throw ArchiveProblem(
          .entrySharesBytes(Self.shown(entry.name), byte: entry.range.lowerBound)
        )
      }
      end = entry.range.upperBound
    }
  }

  /// Whether a path leads to no place outside, on any system.
  private static func staysInside(_ name: String) -> Bool {
    let body = name.hasSuffix("/") ? name.dropLast() : name[...]
    let parts = body.split(separator: "/", omittingEmptySubsequences: false)
    return name.utf8.count <= 1024 && !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
      && !name.utf8.contains { $0 < 0x20 || $0 == 0x7F } && name.utf8.dropFirst().first != UInt8(ascii: ":")
  }

  /// A name as far as it can be shown.
  private static func shown(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.prefix(80).map { $0.value < 0x20 || $0.value == 0x7F ? "?" : $0 }))
  }

  // MARK: Bytes

  private func has(_ sign: [UInt8], at offset: Int) -> Bool {
    offset >= 0 && offset + sign.count <= bytes.count && bytes[offset..<(offset + sign.count)].elementsEqual(sign)
  }

  /// A whole number of some bytes, the lowest first; 0 beyond the end.
  private func number(_ count: Int, at offset: Int) -> Int {
    guard offset >= 0, offset + count <= bytes.count else { return 0 }
    return (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }

  /// What was compressed by DEFLATE (RFC 1951); nil where it is not whole, or of another size.
  private static func inflated(_ packed: ArraySlice<UInt8>, to size: Int) -> [UInt8]? {
    var stream = z_stream()
    guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var packed = Array(packed)
    var isWhole = false
    // One byte more than there should be tells what is larger.
    let found = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      packed.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(size + 1)
        isWhole = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_in == 0
      }
      count = size + 1 - Int(stream.avail_out)
    }
    return isWhole ? found : nil
  }

  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32(0, $0.baseAddress, UInt32($0.count))) }
  }
}
