public import Chronology
public import TestSupport

/// A vault for tests of days.
public enum DayVault {
  /// A vault with a routine, two projects, and some days around 2026-11-20, a Friday.
  public static func make() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "tidemark.md",
      """
      ---
      kind: vault
      day-starts: 06:00
      day-ends: 22:00
      default-block: 45m
      ---

      # Vault

      ## Routine

      - 06:30 🏃 Run (every: weekday)
      - 12:00 - 12:30 Soup
      - 21:00 Lamp out

      """
    )
    try folder.write("thesis.md", "---\nkind: project\nicon: 📘\ncolor: blue\n---\n\n# Thesis\n")
    try folder.write("home.md", "---\nkind: project\nicon: 🏠\ncolor: green\n---\n\n# 家の仕事\n")
    try folder.write("days/2026-11-20.md", friday)
    try folder.write("days/2026-11-21.md", saturday)
    try folder.write("days/2026-11-16.md", "---\nkind: day\n---\n\n# 2026-11-16\n\n- 07:00 - 19:00 Ship (color: teal)\n")
    try folder.write("days/2026-11-18.md", "---\nkind: day\n---\n\n# 2026-11-18\n\nNothing came of it.\n")
    return folder
  }

  public static let friday = """
    ---
    kind: day
    icon: 🌫️
    ---

    # 2026-11-20 Friday: the long one

    Fog on the *estuary*. You can hear the dredger and not see it, which is the whole of chapter 8, and of the next one too, and \\
    of all that is to come after it.

    - 06:30 - 07:15 Run
    - 08:00 - 09:00 Two things at once (icon: tray, color: pink)
      - [x] Post the letter (project: thesis)
      - [ ] 👩‍👩‍👧‍👦 家族に電話する (project: 家の仕事)
    - 09:00 - 11:30 Deep work (notify: start end)
      - [ ] Draft chapter 3 (project: Thesis)
        - [ ] a step
      - [x] Read **all** of [it](https://example.com) (project: thesis)
      - [-] Not this one (project: THESIS)
    - 11:00 - 12:00 深い仕事をする、そしてもっと長い名前のブロックがここにあります
      - [ ] one
      - [ ] two
      - [ ] three
    - [x] 14:00 📞 Call the bank
    - 15:00
      - [ ] Choose a lamp (project: No such project)
    - 15:30 - 19:30 Workshop (color: orange)

    ## Some time today

    - [ ] Buy milk
    - [x] 薬を飲む (due: 2026-11-20)
    - a note
    - another note

    """

  public static let saturday = """
    ---
    kind: day
    ---

    # 2026-11-21 Saturday

    - 05:00 - 05:30 Tide
    - 10:00 - 12:00 🥕 Allotment (color: green)

    """

  public static let friday20 = CivilDate(year: 2026, month: 11, day: 20)!
}
