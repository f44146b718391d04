/// Files for the view of today: a day with some lines, and a project with tasks that are due.
enum TodayVault {
  static func day(_ date: String, _ lines: String...) -> String {
    "---\nkind: day\n---\n\n# \(date)\n\n" + lines.map { $0 + "\n" }.joined()
  }

  static let project = """
    ---
    kind: project
    ---

    # House

    - [ ] Paint (due: 2026-11-18)
    - [ ] Mend (due: 2026-11-20)
    - [ ] Sweep
    - [x] Dust (done: 2026-11-19)
    """
}
