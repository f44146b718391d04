import Import
import Outline
import Testing

@Suite struct StateWordTests {
  @Test(arguments: [
    ("TODO send the form", "TODO open"), ("TODO: book the ferry", "TODO: open"), ("DONE sketch on paper", "DONE done"),
    ("CANCELLED dinner with Phil", "CANCELLED dropped"), ("CANCELED trip", "CANCELED dropped"),
    ("LATER sort the photos", "LATER open LATER"), ("NOW write", "NOW open NOW"), ("DOING tax return", "DOING open DOING"),
    ("WAITING for Frank's trailer", "WAITING open WAITING"), ("[TODO] Fix the printer", "[TODO] open"),
    ("todo: water the ferns", "todo: open"), ("Todo buy light bulbs", "Todo open"),
    ("WAITING: a call", "WAITING: open WAITING"),
  ])
  func readsTheState(text: String, expected: String) throws {
    let line = line(text)
    let word = try #require(StateWord(reading: line))
    let bytes = String(decoding: line.bytes[word.range], as: UTF8.self)
    #expect([bytes, word.state.rawValue, word.keptWord].compactMap(\.self).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    "TODO el mundo hablaba del partido", "NOW they had trains, but only the sounds of them.",
    "CANCELLED. The word stood in red",
    "TODO list for teachers", "WAITING FOR GODOT, school edition", "NOW THAT IS WHAT I CALL A SOPRANO", "DONE", "TODO",
    "todo es bueno",
    "DOING NOTHING, the hotel calls it", "TODAY we rest", "todo the right thing", "LATER - much later", "`TODO` in the code",
    "NOW one two three four five six seven eight nine ten eleven twelve thirteen",
  ])
  func leavesSentences(text: String) {
    #expect(StateWord(reading: line(text)) == nil)
  }

  @Test func leavesWhatHasABox() {
    #expect(StateWord(reading: line("TODO send the form", hasBox: true)) == nil)
  }
}
