import Testing

@Suite struct OrgLineTests {
  @Test(arguments: [
    ("- TODO [#A] A :home:", ["TODO = open?", "[#A] = high", ":home: = #home"]),
    ("** DONE A", ["** DONE = done"]),
    ("*** WAITING A :a:b_c:", ["*** WAITING = open WAITING", ":a:b_c: = #a #b_c"]),
    ("- [ ] [#C] A", ["[#C] = low"]),
    ("DEADLINE: <2026-12-01 Tue>", ["DEADLINE: <2026-12-01 Tue> = due 2026-12-01"]),
    ("CLOSED: [2026-11-20 Fri 17:12]", ["CLOSED: [2026-11-20 Fri = done 2026-11-20", "17:12] = “at 17:12”"]),
    ("DEADLINE: <2026-12-24 Thu -7d>", ["DEADLINE: <2026-12-24 Thu = due 2026-12-24", "-7d> = “warned 7d before”"]),
    (
      "SCHEDULED: <2026-11-23 Mon 09:00 +1w>",
      ["SCHEDULED: <2026-11-23 Mon = scheduled 2026-11-23", "09:00 = “at 09:00”", "+1w> = every weekly"]
    ),
    (
      "- [ ] A\n  SCHEDULED: <2026-11-23> DEADLINE: <2026-12-01 .+2d>",
      [
        "SCHEDULED: <2026-11-23> = scheduled 2026-11-23", "DEADLINE: <2026-12-01 = due 2026-12-01",
        ".+2d> = every 2 days after done",
      ]
    ),
    (
      "- TODO A :b:\n  DEADLINE: <2026-12-01 Tue>",
      ["TODO = open?", ":b: = #b", "DEADLINE: <2026-12-01 Tue> = due 2026-12-01"]
    ),
    ("- TODO A 📅 2026-12-01", ["TODO = open?", "📅 2026-12-01 = due 2026-12-01"]),
  ])
  func readsSigns(text: String, expected: [String]) {
    #expect(signs(text) == expected)
  }

  @Test(arguments: [
    "** bold **", "- TODO A", "DEADLINE: Friday", "DEADLINE: <soon>", "CLOSED: [on Sundays]", "- A :b:", "- A [#1]", "** A",
    "* TODO A",
    "- `SCHEDULED: <2026-11-23>`",
  ])
  func leavesOthers(text: String) {
    #expect(signs(text) == nil)
  }
}
