import Testing

/// What the rules say of the entries of rituals and activities, and of lines that are in no log (`EveryKindTests`).
@Suite struct TrackedEntryTests {
  typealias Case = EveryKindTests.Case

  private static let arc = "## Arc 1: 2026-11-01 - 2026-11-28\n\n"

  static let items: [Case] = [
    // Entries
    Case(
      "ritual",
      arc + "- Walk\n  - 2026-11-24\n  - 2026-11-25 skipped",
      "future-entry: “2026-11-24” is after today, 2026-11-20 → correct the date, or write the entry when its day "
        + "has come; only “skipped” may be in the future"
    ),
    Case(
      "ritual",
      arc + "- Walk\n  - 2026-11-18 07:00\n  - 2026-11-18 19:00",
      "duplicate-entry: “2026-11-18” is in this log already, on line 11 → delete one of the two lines, or "
        + "correct its date"
    ),
    Case(
      "ritual",
      arc + "- Walk\n  - 2026-11-18\n  - 2026-11-18\n  - 2026-11-18 skipped",
      "duplicate-entry: “2026-11-18” is in this log already, on line 11 → delete one of the two lines, or "
        + "correct its date [Delete the line]"
    ),
    Case(
      "activities",
      "- Tennis\n  - 2026-11-21",
      "future-entry: “2026-11-21” is after today, 2026-11-20 → correct the date, or write the entry when its day "
        + "has come; only “skipped” may be in the future"
    ),
    Case(
      "activities",
      "- Tennis\n  - 2026-11-18 07:00\n  - 2026-11-18 19:00 (source: widget)\n  - 2026-11-18 19:00",
      "duplicate-entry: “2026-11-18” is in this log already, on line 9 → keep one of the two, or correct a "
        + "date; an activity counts once a day [Delete the line]",
      "duplicate-entry: “2026-11-18” is in this log already, on line 9 → keep one of the two, or correct a "
        + "date; an activity counts once a day [Delete the line]"
    ),
    Case(
      "activities",
      "- Tennis\n  - 2026-11-19\n  - 2026-11-18 19:00\n  - 2026-11-18 07:00",
      "duplicate-entry: “2026-11-18” is in this log already, on line 11 → keep one of the two, or correct a "
        + "date; an activity counts once a day [Delete the line]"
    ),
    Case(
      "activities",
      "- Tennis\n  - 2026-11-18 18:30 (source: a widget)",
      "field-value: “a widget” is more than one word → write one word for “source”"
    ),
    Case(
      "activities",
      "- Tennis\n  - 11-18",
      "unread-entry: “11-18” is not read as a date, so the line is not an entry → write “2026-11-18” "
        + "[Write “2026-11-18”]"
    ),
    // Entries that are in no log
    Case(
      "activities",
      "- Tennis\n- 2026-11-18\n- 2026-11-19 18:30 (source: widget)",
      "unread-entry: “2026-11-18” is beside “Tennis” and not below it, so it is not an entry → indent it below “Tennis” "
        + "[Indent the dates below it]",
      "unread-entry: “2026-11-19” is beside “Tennis” and not below it, so it is not an entry → indent it below “Tennis”"
    ),
    Case(
      "activities",
      // Words behind the date are rather those of a name.
      "- Tennis\n  - 2026-11-10\n- 2026-11-18 Marathon",
      "unread-entry: “2026-11-18” begins the name of an activity, so no day counts → write the name as a list item, and each "
        + "day as a list item indented below it"
    ),
    Case(
      "activities",
      "- Tennis\n  - 2026-11-10\n- 2026-11-18 - 2026-11-19 skipped",
      "unread-entry: “2026-11-18 - 2026-11-19” is beside “Tennis” and not below it, so it is not an entry → indent it below "
        + "“Tennis” [Indent the dates below it]"
    ),
    Case(
      "activities",
      "- Tennis\n\n2026-11-18",
      "unread-entry: “2026-11-18” is beside “Tennis” and not below it, so it is not an entry → indent it below “Tennis”"
    ),
    Case("activities", "- Tennis\n  - 2026-11-10\n\n2026-11-18 was a good day."),
    Case(
      "activities",
      "- 2026-11-18\n- Tennis\n- 7 a day\n- 2026 resolutions",
      "unread-entry: “2026-11-18” begins the name of an activity, so no day counts → write the name as a list item, and each "
        + "day as a list item indented below it"
    ),
    // Other words end the list of what stands above, so there is no fix.
    Case(
      "activities",
      "- Fridge\n  - 2026-11-02\n**Visit to Grandma**\n- 2026-11-15",
      "unread-entry: “2026-11-15” is beside “Fridge” and not below it, so it is not an entry → make a list item of the words "
        + "above it and indent it below them, or indent it below “Fridge”"
    ),
    Case(
      "activities",
      "- Tennis\n  - 2026-11-10\n    - 2026-11-11\n    - 2026-11-12 with Sam",
      "unread-entry: “2026-11-11” is below the entry “2026-11-10”, so it is not an entry → indent it no further than that "
        + "entry [Move it one level up]",
      "unread-entry: “2026-11-12” is below the entry “2026-11-10”, so it is not an entry → indent it no further than that "
        + "entry [Move it one level up]"
    ),
    Case(
      "activities",
      "- Tennis\n  2026-11-10\n  2026-11-12 with Sam",
      "unread-entry: “2026-11-10” is in the notes of “Tennis”, so it is not an entry → make it "
        + "a list item of the log: “- 2026-11-10” [Make list items of them]",
      "unread-entry: “2026-11-12” is in the notes of “Tennis”, so it is not an entry → make it "
        + "a list item of the log: “- 2026-11-12”"
    ),
    Case(
      "ritual",
      arc + "- 🥛 Drink\n- 2026-11-05\n- 2026-11-06\n- Walk\n  - 2026-11-07",
      "idle-habit: “Drink” was not done in the first 19 days of its arc → write the days on which it was done below it, or "
        + "remove it from the arc",
      "unread-entry: “2026-11-05” is beside “Drink” and not below it, so it is not an entry → indent it below “Drink” "
        + "[Indent the dates below it]",
      "unread-entry: “2026-11-06” is beside “Drink” and not below it, so it is not an entry → indent it below “Drink”"
    ),
    // No fix writes what is outside the arc, or perhaps on a day that is not due.
    Case(
      "ritual",
      arc + "- Walk\n  - 2026-11-07\n    - 2026-10-30\n- Swim (every: sat)\n  - 2026-11-07\n    - 2026-11-08",
      "unread-entry: “2026-10-30” is below the entry “2026-11-07”, so it is not an entry → indent it no further than that entry",
      "unread-entry: “2026-11-08” is below the entry “2026-11-07”, so it is not an entry → indent it no further than that entry"
    ),
    Case("ritual", "- Walk\n- 2026-11-18\n\n## Ideas\n\n- Walk\n- 2026-11-18\n\n## Arc 1: 2026-11-01 - 2026-11-28"),
    Case(
      "project",
      "- [ ] Water (every: wed)\n  - 2026-11-11\n    - 2026-11-18\n- [ ] Mow (every: wed)\n- 2026-11-18\n- [ ] Pay\n- 2026-11-18",
      "unread-entry: “2026-11-18” is below the entry “2026-11-11”, so it is not an entry → indent it no further than that "
        + "entry [Move it one level up]",
      "unread-entry: “2026-11-18” is beside “Mow” and not below it, so it is not an entry → indent it below “Mow” "
        + "[Indent the dates below it]"
    ),
    Case("project", "- [ ] Mow (every: wed)\n- 2026-11-18 Barbecue"),
  ]

  @Test(arguments: items)
  func entriesOfTrackedKinds(_ example: Case) { example.checkBelowTitle() }
}
