import CZlib

/// A zip archive to test with, right or wrong in what one wants.
public struct ZipFile: Sendable {
  public struct Entry: Sendable {
    public var name: String
    public var flags = 0
    public var method: Int
    public var checksum: UInt32
    /// The size that the list says.
    public var size: Int
    /// Where the list says that it is; nil for where it is.
    public var offset: Int?
    public var isLink: Bool
    fileprivate var packed: [UInt8]

    public init(_ name: String, _ bytes: [UInt8], isPacked: Bool = false, isLink: Bool = false) {
      self.name = name
      self.isLink = isLink
      method = isPacked ? 8 : 0
      size = bytes.count
      checksum = bytes.withUnsafeBufferPointer { UInt32(crc32(0, $0.baseAddress, UInt32($0.count))) }
      packed = isPacked ? Entry.packed(bytes) : bytes
    }

    public init(_ name: String, _ text: String, isPacked: Bool = false, isLink: Bool = false) {
      self.init(name, Array(text.utf8), isPacked: isPacked, isLink: isLink)
    }

    /// The bytes as DEFLATE writes them, without what zlib puts round them.
    private static func packed(_ bytes: [UInt8]) -> [UInt8] {
      var size = compressBound(UInt(bytes.count))
      var packed = [UInt8](repeating: 0, count: Int(size))
      compress2(&packed, &size, bytes, UInt(bytes.count), 9)
      return Array(packed[2..<(Int(size) - 4)])
    }
  }

  public var entries: [Entry]
  public var comment = ""
  public var disk = 0
  /// The count that the end says; nil for the right one.
  public var count: Int?

  public init(_ entries: [Entry]) { self.entries = entries }

  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var list: [UInt8] = []
    for entry in entries {
      let name = Array(entry.name.utf8)
      let common = [
        (2, entry.flags), (2, entry.method), (4, 0), (4, Int(entry.checksum)), (4, entry.packed.count), (4, entry.size),
      ]
      let offset = entry.offset ?? bytes.count
      bytes += [0x50, 0x4B, 3, 4] + numbers([(2, 20)] + common + [(2, name.count), (2, 0)]) + name + entry.packed
      list +=
        [0x50, 0x4B, 1, 2] + numbers([(2, 0x314), (2, 20)] + common + [(2, name.count), (2, 0), (2, 0), (2, 0), (2, 0)])
      list += numbers([(4, entry.isLink ? 0xA1FF << 16 : 0o100644 << 16), (4, offset)]) + name
    }
    let count = count ?? entries.count
    let end = [(2, disk), (2, 0), (2, count), (2, count), (4, list.count), (4, bytes.count), (2, comment.utf8.count)]
    return bytes + list + [0x50, 0x4B, 5, 6] + numbers(end) + Array(comment.utf8)
  }

  /// Whole numbers, each in so many bytes, the lowest first.
  private func numbers(_ numbers: [(Int, Int)]) -> [UInt8] {
    numbers.flatMap { count, number in (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
  }
}
