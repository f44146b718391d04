import Outline
import Planner
import Reading
import SourceText
import TestSupport
import Testing

@testable import Workspace

/// A file of an open vault as it is read.
@Suite struct OpenFileTests {
  /// The examples, each with what stands below its title again and again, until several threads share it.
  private static let large: [(name: String, source: SourceText)] = ProjectFiles.paths(below: "Examples", endingIn: ".md")
    .compactMap {
      guard let text = try? String(decoding: ProjectFiles.bytes($0), as: UTF8.self),
        let start = text.firstRange(of: "\n# ")?.upperBound,
        let below = text[start...].firstIndex(of: "\n")
      else { return nil }
      let body = String(text[below...])
      return ($0, SourceText(Array((text + String(repeating: body, count: 20_000 / body.utf8.count + 1)).utf8)))
    }

  @Test(arguments: 2...4) func severalThreadsReadTheSame(jobs: Int) {
    #expect(Self.large.count > 8)
    for (name, source) in Self.large {
      let one = OpenFile.Reading(source, name: name, in: KindFolders())
      let several = OpenFile.Reading(source, name: name, in: KindFolders(), jobs: jobs)
      #expect(several.reading?.plan == one.reading?.plan, "\(name)")
      #expect(several.reading?.problems == one.reading?.problems, "\(name)")
      for index in one.document.items.indices {
        #expect(several.reading?.type(of: index) == one.reading?.type(of: index), "\(name), item \(index)")
        #expect(several.reading?.items[index] == one.reading?.items[index], "\(name), item \(index)")
      }
    }
  }
}
