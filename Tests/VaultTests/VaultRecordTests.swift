import Outline
import Planner
import Reading
import SourceText
import Testing

@testable import Vault

@Suite struct VaultRecordTests {
  private static let day = """
    ---
    kind: day
    ---

    # 2026-11-20 Friday

    - 09:00 - 10:00 Work
      - [ ] Draft (project: Thesis)
      - [ ] Milk
    - [ ] Old exam (Orgo)
    - [x] Bread

    ## Notes

    - [ ] Last
      and on (project: Thesis)
    - Words

    """

  private static func record(_ text: String, tasks: RememberedTasks) -> VaultRecord {
    VaultRecord.read(Array(text.utf8), path: "d.md", name: "d.md", tasks: tasks)!.record
  }

  @Test(
    arguments: [
      (RememberedTasks.none, []), (.ofProjects, ["Draft", "Old exam (Orgo)", "Last and on"]),
      (.all, ["Draft", "Milk", "Old exam (Orgo)", "Bread", "Last and on"]),
    ] as [(RememberedTasks, [String])]
  )
  func remembersTheTasksThatAreAskedFor(tasks: RememberedTasks, titles: [String]) {
    #expect(Self.record(Self.day, tasks: tasks).tasks.map(\.title) == titles)
  }

  @Test func ofAProjectAllTasksAreThose() {
    let text = "---\nkind: project\n---\n\n# P\n\n- [ ] A\n- [ ] B (every: mon)\n"
    #expect(Self.record(text, tasks: .ofProjects).tasks.map(\.title) == ["A", "B"])
  }

  /// What is kept stands where it stood: no place that a rule can speak of is another.
  @Test(arguments: [RememberedTasks.none, .ofProjects, .all]) func aDayIsKeptToItsLastTask(tasks: RememberedTasks) {
    let whole = Self.record(Self.day, tasks: tasks)
    var cut = whole
    cut.forgetNotes()
    #expect(cut.source.bytes.count < whole.source.bytes.count)
    #expect(whole.source.bytes.starts(with: cut.source.bytes))
    let ranges =
      [cut.titleRange, cut.kindRange].compactMap(\.self)
      + cut.tasks.flatMap { [$0.wordsRange, $0.headlineRange, $0.boxRange, $0.projectRange, $0.projectAmongWords?.range] }
      .compactMap(\.self)
    for range in ranges {
      #expect(cut.source.position(at: range.lowerBound) == whole.source.position(at: range.lowerBound))
      #expect(cut.source.position(at: range.upperBound) == whole.source.position(at: range.upperBound))
      #expect(cut.source.bytes[range] == whole.source.bytes[range])
    }
    #expect(cut.tasks.map(\.name) == whole.tasks.map(\.name))
  }

  @Test(arguments: [
    "---\nkind: project\n---\n\n# P\n\n- [ ] A\n\nWords.\n\nMore.\n",
    "---\nkind: day\n---\n\n# 2026-11-20\n\n<!-- tidemark: allow-file unknown-box -->\n\nWords.\n\nMore.\n",
    "---\nkind: day\n---\n\n# 2026-11-20",
  ])
  func othersAreKeptWhole(text: String) {
    let whole = Self.record(text, tasks: .ofProjects)
    var same = whole
    same.forgetNotes()
    #expect(same.source == whole.source)
  }
}
