import Diagnostics
import Planner
import TestSupport
import Testing

@testable import Export

@Suite struct JSONExportTests {
  @Test(arguments: Sample.pages + Sample.examples)
  func recordedJSON(_ sample: Sample) throws {
    let document = ExportedDocument(path: sample.path, document: try sample.document(), reading: try sample.reading())
    expectGolden(JSONExport.documents([document]).write(pretty: true) + "\n", sample.golden("json"))
  }

  @Test(arguments: Sample.otherKinds)
  func recordedOutline(_ sample: Sample) throws {
    let document = ExportedDocument(path: sample.path, document: try sample.document())
    expectGolden(JSONExport.documents([document]).write(pretty: true) + "\n", sample.golden("json"))
  }

  @Test(arguments: Sample.pages + Sample.examples)
  func exportedPageIsReadBack(_ sample: Sample) throws {
    let reading = try sample.reading()
    let exported = ExportedDocument(path: sample.path, document: try sample.document(), reading: reading)
    let text = JSONExport.documents([exported]).utf8(pretty: false)
    #expect(try JSONExport.plans(in: try JSONParser.parse(text)) == [reading.plan])
  }

  @Test(arguments: [RandomText.words, .nasty])
  func randomPageIsReadBack(_ texts: RandomText) throws {
    for seed in 1...UInt64(randomCases(150)) {
      var random = RandomPage(seed: seed, texts: texts)
      let page = random.page()
      let text = JSONExport.plans([page]).utf8(pretty: seed % 2 == 0)
      let read = try JSONExport.plans(in: try JSONParser.parse(text))
      #expect(read == [page], "seed \(seed)")
      // Equal strings may differ in their bytes.
      #expect(JSONExport.plans(read) == JSONExport.plans([page]), "seed \(seed)")
    }
  }

  @Test func documentsStandInTheirOrder() throws {
    let day = try #require(Sample.otherKinds.first)
    let page = try #require(Sample.examples.first)
    let json = JSONExport.documents([
      ExportedDocument(path: "b.md", document: try day.document()),
      ExportedDocument(path: "a.md", document: try page.document(), reading: try page.reading()),
    ])
    let documents = try JSONMembers(json, at: "").objects("documents")
    #expect(try documents.map { try $0.text("path") } == ["b.md", "a.md"])
    #expect(try JSONExport.plans(in: json) == [try page.reading().plan])
  }
}
