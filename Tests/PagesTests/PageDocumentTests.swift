import Chronology
import Foundation
import Outline
import Planner
import Reading
import SourceText
import TestSupport
import Testing

@testable import Pages

/// Runs the examples of `Grammar/PAGES.md`.
@Suite struct PageDocumentTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var line: Int
    var file: String
    var html: String

    var testDescription: String { "line \(line)" }
  }

  static let examples = read((try? ProjectFiles.text("Grammar/PAGES.md")) ?? "")

  @Test func thereAreExamples() {
    #expect(!Self.examples.isEmpty)
  }

  @Test(arguments: examples)
  func exampleHolds(_ example: Example) throws {
    let plan = PlanReading(of: Document(reading: SourceText(example.file)), fileName: "page").plan
    let today = try #require(CivilDate(year: 2026, month: 11, day: 20))
    let content = DocumentPage(today: today, settings: Settings(), in: .english).content(of: plan)
    let bytes = PageFrame(today: today, links: OutsideLinks(), in: .english).bytes(of: [content], title: "")
    let page = String(decoding: bytes, as: UTF8.self)
    let article = page.components(separatedBy: "<main>").last?.components(separatedBy: "</main>").first ?? ""
    #expect(article == example.html)
  }

  private static func read(_ document: String) -> [Example] {
    var examples: [Example] = []
    var file = ""
    var block: (info: String, line: Int, text: String)?
    for (index, line) in document.components(separatedBy: "\n").enumerated() {
      if let open = block {
        guard line == "```" else {
          block?.text += line + "\n"
          continue
        }
        block = nil
        if open.info.hasPrefix("tidemark ") { file = open.text }
        if open.info == "html" { examples.append(Example(line: open.line, file: file, html: open.text)) }
      } else if line.hasPrefix("```") {
        block = (String(line.dropFirst(3)), index + 1, "")
      }
    }
    return examples
  }
}
