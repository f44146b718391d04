import Outline
import Planner
import Reading
import SourceText
import TestSupport
import Testing

/// The laws of writing: what was written reads as what was to be written, and canonical text is written as itself.
@Suite struct PlanWriterTests {
  static let pages =
    ProjectFiles.paths(below: "Examples/pages", endingIn: ".md") + ProjectFiles.paths(below: "Templates", endingIn: ".md")
    + ["Examples/careless/careless.md"]

  @Test(arguments: pages)
  func writtenPageReadsAsItself(_ path: String) throws {
    let page = read(try ProjectFiles.bytes(path), path)
    let written = page.markdown
    let again = read(Array(written.utf8), path)
    expectEqual(again, page)
    #expect(again.markdown == written)
  }

  private func read(_ bytes: [UInt8], _ path: String) -> Plan {
    PlanReading(of: Document(reading: SourceText(bytes)), fileName: "page").plan
  }

  /// Says which element differs first; a whole page is too much to read.
  private func expectEqual(_ found: Plan, _ expected: Plan) {
    guard found != expected else { return }
    for (left, right) in zip([found.introduction] + found.sections, [expected.introduction] + expected.sections)
    where left != right {
      for (one, other) in zip(left.elements, right.elements) where one != other {
        Issue.record("\(other)\nis written and reads as\n\(one)")
        return
      }
      for (one, other) in zip(left.groups, right.groups) where one != other {
        Issue.record("\(other)\nis written and reads as\n\(one)")
        return
      }
      Issue.record("section \(right.title): \(left.elements.count) of \(right.elements.count) elements; \(left.title)")
      return
    }
    Issue.record("sections \(found.sections.map(\.title)) of \(expected.sections.map(\.title)), or the properties differ")
  }
}
