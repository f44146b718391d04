import Testing

@testable import Lint

/// How far an open task is, at the end of its words.
@Suite struct ProgressAmongWordsTests {
  @Test(arguments: [
    ("term project 60% done", "60% done", "60/100 %"), ("ch 3 methods (50%)", "(50%)", "50/100 %"),
    ("interviews 7/12", "7/12", "7/12"), ("Middlemarch p. 210/880", "p. 210/880", "210/880"),
    ("Fugen 2/5 fertig", "2/5 fertig", "2/5"), ("Boxes [2/4]", "[2/4]", "2/4"),
  ])
  func isSaid(_ words: String, _ said: String, _ written: String) throws {
    let bytes = Array(words.utf8)
    let found = try #require(ProgressAmongWords(0..<bytes.count, in: bytes))
    #expect(String(decoding: bytes[found.range], as: UTF8.self) == said)
    #expect(found.written == written)
    #expect(String(decoding: bytes[..<found.nameEnd], as: UTF8.self) == words.dropLast(said.count).trimmed)
  }

  @Test(arguments: [
    "Cream 30%", "Wash 2/3", "bake it 1/2", "12/1", "print 12/12", "7/12", "flour 3/4", "60% done", "tickets 8/7",
    "turkey - Thu 11/26", "turkey (7/12)", "cut costs by 10% or more", "open 24/7", "play in 6/8",
  ])
  func isProse(_ words: String) {
    let bytes = Array(words.utf8)
    #expect(ProgressAmongWords(0..<bytes.count, in: bytes) == nil)
  }
}

extension Substring {
  fileprivate var trimmed: String { String(last == " " ? dropLast() : self) }
}
