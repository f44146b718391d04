import Chronology
import Planner
import TestSupport
import Vault

@testable import CommandLine
@testable import Views
@testable import Workspace

/// A vault for the views of tasks and time: projects with wide characters, long words, emoji and control characters.
struct TaskVault {
  let folder: TemporaryFolder

  static let today = CivilDate("2026-11-20")!

  init(_ files: [String: String] = TaskVault.files) throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    for (name, text) in files { try folder.write(name, text) }
  }

  /// What a command line shows of the vault at 10:15 on 20 November 2026, a Friday.
  func run(_ line: String, width: Int = 80, isTerminal: Bool = false, now: String = "10:15") -> CommandRun {
    let words = line.split(separator: " ").map(String.init)
    var run = CommandRun(
      words + ["--vault", folder.path, "--today", "2026-11-20", "--now", now],
      isTerminal: isTerminal,
      width: width
    )
    run.output = run.output.replacing(folder.path, with: "@")
    run.error = run.error.replacing(folder.path, with: "@")
    return run
  }

  func plans(from first: String = "2026-11-20", to last: String = "9999-12-31") -> VaultPlans {
    VaultPlans(at: folder.path, days: CivilDate(first)!...CivilDate(last)!, limit: FileSet.limit, jobs: 1)
  }

  func survey(now: String = "10:15", today: CivilDate = TaskVault.today) -> TaskSurvey {
    TaskSurvey(plans(), now: Moment(today, TimeOfDay(now)!), today: today, jobs: 2)
  }

  /// A project with these lines in its body.
  static func project(_ title: String, _ properties: String = "", _ lines: String...) -> String {
    "---\nkind: project\n\(properties)---\n\n# \(title)\n\n" + lines.map { $0 + "\n" }.joined()
  }

  static func day(_ date: String, _ lines: String...) -> String {
    "---\nkind: day\n---\n\n# \(date)\n\n" + lines.map { $0 + "\n" }.joined()
  }

  static let files = [
    "tidemark.md": """
    ---
    kind: vault
    ---

    # Vault

    ## Projects

    - [[Thesis]]
    - [[東京への引っ越し]]
    """,
    "projects/thesis.md": project(
      "Thesis",
      "icon: 📘\ncolor: blue\n",
      "- [ ] Draft chapter 3, all of it with the notes at the end (due: 2026-11-25, priority: high)",
      "  - [x] Notes",
      "  - [ ] Words",
      "- [ ] Letter to the *editor* (due: 2026-11-17)",
      "- [ ] Footnotes (priority: low)",
      "- [ ] Send the proofs (due: 2026-11-20)",
      "- [ ] Call \u{1B}[31mred\u{1B}[0m (due: 2026-11-21, priority: medium)",
      "- [ ] Type up a tape (every: mon, from: 2026-11-02)",
      "  - 2026-11-16",
      "- [ ] Count the words (every: wed, from: 2026-11-04)",
      "  - 2026-11-04",
      "- [x] Book a room (done: 2026-04-30)",
      "- [x] Ask Ines (done: 2026-11-19)",
      "- [x] Once upon a time",
      "- [-] An appendix"
    ),
    "projects/tokyo.md": project(
      "東京への引っ越し",
      "icon: 👩🏽‍🚀\ncolor: pink\n",
      "- [ ] 引っ越し業者に見積もりを依頼して荷物の量と日程を相談する (due: 2027-01-08)",
      "- [ ] Ein Wort: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
      "- [x] 部屋を探す 🏠🗾 (done: 2026-11-18)",
      "- [x] 鍵 (done: 2026-11-12)",
      "- [x] 契約 (done: 2026-11-11)"
    ),
    "projects/an-empty-one.md": project("An empty one", ""),
    "stacks.md": """
    ---
    kind: stacks
    ---

    # Stacks

    - [ ] Without a stack

    ## ☀️ Morning reset

    - [ ] Open the window
    - [ ] Send the proofs (project: thesis)
    - [ ] Ask Ines (project: Thesis)

    ## 朝の片付け

    - [ ] 引っ越し業者に見積もりを依頼して荷物の量と日程を相談する (project: 東京への引っ越し)
    - [ ] Nobody's (project: Nowhere)
    """,
    "days/2026-11-16.md": day("2026-11-16", "- 09:00 - 12:20 深い仕事 (icon: 🧘🏽‍♀️)", "  - [ ] Footnotes (project: Thesis)"),
    "days/2026-11-18.md": day(
      "2026-11-18",
      "- 09:00 - 10:00 Desk",
      "  - [ ] Footnotes (project: THESIS)",
      "  - [ ] 部屋を探す 🏠🗾 (project: 東京への引っ越し)",
      "- 12:00 - 12:05 Post",
      "  - [x] Parcel (project: Nowhere)",
      "- 13:00 - 13:05 Parcel again",
      "  - [x] Parcel (project: nowhere)"
    ),
    "days/2026-11-20.md": day(
      "2026-11-20",
      "- 09:00 - 11:00 Deep work",
      "  - [ ] Draft chapter 3, all of it with the notes at the end (project: Thesis)",
      "- 14:00",
      "  - [ ] Send the proofs (project: Thesis)",
      "- [ ] 16:00 - 17:00 Count the words (project: Thesis)"
    ),
    "days/2026-11-21.md": day(
      "2026-11-21",
      "- 10:00 - 11:30 長い散歩と電話と手紙 ☎️",
      "  - [ ] 引っ越し業者に見積もりを依頼して荷物の量と日程を相談する (project: 東京への引っ越し)",
      "  - [ ] Draft chapter 3, all of it with the notes at the end (project: Thesis)"
    ),
  ]
}
