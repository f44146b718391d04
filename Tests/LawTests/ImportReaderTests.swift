import Chronology
import Editing
import Export
import Import
import TestLaws
import TestSupport
import Testing

/// Whatever the bytes are, a reader says what they are or where they are wrong; and what is written of them has no error, and is not
/// written twice.
@Suite struct ImportReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var format: any FileFormat.Type
    /// Each file with its name.
    var files: [(name: String, text: String)]
    var columns: [String: String] = [:]

    var testDescription: String { format.name + (columns.isEmpty ? "" : " by a map") }
  }

  static let cases: [Case] = [
    Case(
      format: TodoTxtFile.self,
      files: [
        (
          "todo.txt",
          """
          (A) 2026-11-01 Call Mum +family @phone due:2026-12-01
          x 2026-11-20 2026-11-01 Water the 🌱 plants rec:1w pri:C
          - [ ] Buy milk (due: tomorrow) ^id
          # Not a heading
          Buy milk
          Buy milk
          🥛 Milk rec:+2m due:2026-12-24 t:2026-12-01
          17:00 `tea` <b> [x](y.md) | a \\ b
          """
        ), ("done.txt", "x 2026-11-20 Buy milk\nx 2026-11-21 Buy milk\n"),
      ]
    ),
    Case(
      format: LoopFolder.self,
      files: [
        (
          "Habits.csv",
          """
          Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
          001,Run,YES_NO,Did you run?,"By the lake, mostly",3,7,#FF8F00,,,,false
          002,Water 3/8 glasses,NUMERICAL,,,1,1,#00897B,glasses,AT_LEAST,8.0,false
          003,Run,YES_NO,,,1,3,#AAAAAA,,,,true
          004,2026-11-20 date,NUMERICAL,,,1,30,,h,AT_MOST,2,false

          """
        ),
        (
          "001 Run/Checkmarks.csv",
          "Date,Value,Notes\n2026-11-20,YES_MANUAL,by the lake\n2026-11-19,SKIP,\"ill,\nvery\"\n2025-01-03,YES_MANUAL,\n"
        ),
        ("002 Water/Checkmarks.csv", "Date,Value,Notes\n2026-11-20,9000,\n2026-11-18,3500,17:00 late\n2026-11-17,NO,\n"),
        ("003 Run/Checkmarks.csv", "2024-02-29,2\n2024-03-01,2\n2024-03-02,1\n2024-03-03,3\n"),
        ("Checkmarks.csv", "Date,Run,Water,Run,Date,\n2026-11-20,2,9000,0,0,\n2026-11-19,2,9000,0,1500,\n"),
      ]
    ),
    Case(
      format: TableFiles.self,
      files: [
        (
          "tasks.csv",
          "task,state,due,priority,done,project,every,tags,id,date,block,kind,file,title,section,group,markdown\r\n"
            + "Call Mum,open,2026-12-01,high,,,,,,,,project,projects/a.md,A,,,'- [ ] Call Mum\r\n"
            + "Water,done,,,2026-11-20,,,,,,,project,,B,Later,Soon,\r\n"
            + "Walk,,,,,,daily,,,,,page,pages/p.md,P,Now,,\"'- Walk (every: daily)\n  - 2026-11-20\"\r\n"
        ),
        (
          "entries.csv",
          "date,until,time,status,value,note,source,item,type,kind,file,title,section,group,item-markdown,markdown\r\n"
            + "2026-11-20,,,done,,,,Walk,recurring,page,pages/p.md,P,Now,,'- Walk (every: daily),'- 2026-11-20\r\n"
            + "2026-11-20,2026-11-22,07:30,skipped,,so so,me,Sit,streak,page,pages/p.md,P,Now,,'- Sit (streak: daily),'- 2026-11-01\r\n"
            + "2026-11-20,,,done,12.5,,,Run,best,page,pages/p.md,P,Now,,'- Run (best: highest),'- 2026-11-20 12.5\r\n"
        ),
      ]
    ),
    Case(
      format: TableFiles.self,
      files: [
        (
          "log.csv",
          "Day;What;Minutes;Remark\n2026-11-20;Run;30;by the lake\n2026-11-20 18:30;🌊 Swim;;\n2026-11-19T07:00:00Z;Run;;\"a\nb\"\n20.11.2026;Run;;\n"
        )
      ],
      columns: ["date": "Day", "name": "What", "value": "Minutes", "note": "Remark"]
    ),
    Case(
      format: JSONFiles.self,
      files: [
        (
          "v.json",
          ##"{"tidemark": 1, "documents": [{"kind": "project", "path": "projects/a.md", "title": "A", "introduction": {"items": [{"type": "task", "title": "Call", "state": "open", "due": "2026-12-01"}]}, "markdown": "---\nkind: project\n---\n\n# A\n\n- [ ] Call (due: 2026-12-01)\n"}, {"kind": "page", "title": "B", "path": "b.md"}]}"##
        )
      ]
    ),
  ]

  private static func files(_ files: [(name: String, bytes: [UInt8])]) -> [ImportedFile] {
    files.map { ImportedFile(path: "in/" + $0.name, name: $0.name, bytes: $0.bytes) }
  }

  private static func options(_ columns: [String: String]) -> ImportOptions {
    ImportOptions(today: CivilDate("2026-11-22")!, columns: columns)
  }

  @Test(arguments: cases) func theSampleComesIn(_ sample: Case) throws {
    let files = Self.files(sample.files.map { ($0.name, Array($0.text.utf8)) })
    let isRecognized = sample.format.recognizes(files)
    #expect(isRecognized || !sample.columns.isEmpty)
    let faults = ImportLaws.broken(by: files, as: sample.format, Self.options(sample.columns))
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    var vault = ImportLaws.vault([])
    let account = vault.take(try sample.format.drafts(of: files, Self.options(sample.columns)))
    #expect(account.count(of: .written) * 2 > account.lines.count)
  }

  @Test(arguments: cases) func anyBytesAreReadOrRefused(_ sample: Case) {
    for seed in caseSeeds(default: 600, ofEach: Self.cases.count) {
      var random = SplitMix64(seed: seed)
      let files = sample.files.map { file in (file.name, Self.mutated(Array(file.text.utf8), &random)) }
      let faults = ImportLaws.broken(by: Self.files(files), as: sample.format, Self.options(sample.columns))
      #expect(faults.isEmpty, "\(sample), seed \(seed)\n\(faults.joined(separator: "\n"))")
    }
  }

  /// Bytes with some of them changed, removed, doubled, or put elsewhere; now and then quite other ones.
  private static func mutated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    if random.chance(5) {
      return (0..<Int.random(in: 0...200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    var bytes = bytes
    let signs = Array("\n\r,;\"'()[]{}:-#*`<>|\\ 0a\0\t".utf8) + [0xC2, 0xFF, 0xEF]
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: bytes.indices, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[start] = random.pick(signs)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: bytes.indices, using: &random))
      default: bytes.insert(random.pick(signs), at: start)
      }
    }
    return bytes
  }
}
