import Chronology
import Planner
import TestSupport
import Vault

@testable import CommandLine
@testable import Views
@testable import Workspace

/// A vault for the views of rituals: arcs in every state, wide characters, emoji, long words and control characters.
struct RitualVault {
  let folder: TemporaryFolder

  static let today = CivilDate("2026-11-20")!

  init(_ files: [String: String] = RitualVault.files) throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    for (name, text) in files { try folder.write(name, text) }
  }

  /// What a command line shows of the vault at 10:15 on 20 November 2026, a Friday.
  func run(_ line: String, width: Int = 80, now: String = "10:15", today: String = "2026-11-20") -> CommandRun {
    let words = line.split(separator: " ").map(String.init)
    var run = CommandRun(words + ["--vault", folder.path, "--today", today, "--now", now], width: width)
    run.output = run.output.replacing(folder.path, with: "@")
    run.error = run.error.replacing(folder.path, with: "@")
    return run
  }

  var survey: RitualSurvey {
    let plans = VaultPlans(at: folder.path, days: nil, kinds: [.ritual], limit: FileSet.limit, jobs: 1)
    return RitualSurvey(plans, now: Moment(RitualVault.today, TimeOfDay("10:15")!), today: RitualVault.today)
  }

  /// A ritual with these lines in its body.
  static func ritual(_ title: String, _ properties: String = "", _ lines: String...) -> String {
    "---\nkind: ritual\n\(properties)---\n\n# \(title)\n\n" + lines.map { $0 + "\n" }.joined()
  }

  static let files = [
    "tidemark.md": """
    ---
    kind: vault
    week-starts: sunday
    ---

    # Vault

    ## Rituals

    - [[Morning water]]
    - [[Morning pages]]
    """,
    "rituals/water.md": ritual(
      "Morning water",
      "icon: 💧\ncategory: Health\ntime: morning\n",
      "## Arc 2: 2026-11-08 - 2026-12-05",
      "",
      "- 🥛 Drink a *glass*",
      "  - 2026-11-08 - 2026-11-14",
      "  - 2026-11-16 - 2026-11-20",
      "- ⚖️ Weigh in (every: sun)",
      "  - 2026-11-08",
      "- Fill the jug for the whole of the day and put it on the desk (goal: 20)",
      "  - 2026-11-08 - 2026-11-12",
      "  - 2026-11-16 skipped travelling",
      "  - 2026-11-17 - 2026-11-19",
      "",
      "## Arc 1: 2026-09-01 - 2026-09-28 (ended: 2026-09-20)",
      "",
      "- 🥛 Drink a glass",
      "  - 2026-09-01 - 2026-09-10"
    ),
    "rituals/pages.md": ritual(
      "Morning pages",
      "icon: ✍️\ncategory: Mindfulness\ntime: morning\nduration: 30\n",
      "## Arc 1: 2026-10-22 - 2026-11-20",
      "",
      "- Write three \u{1B}[31mpages\u{1B}[0m",
      "  - 2026-10-22 - 2026-11-20",
      "- Read them (every: weekday)",
      "  - 2026-10-22 - 2026-11-11",
      "  - 2026-11-20 skipped"
    ),
    "rituals/walk.md": ritual(
      "夕方の散歩と深呼吸と長い長い長い瞑想の時間をゆっくり楽しむ会 👩🏽‍🚀",
      "category: Self-Care\ntime: evening\n",
      "## Arc 1: 2026-11-01 - 2026-11-21",
      "",
      "- 🌳 公園を一周する",
      "  - 2026-11-01 - 2026-11-05",
      "- Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
      "  - 2026-11-03"
    ),
    "rituals/stretch.md": ritual(
      "Midday stretch",
      "icon: 🧘\ntime: midday\n",
      "## Arc 1: 2026-10-01 - 2026-10-28",
      "",
      "- Neck",
      "  - 2026-10-01 - 2026-10-25",
      "- Back",
      "  - 2026-10-05 - 2026-10-28"
    ),
    "rituals/reset.md": ritual(
      "Weekly reset",
      "icon: 🧹\nfinished: 2026-10-20\n",
      "## Arc 1: 2026-09-01 - 2026-10-15",
      "",
      "- Desk (every: sun)",
      "  - 2026-09-06",
      "  - 2026-10-04"
    ),
    "rituals/sleep.md": ritual(
      "Screens off",
      "icon: 🌙\ntime: night\n",
      "## Arc 1: 2026-11-24 - 2026-12-21",
      "",
      "- Phone in the hall"
    ),
    "rituals/none.md": ritual("No arc yet"),
    "pages/health.md": """
    ---
    kind: page
    ---

    # Health

    ## Body

    - [ ] Water the plants (every: 3 days, from: 2026-11-01)
      - 2026-11-16
    - [ ] Air the rooms (every: daily)
      - 2026-11-20
    - Run (streak: weekly, goal: 3, from: 2026-11-01)
      - 2026-11-17
    - Floss (streak: daily)
      - 2026-11-10 - 2026-11-19
    - Sing (streak: daily)
      - 2026-11-20
    - Swim (streak: mon)
    - [ ] Book the dentist (due: 2026-11-18)
    - [x] Ask the doctor (due: 2026-11-18)

    ## Things that used to matter

    - Juggle (streak: daily, was: Body)
    """,
    "projects/thesis.md": TaskVault.project(
      "Thesis",
      "icon: 📘\n",
      "- [ ] Draft chapter 3 (due: 2026-11-20, priority: high)",
      "- [ ] Letter (due: 2026-11-17)",
      "- [ ] Later (due: 2026-12-01)"
    ),
  ]
}
