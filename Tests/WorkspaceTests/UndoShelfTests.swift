import Chronology
import Planner
import TestSupport
import Testing
import Vault

@testable import Workspace

@Suite struct UndoShelfTests {
  private let state: TemporaryFolder

  init() throws {
    state = try TemporaryFolder()
  }

  private func entry(_ word: String, bytes: Int = 1) -> UndoEntry {
    UndoEntry(
      time: Moment(CivilDate("2026-11-20")!, TimeOfDay("09:00")!),
      arguments: [word],
      changes: [FileChange(path: "/life/a.md", before: nil, after: Array(repeating: 0x61, count: bytes))]
    )
  }

  @Test func keepsTheLastHundred() throws {
    let shelf = UndoShelf(stateFolder: state.path, root: "/life")
    for number in 1...(UndoShelf.capacity + 5) { try shelf.add(entry(String(number))).get() }
    let words = shelf.items(.undo).map { $0.entry.arguments[0] }
    #expect(words == (6...(UndoShelf.capacity + 5)).reversed().map(String.init))
  }

  @Test func largeOnesLetOlderOnesGoButTheLastIsKept() throws {
    let shelf = UndoShelf(stateFolder: state.path, root: "/life")
    for word in ["first", "second"] { try shelf.add(entry(word, bytes: UndoShelf.byteLimit / 2 + 1)).get() }
    #expect(shelf.items(.undo).map { $0.entry.arguments[0] } == ["second"])
    try shelf.add(entry("third", bytes: UndoShelf.byteLimit + 1)).get()
    #expect(shelf.items(.undo).map { $0.entry.arguments[0] } == ["third"])
  }

  @Test func eachVaultHasItsOwn() throws {
    for root in ["/life", "/a/life", "/b/life", "/"] {
      #expect(UndoShelf(stateFolder: state.path, root: root).items(.undo).isEmpty)
      try UndoShelf(stateFolder: state.path, root: root).add(entry(root)).get()
    }
    #expect(UndoShelf(stateFolder: state.path, root: "/a/life").items(.undo).map { $0.entry.arguments[0] } == ["/a/life"])
  }

  @Test func whatIsNoEntryIsPassedOver() throws {
    let shelf = UndoShelf(stateFolder: state.path, root: "/life")
    try shelf.add(entry("one")).get()
    let folder = try #require(try state.names(in: "tidemark/undo").first)
    try state.write("tidemark/undo/\(folder)/000002.undo", "cut o")
    try state.write("tidemark/undo/\(folder)/notes.txt", "mine")
    #expect(shelf.items(.undo).map { $0.entry.arguments[0] } == ["one"])
    try shelf.add(entry("three")).get()
    #expect(shelf.items(.undo).map { $0.entry.arguments[0] } == ["three", "one"])
  }
}
