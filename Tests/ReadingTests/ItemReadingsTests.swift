import Outline
import Planner
import SourceText
import Testing

@testable import Reading

@Suite struct ItemReadingsTests {
  private static func reading(_ title: String) -> ItemReading {
    ItemReading(content: .bullet, title: title, end: 0, usesAnchor: false)
  }

  @Test func holdsWhatIsPutIntoIt() {
    var readings = ItemReadings(count: 4)
    #expect(readings.map { $0?.title } == [nil, nil, nil, nil])
    readings[2] = Self.reading("c")
    readings[0] = Self.reading("a")
    #expect(readings.map { $0?.title } == ["a", nil, "c", nil])
    readings[2] = Self.reading("C")
    readings[0] = nil
    #expect(readings.map { $0?.title } == [nil, nil, "C", nil])
    readings[0] = Self.reading("A")
    #expect(readings.map { $0?.title } == ["A", nil, "C", nil])
    #expect(readings.count == 4)
  }

  @Test func entriesOfLogsHaveNone() {
    let text = "---\nkind: ritual\n---\n\n# A\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n- Walk\n  - 2026-11-02\n- Read\n"
    let reading = PlanReading(of: Document(reading: SourceText(Array(text.utf8))), fileName: "a")
    #expect(reading.items.map { $0?.title } == ["Walk", nil, "Read"])
  }
}
