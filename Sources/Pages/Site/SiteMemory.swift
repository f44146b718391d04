import SourceText

/// What the pages of a site were made from when they were last written, so that a page need not be made to find that it is there.
///
/// Of each page it has a digest of what it was made from and one of its bytes. So it does not matter how old a memory is, or what has
/// become of the pages: it tells of a page that is there, byte for byte, or nothing.
package struct SiteMemory: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    /// Of what the page was made from.
    package var source: UInt64
    /// Of its bytes.
    package var page: UInt64

    package init(source: UInt64, page: UInt64) { (self.source, self.page) = (source, page) }
  }

  /// By the digests of their paths.
  private var entries: [UInt64: Entry] = [:]
  /// The digest of what made the pages. Another program may make others of the same.
  private let program: UInt64

  /// One that knows no page.
  package init(program: UInt64) { self.program = program }

  /// Reads a memory. Of what is none, is damaged or is of another program it knows no page.
  package init(_ bytes: [UInt8], program: UInt64) {
    self.program = program
    let numbers = bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map { UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)) }
    }
    guard bytes.count % 8 == 0, numbers.count >= 3, (numbers.count - 3) % 3 == 0, numbers[0] == SiteMemory.mark,
      numbers[1] == program, numbers.last == SiteMemory.digest(numbers.dropLast())
    else { return }
    entries.reserveCapacity(numbers.count / 3)
    for place in stride(from: 2, to: numbers.count - 1, by: 3) {
      entries[numbers[place]] = Entry(source: numbers[place + 1], page: numbers[place + 2])
    }
  }

  /// One of the same program that knows no page.
  package var emptied: SiteMemory { SiteMemory(program: program) }

  /// What is known of a page, by its path from the root of the site.
  package subscript(path: String) -> Entry? {
    get { entries[SiteMemory.digest(path)] }
    set { entries[SiteMemory.digest(path)] = newValue }
  }

  /// Numbers of 64 bits, the lowest byte first: the mark, the program, for each page its path, what it was made from and what it is,
  /// and the digest of all of them. Pages are in the order of the digests of their paths.
  package var bytes: [UInt8] {
    var numbers = [SiteMemory.mark, program]
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) { numbers += [path, entry.source, entry.page] }
    numbers.append(SiteMemory.digest(numbers[...]))
    return numbers.flatMap { number in withUnsafeBytes(of: number.littleEndian) { Array($0) } }
  }

  /// `tidesite` as bytes. Where more or other things are remembered it is another.
  private static let mark: UInt64 = 0x6574_6973_6564_6974

  private static func digest(_ path: String) -> UInt64 {
    var digest = ContentDigest()
    digest.add(path)
    return digest.value
  }

  private static func digest(_ numbers: ArraySlice<UInt64>) -> UInt64 {
    var digest = ContentDigest()
    for number in numbers { digest.add(number) }
    return digest.value
  }
}
