import Testing

/// What the rules say of rituals, lives and activities, in a table beside that of the other kinds (`EveryKindTests`).
@Suite struct TrackedKindTests {
  typealias Case = EveryKindTests.Case

  private static let arc = "## Arc 1: 2026-11-01 - 2026-11-28\n\n"

  // MARK: Items

  static let items: [Case] = [
    // Arcs that were meant
    Case(
      "ritual",
      "## **Arc 1: 2026-11-01 - 2026-11-28**\n\n- Walk\n  - 2026-11-18",
      "unread-arc: “**Arc 1: 2026-11-01 - 2026-11-28**” is not read as an arc → write “Arc 1: 2026-11-01 - 2026-11-28” "
        + "[Write “Arc 1: 2026-11-01 - 2026-11-28”]"
    ),
    Case(
      "ritual",
      "## *Arc #1*: 2026-11-01 - 2026-11-28 (ended: 2026-11-18)\n\n- Walk\n  - 2026-11-18",
      "unread-arc: “*Arc #1*: 2026-11-01 - 2026-11-28” is not read as an arc → write “Arc 1: 2026-11-01 - 2026-11-28” "
        + "[Write “Arc 1: 2026-11-01 - 2026-11-28”]"
    ),
    Case(
      "ritual",
      "## “Arc 2”",
      "unread-arc: ““Arc 2”” is not read as an arc → write number, first and last day, as “Arc 2: 2026-11-01 - 2026-11-28”"
    ),
    Case(
      "ritual",
      "## 1. Arc no. 2: 2026-11-01 - 2026-11-28",
      "unread-arc: “1. Arc no. 2: 2026-11-01 - 2026-11-28” is not read as an arc → write “Arc 2: 2026-11-01 - 2026-11-28” "
        + "[Write “Arc 2: 2026-11-01 - 2026-11-28”]"
    ),
    Case(
      "ritual",
      "## Arco 1: 2026-11-01 - 2026-11-28\n\n- Walk\n  - 2026-11-18",
      "unread-arc: “Arco 1: 2026-11-01 - 2026-11-28” is not read as an arc → write “Arc 1: 2026-11-01 - 2026-11-28” "
        + "[Write “Arc 1: 2026-11-01 - 2026-11-28”]"
    ),
    Case(
      "ritual",
      "## [Arc 2: 2026-11-01 - 2026-11-28](old.md)",
      "unread-arc: “[Arc 2: 2026-11-01 - 2026-11-28](old.md)” is not read as an arc → write “Arc 2: 2026-11-01 - "
        + "2026-11-28” and nothing more; other words go below it"
    ),
    Case("ritual", "## **Notes** on arc 2\n\n## *Arcs*\n\n## 1. Archive of 2026-10-01\n\n## The arc 2026-10-01"),

    // Names
    Case(
      "activities",
      "- Tennis\n- Chess\n\n## Indoors\n\n- Tennis",
      "duplicate-name: “Tennis” is the name of another item here, on line 8 → give one of them another name, or "
        + "an id at its end, such as “^second”"
    ),
    Case(
      "activities",
      "- Tennis\n- Tennis ^table\n- TENNIS"
    ),
    Case(
      "ritual",
      arc + "- Walk\n  - 2026-11-18\n\n### Evening\n\n- Walk\n  - 2026-11-18",
      "duplicate-name: “Walk” is the name of another item here, on line 10 → give one of them another name, or "
        + "an id at its end, such as “^second”"
    ),
    Case(
      "ritual",
      "- Walk\n- Walk\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n- Walk\n  - 2026-11-18\n\n## Arc 2: 2026-12-01 - 2026-12-28\n\n- Walk"
    ),

    // Dates
    Case(
      "life",
      "- 2026-02-30 Rested\n\n## Phases\n\n- 2026-02-30 Rested",
      "unread-anchor: “2026-02-30” is not in the calendar → correct the day or the month",
      "unread-anchor: “2026-02-30” is not in the calendar → correct the day or the month"
    ),
    Case(
      "life",
      "- 2026-11-16/20 Rested\n\n## Phases\n\n- 1990-06-14/15 Infancy",
      "half-range: “2026-11-16/20” looks like a range, but is not one → did you mean “2026-11-16 - 2026-11-20”? "
        + "[Write “2026-11-16 - 2026-11-20”]",
      "half-range: “1990-06-14/15” looks like a range, but is not one → did you mean “1990-06-14 - 1990-06-15”? "
        + "[Write “1990-06-14 - 1990-06-15”]"
    ),
    Case(
      "life",
      "## Phases\n\n- 1996-08-31 - 1990-06-14 Infancy",
      "end-before-start: “1996-08-31 - 1990-06-14” ends before it starts → write the earlier date first, or "
        + "correct the year"
    ),
    Case(
      "life",
      "- Words\n  - 2026-11-16 - 2026-11-18 Words\n\n2026-11-16 - 2026-11-18 Words"
    ),
  ]

