import Chronology
import Planner
import Vault

@testable import CommandLine
@testable import Views
@testable import Workspace

/// A vault for the view of a glance: what the vault of rituals has, with a day, rows, a life, activities and a page of figures.
enum GlanceVault {
  static func make() throws -> RitualVault {
    try RitualVault(RitualVault.files.merging(files) { _, new in new })
  }

  /// The glance at 10:15 on 20 November 2026, its places told from the folder above the vault, which is `home`.
  static func sheet(of vault: RitualVault, page title: String? = nil) -> GlanceSheet {
    let today = RitualVault.today
    let plans = VaultPlans(
      at: vault.folder.path,
      days: today...today,
      kinds: GlanceCommand.kinds,
      limit: FileSet.limit,
      jobs: 1
    )
    let page = title.flatMap { title in plans.pages.firstIndex { $0.record.title.hasPrefix(title) } }
    var sheet = GlanceSheet(plans, page: page, now: Moment(today, TimeOfDay("10:15")!), today: today)
    func move(_ place: inout TaskPlace) { place.path = place.path.replacing(vault.folder.path, with: "home") }
    func move(_ time: inout GlanceTime?) {
      guard var place = time?.place else { return }
      move(&place)
      time?.place = place
    }
    sheet.missingFile = sheet.missingFile?.replacing(vault.folder.path, with: "home")
    move(&sheet.current)
    move(&sheet.next)
    for path in [\GlanceSheet.othersNow, \.othersNext] {
      sheet[keyPath: path] = sheet[keyPath: path].map { time in
        var moved: GlanceTime? = time
        move(&moved)
        return moved ?? time
      }
    }
    for index in sheet.habits.indices { move(&sheet.habits[index].habit.place) }
    for index in sheet.occasions.indices { move(&sheet.occasions[index].item.place) }
    if sheet.nextRitual != nil { move(&sheet.nextRitual!.ritual.place) }
    for index in sheet.renewals.indices { move(&sheet.renewals[index].place) }
    for index in sheet.tasks.indices { move(&sheet.tasks[index].task.place) }
    for index in sheet.trackers.indices { move(&sheet.trackers[index].place) }
    for index in sheet.counters.indices { move(&sheet.counters[index].item.place) }
    if sheet.life != nil { move(&sheet.life!.place) }
    for index in sheet.activities.indices { move(&sheet.activities[index].activity.place) }
    guard var page = sheet.page else { return sheet }
    move(&page.page.place)
    for index in page.counters.indices { move(&page.counters[index].item.place) }
    for index in page.openBoxes.indices { move(&page.openBoxes[index].place) }
    for index in page.streaks.indices { move(&page.streaks[index].item.place) }
    for index in page.recurring.indices { move(&page.recurring[index].item.place) }
    sheet.page = page
    return sheet
  }

  static let files = [
    "tidemark.md": """
    ---
    kind: vault
    week-starts: sunday
    midnight: 03:00
    ---

    # Vault

    ## Routine

    - 06:30 ☕ Coffee
    - 20:00 - 21:00 Reading *aloud*
    """,
    "days/2026-11-20.md": """
    ---
    kind: day
    ---

    # 2026-11-20 Friday

    - 09:00 - 12:30 夕方の散歩と深呼吸と長い長い長い瞑想の時間をゆっくり楽しむ会
      - [ ] Draft chapter 3 (project: Thesis)
    - 13:00 \u{1B}[31mLunch\u{1B}[0m (color: orange)
    """,
    "pages/compass.md": """
    ---
    kind: page
    icon: 🧭
    ---

    # Compass *of mine*

    - Saved for the sabbatical: 3400/9000 pounds
    - 🥛 Water: 1.5/2.5 l
    - Pages: 12/10
    - [ ] Ask Teresa
      - [ ] Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
    - [x] Asked
    - Phone in the hall (streak: daily)
      - 2026-11-15 - 2026-11-19
    - [ ] Water the ferns (every: wed sat)
      - 2026-11-14
    - [ ] Air the rooms (every: daily)

    ## Schedule

    - 10:00 - 10:10 Tea
    - 10:30 Second tea
    - 22:30 - 06:00 Sleep

    ## Things that used to matter

    - 10:12 - 10:20 A shower
    - [ ] Proust
    """,
    "pages/company.md": "---\nkind: page\n---\n\n# Company\n\nNothing that counts.\n",
    "life.md": "---\nkind: life\nborn: 1990-06-14\nexpectancy: 85\n---\n\n# My life\n",
    "activities.md": """
    ---
    kind: activities
    ---

    # Activities

    - 🎾 Tennis
      - 2026-11-19
    - Piano
      - 2026-11-20
    - Opera
    - Row
      - 2025-11-20
    - A
    - B
    - C
    - D
    - E
    - F
    """,
  ]
}
