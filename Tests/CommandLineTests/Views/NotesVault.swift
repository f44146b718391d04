import Chronology
import Planner
import TestSupport
import Vault

@testable import CommandLine
@testable import Views
@testable import Workspace

/// A vault in which something is written wherever notes may be. Each note has a word of its own, in capitals.
struct NotesVault {
  let folder: TemporaryFolder

  init(_ files: [String: String] = NotesVault.files) throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    for (name, text) in files { try folder.write(name, text) }
  }

  /// What a command line shows at 10:15 on 20 November 2026, a Friday. A no-break space stands for a space within a word.
  func run(_ line: String, width: Int = 80, isTerminal: Bool = false) -> CommandRun {
    let words = line.split(separator: " ").map { String($0).replacing("\u{A0}", with: " ") }
    let own = ["--vault", folder.path, "--today", "2026-11-20", "--now", "10:15"]
    var run = CommandRun(words + own, isTerminal: isTerminal, width: width)
    run.output = run.output.replacing(folder.path, with: "@")
    run.error = run.error.replacing(folder.path, with: "@")
    return run
  }

  /// The places of things told from the folder above the vault, which is `home`, so that lines break where they do in any folder.
  private func moved(_ path: String) -> String { path.replacing(folder.path, with: "home") }

  private func plans(_ days: ClosedRange<CivilDate>? = nil) -> VaultPlans {
    VaultPlans(at: folder.path, days: days, kinds: [.page, .project], limit: FileSet.limit, jobs: 1)
  }

  var settings: SettingsSheet {
    var sheet = SettingsSheet(plans())
    sheet.path = sheet.path.map(moved)
    for index in sheet.rows.indices {
      switch sheet.rows[index].source {
      case .standard: break
      case .written(let place): sheet.rows[index].source = .written(TaskPlace(path: moved(place.path), line: place.line))
      case .unread(let words, let place):
        sheet.rows[index].source = .unread(words, TaskPlace(path: moved(place.path), line: place.line))
      }
    }
    return sheet
  }

  var pages: PagesSheet {
    var sheet = PagesSheet(plans())
    for index in sheet.pages.indices { sheet.pages[index].place.path = moved(sheet.pages[index].place.path) }
    return sheet
  }

  /// A block of 20 November 2026.
  func block(_ words: String) throws -> BlockSheet {
    let today = RitualVault.today
    let plans = plans(today...today)
    let now = Moment(today, TimeOfDay("10:15")!)
    let day = DaySheet(of: today, in: plans, ProjectLooks(plans.projects), today: today, now: now)
    guard case .block(var block) = BlockSheet.find(words, in: day) else { throw NoBlock() }
    func moved(_ place: DaySheet.Place) -> DaySheet.Place { DaySheet.Place(path: self.moved(place.path), line: place.line) }
    block.block.place = block.block.place.map(moved)
    block.block.routinePlace = block.block.routinePlace.map(moved)
    return block
  }

  private struct NoBlock: Error {}

  static let files = [
    "tidemark.md": """
    ---
    kind: vault
    week-starts: sunday
    day-starts: 06:00
    day-ends: 22:00
    default-block: 25h
    reminders: [morning 06:30]
    insights: [streak, best-ritual]
    days: [days, journal]
    pages: pages
    ---

    # Vault

    All that I keep, from HARBOR to kitchen.

    ## Pages

    - [[Reading]]
    - [Compass](pages/compass.md)

    ## Categories

    - health (color: mint)
    - Craft (icon: pot, color: orange)

    ## Routine

    - 18:00 - 19:00 🍲 Supper (notify: end)
      Something warm, with ROUTINE words.

    ## About

    - Written on SUNDAYS

    """,
    "projects/thesis.md": """
    ---
    kind: project
    icon: book
    color: blue
    ---

    # Thesis

    The question is why the ferns GROW at all, and it is to be answered before the money is gone.

    - [ ] Draft chapter 3
      - [x] Outline

    ## Sources

    - Ask the LIBRARY

    """,
    "stacks.md": """
    ---
    kind: stacks
    ---

    # Stacks

    ## Friday

    With the PHONE in the hall.

    - [ ] Call the bank

    """,
    "rituals/water.md": """
    ---
    kind: ritual
    icon: drop.fill
    category: Health
    time: morning
    theme: OCEAN
    ---

    # Morning water

    Before the coffee, not *after* it: INTRODUCTION.

    ## Arc 2: 2026-11-08 - 2026-12-05

    The jug is filled the night before, as ARCTWO says.

    - 🥛 Drink a glass (goal: 24)
      Room temperature, from HABIT.

      And a second PARAGRAPH.
      - 2026-11-08 - 2026-11-14
      - 2026-11-15 skipped TRAVELLING
      - 2026-11-16 - 2026-11-18
      - 2026-11-19 07:15 with the window open, WINDOW

        A page about it, which is LONGER than a line of most terminals has room for, and goes on below.
      - 2026-11-20
      - [ ] Buy a JUG
    - Stretch (every: mon)
      - 2026-11-09 SLOWLY
      - 2026-11-19 though it was not DUE

    ## Arc 1: 2026-09-01 - 2026-09-28

    Too much at once, as ARCONE knew.

    - 🥛 Drink a glass
      - 2026-09-01 the very FIRST
      - 2026-09-04 - 2026-09-06 skipped at MUMS

    ## Later

    - LEMON?

    """,
    "activities.md": """
    ---
    kind: activities
    ---

    # Now and then

    What I like to have done, ACTIVITIES.

    - 🌊 Swim in the estuary (category: health, since: 2026-01-01)
      At slack water, never ALONE, and out before the shivering starts.
      - Bring a TOWEL
      - 2026-10-02
      - 2026-11-17 07:10 with SAM

        The tide was LATE.
    - Opera

    """,
    "days/2026-11-20.md": """
    ---
    kind: day
    ---

    # 2026-11-20 Friday

    Fog on the ESTUARY.

    - 09:00 - 11:00 Deep work (color: blue, notify: start end)
      Phone in the HALL, and the lamp on the left, so that the page is dark and only the words are bright.
      - [ ] Draft chapter 3 (project: Thesis)
        By HAND.
        - [x] An OUTLINE
      - Bring the LAMP
    - 14:00 - 14:15 Call

      Ask about the KEY.
    - [ ] Buy milk (due: 2026-11-20)
      The one with the blue LID.

    ## Evening

    The cook's DAUGHTER called.

    - WALKED home
      - along the WALL

    > Write first, THINK later.

    """,
    "life.md": """
    ---
    kind: life
    born: 1990-06-14
    ---

    # My life in weeks

    I fill in FRIDAYS, with tea.

    ## Phases

    - 2024-05-01 Estuary (color: green)
      The house by the WATER.

    ## 2026

    - 2026-11-19 Finished the outline (rating: good)
      With a CAKE.

    """,
    "pages/compass.md": "---\nkind: page\nicon: 🧭\n---\n\n# Compass\n",
    "pages/reading.md": "---\nkind: page\n---\n\n# Reading\n",
    "pages/allotment.md": "---\nkind: page\n---\n\n# Allotment\n",
  ]
}
