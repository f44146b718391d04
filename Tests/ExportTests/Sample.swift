import Chronology
import Export
import Outline
import Planner
import Reading
import SourceText
import TestSupport
import Testing

/// A file that is exported in tests, as it is on 2026-11-20.
struct Sample: CustomTestStringConvertible {
  let path: String

  static let today = CivilDate(year: 2026, month: 11, day: 20)!

  /// A page for each item type, and for what else a page can hold.
  static let pages = ProjectFiles.paths(below: "Tests/ExportTests/Samples", endingIn: ".md")
    .map(Sample.init(path:)).filter { sample in !others.contains { $0.path == sample.path } }

  /// A day, a project, stacks and a vault, with every item type and what else they can hold.
  static let planner = ["day", "project", "stacks", "vault"].map(Sample.init(named:))

  /// A ritual, a life and activities, likewise.
  static let trackers = ["ritual", "life", "activities"].map(Sample.init(named:))

  /// A file of every kind but the page.
  static let others = planner + trackers

  static let examples =
    (ProjectFiles.paths(below: "Examples/pages", endingIn: ".md") + ["Templates/default.md"]).map(Sample.init(path:))

  init(path: String) {
    self.path = path
  }

  private init(named name: String) {
    self.init(path: "Tests/ExportTests/Samples/\(name).md")
  }

  /// The name of the file without folder and ending.
  var name: String { String(path.split(separator: "/").last?.dropLast(3) ?? "") }

  var testDescription: String { name }

  func document() throws -> Document {
    Document(reading: SourceText(try ProjectFiles.bytes(path)))
  }

  func reading() throws -> PlanReading {
    PlanReading(of: try document(), fileName: name)
  }

  static func page(_ markdown: String) -> Plan {
    PlanReading(of: Document(reading: SourceText(markdown)), fileName: "example").plan
  }

  /// A page that holds a text in its only section.
  static func section(_ markdown: String) -> Plan {
    page("---\nkind: page\n---\n\n# Page\n\n## Section\n\n" + markdown)
  }

  /// Where what was exported of it is recorded.
  func golden(_ ending: String) -> String { "Tests/ExportTests/Golden/\(name).\(ending)" }
}
