import Diagnostics
import Outline
import Planner
import Reading
import SourceText
import TestSupport
import Testing

@testable import Export

@Suite struct JSONExportTests {
  @Test(arguments: Sample.pages + Sample.others + Sample.examples)
  func recordedJSON(_ sample: Sample) throws {
    let document = ExportedDocument(path: sample.path, document: try sample.document(), reading: try sample.reading())
    expectGolden(JSONExport.documents([document]).write(pretty: true) + "\n", sample.golden("json"))
  }

  @Test(arguments: Sample.pages + Sample.others + Sample.examples)
  func exportedFileIsReadBack(_ sample: Sample) throws {
    let reading = try sample.reading()
    let exported = ExportedDocument(path: sample.path, document: try sample.document(), reading: reading)
    let text = JSONExport.documents([exported]).utf8(pretty: false)
    #expect(try JSONExport.plans(in: try JSONParser.parse(text)) == [reading.plan])
  }

  @Test(arguments: RandomPlan.Kind.allCases, [RandomText.words, .nasty])
  func randomFileIsReadBack(_ kind: RandomPlan.Kind, _ texts: RandomText) throws {
    for seed in 1...UInt64(randomCases(80, ofEach: RandomPlan.Kind.allCases.count)) {
      var random = RandomPlan(seed: seed, texts: texts)
      let plan = random.plan(kind)
      let text = JSONExport.plans([plan]).utf8(pretty: seed % 2 == 0)
      let read = try JSONExport.plans(in: try JSONParser.parse(text))
      #expect(read == [plan], "\(kind), seed \(seed)")
      // Equal strings may differ in their bytes.
      #expect(JSONExport.plans(read) == JSONExport.plans([plan]), "\(kind), seed \(seed)")
    }
  }

  @Test func everyItemTypeIsRecorded() throws {
    let plans = try (Sample.pages + Sample.others).map { try $0.reading().plan }
    let types = Set(plans.flatMap(\.content.topItems).flatMap { [$0] + $0.children.compactMap(\.item) }.map(\.type))
    #expect(ItemType.allCases.filter { !types.contains($0) }.isEmpty)
  }

  @Test func documentsStandInTheirOrder() throws {
    let samples = [Sample.planner[0], Sample.trackers[2], Sample.examples[0]]
    let exported = try zip(["b.md", "c.md", "a.md"], samples).map { path, sample in
      ExportedDocument(path: path, document: try sample.document(), reading: try sample.reading())
    }
    let json = JSONExport.documents(exported)
    let documents = try JSONMembers(json, at: "").objects("documents")
    #expect(try documents.map { try $0.text("path") } == ["b.md", "c.md", "a.md"])
    #expect(try JSONExport.plans(in: json) == samples.map { try $0.reading().plan })
  }

  @Test func documentsAreReadWhereNobodyDidBefore() throws {
    let document = try Sample.trackers[0].document()
    let exported = ExportedDocument(path: Sample.trackers[0].path, document: document)
    #expect(exported.reading.plan == (try Sample.trackers[0].reading().plan))
  }

  // MARK: Bytes

  /// The bytes that are written document by document are those of the values.
  private func expectBytesOfValues(_ documents: [ExportedDocument], _ name: String = "") {
    let written = JSONExport.whole(of: documents.map(JSONExport.part(of:))).flatMap { $0 }
    let expected = JSONExport.documents(documents).utf8(pretty: true)
    guard written != expected else { return }
    let same = zip(written, expected).prefix { $0 == $1 }.count
    Issue.record("\(name): other bytes after “\(String(decoding: written[..<same].suffix(80), as: UTF8.self))”")
  }

  private func exported(_ bytes: [UInt8]) -> ExportedDocument {
    ExportedDocument(path: "folder/say \"hi\".md", document: Document(reading: SourceText(bytes)))
  }

  @Test func bytesOfAllFiles() throws {
    let samples = Sample.pages + Sample.others + Sample.examples
    let documents = try samples.map { ExportedDocument(path: $0.path, document: try $0.document()) }
    for document in documents { expectBytesOfValues([document], document.path) }
    expectBytesOfValues(documents)
    expectBytesOfValues([])
  }

  @Test(arguments: RandomPlan.Kind.allCases, [RandomText.words, .nasty])
  func bytesOfRandomFiles(_ kind: RandomPlan.Kind, _ texts: RandomText) {
    for seed in 1...UInt64(randomCases(40, ofEach: RandomPlan.Kind.allCases.count)) {
      var random = RandomPlan(seed: seed, texts: texts)
      expectBytesOfValues([exported(Array(random.plan(kind).markdown.utf8))], "\(kind), seed \(seed)")
    }
  }

  private static let page = "---\nkind: page\n---\n\n"

  private static let awkward: [String] = [
    "", "# Words", page, "\u{FEFF}---\r\nkind: page\r\n---\r\n\r\n# Title\r\n\r\n- one\r\n  two\r\n",
    "---\nkind: page\n\"a \\\"b\\\"\\t\": x\nlist: [a, \"\\e\", c]\nempty: []\nnested:\n  a: 1\n---\n",
    "\(page)# \u{1B}[1m \u{202E}\"T\"\\\n",
    "\(page)## A\n\n```\ncode\t\u{0}\u{85}\n```\n\n| a |\n|---|\n| b |\n\n### G (x: y)\n\n> quote\u{2028}\n> -- me\n",
    "\(page)## A\n\n- Run (best: 24:30 min)\n  - 2026-11-01 25:00 min\n    - [ ] below #tag\n  - 2026-11-03 skipped: \u{7F}\n",
    "---\nkind: day\n---\n\n# 2026-11-20\n\n- [x] 09:00 - 10:00 Tea #a #b (notify: start end)\n- [?] Task (notify: yes) #a\n",
  ]

  @Test(arguments: awkward)
  func bytesOfAwkwardFiles(_ text: String) throws {
    let document = exported(Array(text.utf8))
    expectBytesOfValues([document])
    let objects = try JSONMembers(JSONExport.documents([document]), at: "").objects("documents")
    let markdown = try #require(try objects[0].text("markdown"))
    #expect(Array(markdown.utf8) == Array(text.utf8))
  }

  @Test func bytesOfDeepItems() {
    let lines = (0..<40).map { String(repeating: " ", count: $0 * 2) + "- item \($0)\n" }
    expectBytesOfValues([exported(Array((Self.page + "## A\n\n" + lines.joined()).utf8))])
  }

  /// The text of a file that is not UTF-8 is left out: it would not be the file.
  @Test(arguments: [[0xFF], [0xC2], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]])
  func textThatIsNotUTF8(_ wrong: [UInt8]) throws {
    let start = Array((Self.page + "# Title\n\n- a \"word\" ").utf8)
    for bytes in [start + wrong, start + wrong + Array(" more\n".utf8)] {
      let document = exported(bytes)
      expectBytesOfValues([document])
      let objects = try JSONMembers(JSONExport.documents([document]), at: "").objects("documents")
      #expect(objects[0]["markdown"] == nil)
      #expect(objects[0]["title"] == "Title")
    }
  }
}
