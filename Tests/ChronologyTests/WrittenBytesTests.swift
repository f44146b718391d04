import Testing

@testable import Chronology

@Suite struct WrittenBytesTests {
  @Test(arguments: ["0001-01-01", "0099-12-31", "2026-02-03", "2024-02-29", "9999-12-31"])
  func aDayIsAppendedAsItIsWritten(_ text: String) throws {
    let date = try #require(CivilDate(text))
    var bytes = Array("- ".utf8)
    bytes.append(written: date)
    #expect(String(decoding: bytes, as: UTF8.self) == "- " + text)
  }

  @Test(arguments: [0, 5, 60, 599, 754, 1439, 1440])
  func aTimeIsAppendedAsItIsWritten(_ minutes: Int) throws {
    let time = try #require(TimeOfDay(minutes: minutes))
    var bytes = Array(" ".utf8)
    bytes.append(written: time)
    #expect(String(decoding: bytes, as: UTF8.self) == " " + time.description)
    #expect(bytes.count == 6)
  }
}
