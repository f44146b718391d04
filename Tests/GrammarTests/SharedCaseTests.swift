import Chronology
import Diagnostics
import Export
import Formatting
import Lint
import Outline
import Reading
import SourceText
import Testing

/// What `Grammar/cases.json` tells the authors of other implementations holds for this one.
@Suite struct SharedCaseTests {
  @Test func allExamplesAreThere() {
    #expect(SharedCase.all.map(\.text) == FormatExample.all.map(\.text), "cases.json is out of date; run: make generate")
    #expect(SharedCase.all.map(\.heading) == FormatExample.all.map(\.heading), "cases.json is out of date; run: make generate")
    #expect(Set(SharedCase.all.map(\.id)).count == SharedCase.all.count)
  }

  @Test(arguments: SharedCase.all)
  func holds(_ shared: SharedCase) throws {
    let document = Document(reading: SourceText(shared.text), kindByFolder: shared.kindByFolder)
    #expect(document.kind?.rawValue == shared.kind)
    try expectReading(of: document, shared)
    #expect(try findings(in: document, shared) == shared.findings)
    if let canonical = shared.canonical {
      var formatted = SourceText(shared.text)
      if case .changed(let text) = FormattedFile(formatting: formatted, kindByFolder: shared.kindByFolder) { formatted = text }
      #expect(String(decoding: formatted.bytes, as: UTF8.self) == canonical)
    }
  }

  private func expectReading(of document: Document, _ shared: SharedCase) throws {
    var found: [OutlineListing.Line] = []
    if document.kind != nil {
      let reading = PlanReading(of: document, fileName: FileName.stem(of: shared.name))
      found = OutlineListing(ExportedDocument(path: shared.name, document: document, reading: reading)).lines
    }
    try #require(found.count == shared.reading.count)
    for (found, expected) in zip(found, shared.reading) {
      #expect(max(found.depth - 1, 0) == expected.depth)
      #expect(found.type == [expected.type, expected.day].compactMap(\.self).joined(separator: " "))
      #expect(found.title == expected.title)
      for (key, value) in expected.values ?? [:] {
        #expect(found.facts.contains { $0.key == key && $0.value == value }, "\(found.text) lacks \(key)=\(value)")
      }
    }
  }

  private func findings(in document: Document, _ shared: SharedCase) throws -> [SharedCase.Finding] {
    let context = LintContext(today: try #require(CivilDate(shared.today)))
    return Linter().lint(LintedFile(path: shared.name, document: document, context: context)).map { diagnostic in
      let position = document.source.position(at: diagnostic.range.lowerBound)
      let severity = diagnostic.severity.rawValue
      return SharedCase.Finding(severity: severity, rule: diagnostic.rule, line: position.line, column: position.column)
    }
  }
}
