import Diagnostics
import Planner
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
}
