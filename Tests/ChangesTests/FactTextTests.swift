import Testing

@testable import Changes

@Suite struct FactTextTests {
  @Test func everyFactHasALine() throws {
    let version = ChangeScene.version(
      """
      ---
      kind: page
      theme: soft
      tags: [a, b]
      ---

      # Page

      Words before
      everything.

      ## Section (theme: bold)

      - 💧 Water: 3/8 glasses
      - [x] Call mum (due: 2026-11-25, priority: high)

        A note.
      - Meditate (streak: daily)
        - 2026-11-20
        - 2026-11-02 - 2026-11-04
        - 2026-11-05 skipped ill

      ### Group

      > Well begun is half done.
      > — Aristotle

      ```
      code
      ```

      """
    )
    let text = FactText.lines(of: try #require(version.plan)).joined(separator: "\n")
    #expect(
      text == """
        # Page
        kind: page
        theme: soft
        tags: a, b

        Words before
        everything.

        ## Section
        theme: bold

        - Water [counter]
            value: 3/8
            unit: glasses
            icon: 💧
        - Call mum
            box: [x]
            due: 2026-11-25
            priority: high
            note: A note.
        - Meditate [streak]
            streak: daily
            2026-11-02
            2026-11-03
            2026-11-04
            2026-11-05 skipped ill
            2026-11-20

        ### Group

        - Well begun is half done. [quote]
            author: Aristotle
        | ```
        | code
        | ```
        """
    )
  }

  @Test func howItIsWrittenMakesNoDifference() throws {
    let one = ChangeScene.version(
      "- Run (streak: weekly, goal: 3)\n  - 2026-11-02\n  - 2026-11-01\n- [X] Call (due: 2026-11-25)\n"
    )
    let other = ChangeScene.version(
      "* Run (goal: 3, streak: weekly)\n  * 2026-11-01 - 2026-11-02\n* [x] Call  (Due:2026-11-25)\n"
    )
    #expect(FactText.lines(of: try #require(one.plan)) == FactText.lines(of: try #require(other.plan)))
  }

  @Test func aLongRangeIsOneLine() throws {
    let version = ChangeScene.version("- Run (streak: daily)\n  - 0001-01-01 - 9999-12-31\n")
    #expect(FactText.lines(of: try #require(version.plan)).last == "    0001-01-01 - 9999-12-31")
  }
}
