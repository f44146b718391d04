import TestLaws
import TestSupport
import Testing

/// What is recognized of whole files.
@Suite struct RecognizerTests {
  /// A file with findings is never accepted, and what is remembered of any other is what the whole way remembers.
  @Test func filesOfTheProjectAreReadAlike() throws {
    for file in Corpus.written + (try Corpus.madeUp(100)) {
      for context in RecognitionLaws.contexts {
        if case .broken(let words) = RecognitionLaws.outcome(of: file.bytes, name: file.name, in: context) {
          Issue.record("\(file.name): \(words)\n\(String(decoding: file.bytes, as: UTF8.self))")
        }
      }
    }
  }

  /// To recognize fewer files than these makes `lint` slower, which no other test would tell.
  @Test func mostFilesAreAccepted() throws {
    #expect(share(try Corpus.madeUp(200)) >= 0.9)
    #expect(share(Corpus.examples) >= 0.15)
  }

  /// The kinds of which a vault has one file, which is read each time that something in it is linted; and pages, a project and a ritual
  /// with most of what the format has.
  @Test(arguments: [
    "activities.md", "life.md", "stacks.md", "tidemark.md", "pages/lisbon.md", "pages/reading.md", "pages/the-house.md",
    "projects/one-window.md", "rituals/sunday-reset.md",
  ])
  func exampleIsAccepted(_ name: String) throws {
    let file = try #require(Corpus.examples.first { $0.name == name })
    #expect(RecognitionLaws.outcome(of: file.bytes, name: name, in: RecognitionLaws.contexts[0]) == .accepted)
  }

  /// A line with too many signs is a finding, whatever it is a line of.
  @Test(arguments: ["", "## ", "### ", "> ", "- ", "- [ ] ", "- Run (streak: daily)\n  - 2026-11-02 "])
  func aLongLineIsGivenUp(_ lead: String) {
    for kind in ["page", "project", "stacks", "activities"] {
      let body = lead + "a" + String(repeating: ", a", count: 2_100)
      #expect(RecognitionLaws.outcome(ofKind: kind, titled: "Mine", name: "a.md", body) == .givenUp)
    }
  }

  @Test func aLongTitleIsGivenUp() {
    let title = "a" + String(repeating: ", a", count: 2_100)
    #expect(RecognitionLaws.outcome(ofKind: "page", titled: title, name: "a.md", "") == .givenUp)
  }

  private func share(_ files: [Corpus.File]) -> Double {
    let accepted = files.count {
      RecognitionLaws.outcome(of: $0.bytes, name: $0.name, in: RecognitionLaws.contexts[0]) == .accepted
    }
    return Double(accepted) / Double(files.count)
  }
}
