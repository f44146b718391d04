import Planner
import TestSupport

@testable import CommandLine

/// The vault of the views of tasks with pages, rituals, activities and days that have something to ask for: tags, accents, notes,
/// logs, what is set aside.
enum QuestionVault {
  static let files = TaskVault.files.merging([
    "pages/garden.md": """
    ---
    kind: page
    icon: 🥕
    tags: [home]
    ---

    # The *garden* — 庭

    The storm took the fence.

    ## This autumn

    - [ ] Net the kale #kale (due: 2026-11-18, priority: high)

      Before the pigeons come; ask José.
      - [x] Buy a net
      - [ ] Peg it down (due: 2026-11-22)
    - [ ] 長い長い長い作業の名前がここに書いてある庭の手入れの計画とその後の片付け #庭/冬
    - [x] Lift the dahlias (done: 2026-11-17) #kale
    - Packing
      - [ ] Gloves
    - [ ] Water the ferns (every: wed, from: 2026-11-04)
      - 2026-11-18 by the Café
    - Rain: 3/8 cm

    ## Things that used to matter

    - [ ] Ponds (due: 2026-11-01) #kale
    """,
    "pages/empty.md": "---\nkind: page\n---\n\n# Nothing to do\n\nWords.\n",
    "rituals/morning.md": """
    ---
    kind: ritual
    category: Health
    tags: [home]
    ---

    # Morning

    ## Arc 1: 2026-11-16 - 2026-12-13

    - Stretch #kale
      - 2026-11-18 in the garden
    - Drink
      - 2026-11-20
    """,
    "activities.md": """
    ---
    kind: activities
    ---

    # Activities

    - 🎾 Tennis (category: Health)
      - 2026-11-18 with José
    """,
    "days/2026-10-01.md": TaskVault.day("2026-10-01", "- [ ] Long ago"),
    "days/2026-11-17.md": TaskVault.day("2026-11-17", "- [ ] Carried", "- [ ] Left behind #kale", "- [x] Was done then"),
    "days/2026-11-19.md": TaskVault.day("2026-11-19", "- [x] Carried"),
    "days/2026-11-22.md": TaskVault.day("2026-11-22", "- [ ] 10:00 - 11:00 Bathroom tap", "- [ ] Stamps (due: 2026-11-22)"),
  ]) { $1 }

  static func vault() throws -> TaskVault { try TaskVault(files) }
}
