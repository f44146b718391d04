import Chronology
import Planner
import Vault

@testable import CommandLine
@testable import Views
@testable import Workspace

/// The vault of the views of rituals, with pages and activities: wide characters, emoji joined of several, long words and
/// control characters.
enum StatsPeriodVault {
  static let files = RitualVault.files.merging([
    "pages/counts.md": """
    ---
    kind: page
    icon: 🔢
    ---

    # 数えること — counts

    - 腹筋運動を毎朝欠かさず続ける日の長い長い長い記録 👩‍👩‍👧‍👦 (streak: daily)
      - 2026-11-01 - 2026-11-12
    - Pages: 1200/2500 \u{1B}[31mpages\u{1B}[0m

    ## Body

    - 👩🏽‍🚀 Space walk (streak: weekly, goal: 2)
      - 2026-10-27
      - 2026-10-28
      - 2026-11-17
    - [ ] Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft (every: mon, from: 2026-09-07)
      - 2026-11-04
      - 2026-11-09 skipped
    - [ ] Filter (every: 2 weeks after done)
      - 2026-10-20
      - 2026-11-06
    - 🏋️ Plank: 95 seconds (best: highest)
      - 2026-10-02 80
      - 2026-11-07 90
      - 2026-11-14 95
    - Time of the run (best: lowest)
      - 2026-11-07 31.25
    - Coffee: ||||| ||
    - Sober (since: 2024-03-01)
    - Christmas (until: 2026-12-25)
    - Bonfire (until: 2026-11-05)
    - Savings: 1200.5 € (count: up, to: 5000)
    - Sessions left: 0 (count: down)
    - Boxes left: 12 (count: down, to: 2)

    ### Group

    - 目標: 3/8 杯

    ## Things that used to matter

    - Juggle (streak: daily, was: Body)
      - 2026-11-20
    - Cigars: 3 (count: up, was: Body)
    """,
    "activities.md": """
    ---
    kind: activities
    ---

    # Activities

    - 🎾 Tennis (category: Hobby)
      - 2026-02-03
      - 2026-11-18
      - 2026-11-20
      - 2026-11-24
    - 温泉でゆっくりする 🧖🏽‍♀️
      - 2026-11-01 - 2026-11-03
    - Never
    """,
  ]) { $1 }

  /// As it stands on 20 November 2026.
  static func sheet(_ vault: RitualVault, _ span: StatsPeriodSpan, _ words: String? = nil) throws -> StatsPeriodSheet {
    let plans = VaultPlans(
      at: vault.folder.path,
      days: nil,
      kinds: [.ritual, .page, .activities],
      limit: FileSet.limit,
      jobs: 1
    )
    let days = try span.days(of: words, today: RitualVault.today, weekStart: .monday).get()
    let now = Moment(RitualVault.today, .noon)
    return StatsPeriodSheet(plans, now: now, today: RitualVault.today, span, days)
  }
}