  @Test(arguments: items)
  func itemsOfTrackedKinds(_ example: Case) { example.checkBelowTitle() }

  // MARK: Properties

  static let properties: [Case] = [
    Case(
      "ritual",
      "time: mornin",
      "property-value: “mornin” is not a value of “time” → did you mean “morning”? [Write “morning”]"
    ),
    Case(
      "ritual",
      "time: noon",
      "property-value: “noon” is not a value of “time” → did you mean “midday”? [Write “midday”]"
    ),
    Case(
      "ritual",
      "time: bedtime",
      "property-value: “bedtime” is not a value of “time” → did you mean “night”? [Write “night”]"
    ),
    Case(
      "ritual",
      "time: 09:00",
      "property-value: “09:00” is not a value of “time” → write morning, midday, afternoon, evening, night or "
        + "anytime"
    ),
    Case("ritual", "time: Evening"),
    Case(
      "ritual",
      "duration: 6 days",
      "property-value: “6 days” is not a length from 7 to 365 days → write days or weeks, as 28 days or 4 weeks"
    ),
    Case(
      "ritual",
      "duration: 366 days",
      "property-value: “366 days” is not a length from 7 to 365 days → write days or weeks, as 28 days or 4 weeks"
    ),
    Case("ritual", "duration: 4 weeks"),
    Case(
      "ritual",
      "duration: a month",
      "property-value: “a month” is not a length from 7 to 365 days → write days or weeks, as 28 days or 4 weeks"
    ),
    Case(
      "ritual",
      "finished: yes",
      "property-value: “yes” is not a date → write year-month-day, as 2026-11-20"
    ),
    Case(
      "ritual",
      "categry: Health",
      "misspelled-property: “categry” is not a known property → did you mean “category”? [Write “category”]"
    ),
    Case(
      "life",
      "born: 14 June 1986",
      "property-value: “14 June 1986” is not a date → write “1986-06-14” [Write “1986-06-14”]"
    ),
    Case(
      "life",
      "born: 1990-06-31",
      "property-value: “1990-06-31” is not in the calendar → correct the day or the month"
    ),
    Case(
      "life",
      "born: 1990-06-14\nexpectancy: 131",
      "property-value: “131” is not a number of years from 1 to 130 → write a whole number, as 80"
    ),
    Case(
      "life",
      "born: 1990-06-14\nexpectancy: eighty",
      "property-value: “eighty” is not a number of years from 1 to 130 → write a whole number, as 80"
    ),
    Case(
      "life",
      "born: 1990-06-14\nview: grey",
      "property-value: “grey” is not a value of “view” → did you mean “mono”? [Write “mono”]"
    ),
    Case(
      "life",
      "born: 1990-06-14\nnotify: never",
      "property-value: “never” is not a time → write hours and minutes, as 08:00, or off"
    ),
    Case(
      "life",
      "bron: 1990-06-14",
      "missing-born: this life has no day of birth to count its weeks from → add a line like “born: 1990-06-14” "
        + "to the front matter",
      "misspelled-property: “bron” is not a known property → did you mean “born”? [Write “born”]"
    ),
    Case(
      "life",
      "née: 1990-06-14",
      "missing-born: this life has no day of birth to count its weeks from → add a line like “born: 1990-06-14” "
        + "to the front matter",
      "misspelled-property: “née” is not a known property → did you mean “born”? [Write “born”]"
    ),
    Case("activities", "born: 1990-06-14"),
  ]

  @Test(arguments: properties)
  func propertiesOfTrackedKinds(_ example: Case) {
    example.check("---\nkind: \(example.kind)\n\(example.body)\n---\n\n# Title\n")
  }
}
