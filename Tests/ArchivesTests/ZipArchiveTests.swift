import TestSupport
import Testing

@testable import Archives

@Suite struct ZipArchiveTests {
  private func problem(_ bytes: [UInt8], _ bounds: ArchiveBounds = ArchiveBounds()) -> String {
    do throws(ArchiveProblem) {
      let archive = try ZipArchive(bytes, bounds: bounds)
      for entry in archive.entries { _ = try archive.contents(of: entry) }
      return ""
    } catch {
      return error.words
    }
  }

  @Test func entriesComeAsTheyWere() throws {
    let long = [UInt8](String(repeating: "2026-11-20,YES_MANUAL,\n", count: 4000).utf8)
    let archive = try ZipArchive(
      ZipFile([
        .init("Habits.csv", "Position,Name\n"), .init("001 Run/", ""), .init("001 Run/Checkmarks.csv", long, isPacked: true),
        .init("empty", "", isPacked: true), .init("lí\\nk", "x", isLink: true),
      ]).bytes
    )
    #expect(archive.entries.map(\.name) == ["Habits.csv", "001 Run/Checkmarks.csv", "empty", "lí/nk"])
    #expect(archive.entries.map(\.isLink) == [false, false, false, true])
    #expect(try archive.contents(of: archive.entries[0]) == Array("Position,Name\n".utf8))
    #expect(try archive.contents(of: archive.entries[1]) == long)
    #expect(try archive.contents(of: archive.entries[2]).isEmpty)
  }

  @Test func anArchiveOfNothingHasNothing() throws {
    let bytes = ZipFile([]).bytes
    #expect(ZipArchive.begins(bytes))
    #expect(try ZipArchive(bytes).entries.isEmpty)
  }

  @Test func aCommentMayFollow() throws {
    var zip = ZipFile([.init("a", "b")])
    zip.comment = "PK\u{5}\u{6}, and words"
    #expect(try ZipArchive(zip.bytes).entries.map(\.name) == ["a"])
  }

  @Test(arguments: [
    "../a", "a/../../b", "/etc/passwd", "C:\\a", "..\\a", "a//b", "./a", "a\u{1}b", "", String(repeating: "a", count: 2000),
  ])
  func aPathThatLeadsOutIsRefused(_ name: String) {
    #expect(problem(ZipFile([.init("good", "a"), .init(name, "b")]).bytes).contains("has no path inside of it"))
  }

  /// What changes an archive of two entries, and what is said of it.
  static let faults: [(name: String, words: String, change: @Sendable (inout ZipFile) -> Void)] = [
    ("twice", "two of its entries have the name “a”", { $0.entries.append($0.entries[0]) }),
    ("password", "the entry “a” has a password", { $0.entries[0].flags = 1 }),
    ("method", "the entry “a” is compressed in a way that is not read (12)", { $0.entries[0].method = 12 }),
    ("checksum", "the entry “a” is damaged, at byte 31", { $0.entries[0].checksum ^= 1 }),
    ("too small", "the entry “b” is damaged", { $0.entries[1].size -= 1 }),
    ("too large", "the entry “b” is damaged", { $0.entries[1].size += 1 }),
    ("burst", "the entry “b” would be more than 400 times as large", { $0.entries[1].size = 300_000_000 }),
    ("shared", "shares bytes with another", { $0.entries[1].offset = 0 }),
    ("elsewhere", "the entry “b” is not where the list says, at byte 7", { $0.entries[1].offset = 7 }),
    ("beyond", "the entry “b” is not where the list says", { $0.entries[1].offset = 1 << 31 }),
    ("parts", "it is one of several parts", { $0.disk = 1 }),
    ("list", "its list of entries is damaged at byte", { $0.count = 3 }),
  ]

  @Test(arguments: faults.indices) func aFaultIsSaid(_ index: Int) {
    var zip = ZipFile([.init("a", "one"), .init("b", [UInt8](repeating: 7, count: 5000), isPacked: true)])
    #expect(problem(zip.bytes).isEmpty)
    Self.faults[index].change(&zip)
    let said = problem(zip.bytes)
    #expect(said.contains(Self.faults[index].words), "\(Self.faults[index].name): \(said)")
  }

  @Test func boundsHold() {
    let zip = ZipFile([.init("a", "one"), .init("b", "twos")])
    #expect(problem(zip.bytes, ArchiveBounds(mostEntries: 1)).contains("more than 1 entries"))
    #expect(problem(zip.bytes, ArchiveBounds(mostBytes: 6)).contains("what is in it is larger than"))
    #expect(problem(zip.bytes, ArchiveBounds(mostEntries: 2, mostBytes: 7)).isEmpty)
  }

  @Test func whatIsCutOffIsRefused() {
    let bytes = ZipFile([.init("a", "one"), .init("b", [UInt8](repeating: 7, count: 5000), isPacked: true)]).bytes
    for count in bytes.indices.dropFirst(4) { #expect(!problem(Array(bytes[..<count])).isEmpty, "\(count) bytes") }
  }

  @Test func anyBytesAreReadOrRefused() {
    let bytes = ZipFile([.init("a", "one"), .init("b/c", [UInt8](repeating: 7, count: 300), isPacked: true)]).bytes
    for seed in caseSeeds(default: 2000, ofEach: 1) {
      var random = SplitMix64(seed: seed)
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: changed.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      // That it comes back is all that is asked.
      _ = problem(changed)
    }
  }
}
