import Testing

@testable import Calendar

/// Identifiers that are made of names (RFC 9562, 5.5).
@Suite struct NameUUIDTests {
  /// The name space of DNS names (RFC 9562, 6.6).
  private static let dns: [UInt8] = [
    0x6B, 0xA7, 0xB8, 0x10, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30, 0xC8,
  ]

  /// The example of RFC 9562, A.4, and what Python's `uuid.uuid5` gives.
  @Test(arguments: [
    ("www.example.com", "2ed6657d-e927-568b-95e1-2665a8aea6a2"), ("", "4ebd0208-8328-5d69-8c44-ec50939c0967"),
    ("www.widgets.com", "21f7f8de-8051-5b89-8680-0195ef798b6a"),
  ])
  func isThatOfOthers(name: String, uuid: String) {
    #expect(NameUUID(of: [name], in: Self.dns).text == uuid)
    #expect(NameUUID.isOne(uuid))
  }

  /// Hashes of RFC 3174 and of messages around the length of a block.
  @Test(arguments: [
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"), ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
    (String(repeating: "a", count: 55), "c1c8bbdc22796e28c0e15163d20899b65621d65a"),
    (String(repeating: "a", count: 64), "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
    (String(repeating: "a", count: 1000), "291e9a6c66994949b57ba5e650361e98fc36b1ba"),
  ])
  func hashesAreThoseOfTheStandard(text: String, hash: String) {
    let bytes = SHA1.hash(Array(text.utf8))
    #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == hash)
  }

  @Test func partsAreToldApart() {
    #expect(NameUUID(of: ["a", "b"]) != NameUUID(of: ["ab"]))
    #expect(NameUUID(of: ["a", "b"]) != NameUUID(of: ["a", "", "b"]))
    #expect(NameUUID(of: ["a", "b"]) == NameUUID(of: ["a", "b"]))
    #expect(NameUUID(of: ["a", "b", "ä"]) == NameUUID(ofLines: Array("a\nb\nä".utf8)))
  }

  @Test(arguments: [
    "2ed6657d-e927-468b-95e1-2665a8aea6a2", "2ED6657D-E927-568B-95E1-2665A8AEA6A2", "2ed6657d-e927-568b-95e1-2665a8aea6a",
    "2ed6657de927568b95e12665a8aea6a2", "2ed6657d-e927-568b-15e1-2665a8aea6a2", "notes", "",
  ])
  func othersAreNone(text: String) { #expect(!NameUUID.isOne(text)) }
}
