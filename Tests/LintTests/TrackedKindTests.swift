import Lint
import Testing

/// What the rules say of rituals, lives and activities, in a table beside that of the other kinds (`EveryKindTests`).
@Suite struct TrackedKindTests {
  typealias Case = EveryKindTests.Case

  private static let arc = "## Arc 1: 2026-11-01 - 2026-11-28\n\n"

  private func check(_ example: Case, _ text: String) {
    let found = Linter().lint(file(text, at: example.kind == "vault" ? "tidemark.md" : "file.md")).map { finding in
      let help = finding.help.map { " → \($0)" } ?? ""
      return "\(finding.rule): \(finding.message)\(help)" + (finding.fixes.first.map { " [\($0.title)]" } ?? "")
    }
    #expect(found == example.found, "\(text)")
  }

  // MARK: Items

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
      "## [Arc 2: 2026-11-01 - 2026-11-28](old.md)",
      "unread-arc: “[Arc 2: 2026-11-01 - 2026-11-28](old.md)” is not read as an arc → write “Arc 2: 2026-11-01 - "
        + "2026-11-28” and nothing more; other words go below it"
    ),
    Case("ritual", "## **Notes** on arc 2\n\n## *Arcs*\n\n## 1. Archive of 2026-10-01\n\n## The arc 2026-10-01"),

    // Fields of other programs
    Case(
      "activities",
      "- Tennis since:: 2026-01-01\n- Chess\n  category:: Hobby\n- Go @category(Hobby)",
      "foreign-field: “since:: 2026-01-01” is the spelling of another program, and is read as words → write “(since: "
        + "2026-01-01)” at the end of the headline [Write “since: 2026-01-01” where fields are read]",
      "foreign-field: “category:: Hobby” is the spelling of another program, and is read as words → write “(category: "
        + "Hobby)” at the end of the headline [Write “category: Hobby” where fields are read]",
      "foreign-line: “@category(Hobby)” is a sign of TaskPaper, and is read as words → write “Go (category: Hobby)” "
        + "[Write “Go (category: Hobby)”]"
    ),
    Case(
      "ritual",
      "## Arc 1: 2026-11-16 - 2026-12-13\n\n- Weigh in every:: sun wed\n- Read\n  goal:: 20\n- Letter category:: Mum",
      "foreign-field: “every:: sun wed” is the spelling of another program, and is read as words → write “(every: sun wed)” "
        + "at the end of the headline [Write “every: sun wed” where fields are read]",
      "foreign-field: “goal:: 20” is the spelling of another program, and is read as words → write “(goal: 20)” at the end "
        + "of the headline [Write “goal: 20” where fields are read]"
    ),
    Case(
      "life",
      "- 2026-11-16 Rest rating:: good\n- 2026-11-09 Work category:: work",
      "foreign-field: “rating:: good” is the spelling of another program, and is read as words → write “(rating: good)” at "
        + "the end of the headline [Write “rating: good” where fields are read]",
      "foreign-field: “category:: work” is the spelling of another program, and is read as words → write “(category: work)” "
        + "at the end of the headline [Write “category: work” where fields are read]"
    ),
    Case(
      "vault",
      "## Routine\n\n- 09:00 Write every:: weekday",
      "foreign-field: “every:: weekday” is the spelling of another program, and is read as words → write “(every: weekday)” "
        + "at the end of the headline"
    ),
    Case(
      "activities",
      "- Tennis\n  - 2026-11-18 no",
      "negative-note: “no” is only a note: the day counts as done → write “missed” or “skipped” instead, or "
        + "delete the entry [Write “missed”]"
    ),

    // Boxes
    Case(
      "ritual",
      arc + "- [x] Walk\n  - 2026-11-18",
      "ticked-recurring: “[x]” ticks a habit; its log says when it was done → write the day below it, as “- "
        + "2026-11-20”, and open the box [Open the box and write 2026-11-20 into the log]"
    ),
    Case(
      "ritual",
      arc + "- [x] Walk\n  - 2026-11-20",
      "ticked-recurring: “[x]” ticks a habit; its log says when it was done → write the day below it, as “- "
        + "2026-11-20”, and open the box [Open the box]"
    ),
    Case(
      "ritual",
      "## Arc 1: 2026-12-01 - 2026-12-28\n\n- [x] Walk",
      "ticked-recurring: “[x]” ticks a habit; its log says when it was done → open the box, and write the days "
        + "of the arc on which it was done below it [Open the box]"
    ),
    Case(
      "ritual",
      arc + "- [ ] Walk\n  - 2026-11-18\n\n## Notes\n\n- [x] Shoes"
    ),
    Case(
      "activities",
      "- [x] Tennis",
      "ticked-recurring: “[x]” ticks an activity; its log says when it was done → write the day below it, as “- "
        + "2026-11-20”, and open the box [Open the box and write 2026-11-20 into the log]"
    ),

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

    // Rules of recurrence
    Case(
      "ritual",
      arc + "- Walk (every: 2 days)\n  - 2026-11-18",
      "unphased-rule: “2 days” has no “from”, so it counts from its first entry, 2026-11-18 → write “from: "
        + "2026-11-18” to keep the days that are due now [Write “from: 2026-11-18”]"
    ),
    Case(
      "ritual",
      arc + "- Pay (every: month on 31)\n  - 2026-11-18",
      "month-end: “month on 31” passes over the months without a day 31 → write “month on last” to have the last "
        + "day of every month [Write “month on last”]",
      "entry-not-due: “2026-11-18”, a Wednesday, is not due by “month on 31” → correct the date if another day "
        + "is meant; a day that is not due adds nothing to a streak"
    ),
    Case(
      "ritual",
      arc + "- Feast (every: year on feb 30)\n  - 2026-11-18",
      "never-due: “year on feb 30” is never due → the calendar has no such day; name another"
    ),
    Case(
      "ritual",
      arc + "- Drink (every: 2 hours)\n  - 2026-11-18",
      "field-value: “2 hours” cannot repeat a habit → a habit recurs by days, weeks, months or years of the "
        + "calendar"
    ),
    Case(
      "ritual",
      arc + "- Mow (every: 2 weeks after done)\n  - 2026-11-18",
      "field-value: “2 weeks after done” cannot repeat a habit → a habit recurs by days, weeks, months or "
        + "years of the calendar"
    ),
    Case(
      "vault",
      "## Routine\n\n- 09:00 Drink (every: hourly)",
      "field-value: “hourly” cannot repeat a time block → a block recurs by days, weeks, months or years of "
        + "the calendar"
    ),
    Case(
      "ritual",
      arc + "- Walk (every: tuseday)\n  - 2026-11-18",
      "field-value: “tuseday” is not a word of a rule → did you mean “tuesday”? [Write “tue”]"
    ),
    Case(
      "ritual",
      arc + "- Walk (goal: 0)\n  - 2026-11-18",
      "field-value: “0” is not a whole number of at least 1 → write one, as 3"
    ),

    // Fields
    Case(
      "ritual",
      arc + "- Walk (every: wed, at: 09:00)\n  - 2026-11-18",
      "misplaced-key: “at” is not read here → it is read beside “every” on a page"
    ),
    Case(
      "ritual",
      arc + "- Walk (from: 2026-11-02)\n  - 2026-11-18",
      "unread-brackets: “(from: 2026-11-02)” is read as words → “from” is read beside “every”, as “(every: week, from: 2026-11-02)”; "
        + "else say the day among the words"
    ),
    Case(
      "ritual",
      arc + "- Walk (goal: 9, ended: 2026-11-20)\n  - 2026-11-18",
      "misplaced-key: “ended” is not read here → it is read in the heading of a ritual’s arc"
    ),
    Case(
      "ritual",
      arc + "- Walk (goal: 9, source: watch)\n  - 2026-11-18",
      "misplaced-key: “source” is not read here → it is read in an entry of a log"
    ),
    Case(
      "ritual",
      "## Arc 1: 2026-11-01 - 2026-11-28 (ended: 2026-11-31)\n\n- Walk\n  - 2026-11-18",
      "field-value: “2026-11-31” is not in the calendar → correct the day or the month"
    ),
    Case(
      "activities",
      "- Tennis (category: Hobby, rating: 4)",
      "misplaced-key: “rating” is not read here → it is read in a marked week of a life"
    ),
    Case(
      "activities",
      "- Tennis (sinse: 2026-01-01)",
      "unknown-key: “sinse” is not a key → did you mean “since”? [Write “since”]"
    ),
    Case(
      "life",
      "- 2026-11-16 Rested (rating: 3/5, category: REST)"
    ),
    Case(
      "life",
      "- 2026-11-16 Rested (rating: 6)",
      "field-value: “6” is not a value of “rating” → write awful, hard, okay, good or great"
    ),
    Case(
      "life",
      "- 2026-11-16 Rested (rating: ok)",
      "field-value: “ok” is not a value of “rating” → did you mean “okay”? [Write “okay”]"
    ),
    Case(
      "life",
      "- 2026-11-16 Rested (rating: gret)",
      "field-value: “gret” is not a value of “rating” → did you mean “great”? [Write “great”]"
    ),
    Case(
      "life",
      "- 2026-11-16 Rested (category: helth)",
      "field-value: “helth” is not a value of “category” → did you mean “health”? [Write “health”]"
    ),
    Case(
      "life",
      "- 2026-11-16 Rested (category: family)",
      "field-value: “family” is not a value of “category” → did you mean “relationships”? [Write “relationships”]"
    ),
    Case(
      "life",
      "- 2026-11-16 Rested (category: chess)",
      "field-value: “chess” is not a value of “category” → write work, health, growth, relationships, rest or "
        + "adventure"
    ),
    Case(
      "life",
      "- 2026-11-16 Rested (marked: 20/11/2026)",
      "field-value: “20/11/2026” is not written as a date → write “2026-11-20” [Write “2026-11-20”]"
    ),
    Case(
      "life",
      "- 2026-11-16 Rested (rating: good, color: red)",
      "misplaced-key: “color” is not read here → it is read in a phase of a life"
    ),
    Case(
      "life",
      "- Rested (rating: good)",
      "misplaced-key: “rating” is not read here → it is read in a marked week of a life"
    ),
    Case(
      "life",
      "## Phases\n\n- 1990-06-14 Infancy (color: violet)",
      "field-value: “violet” is not a value of “color” → did you mean “purple”? [Write “purple”]"
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
  func itemsOfTrackedKinds(_ example: Case) {
    let born = example.kind == "life" ? "born: 1990-06-14\n" : ""
    check(example, "---\nkind: \(example.kind)\n\(born)---\n\n# Title\n\n\n\(example.body)\n")
  }

  // MARK: Properties

  static let properties: [Case] = [
    Case(
      "ritual",
      "time: mornin",
      "property-value: “mornin” is not a value of “time” → did you mean “morning”?"
    ),
    Case(
      "ritual",
      "time: noon",
      "property-value: “noon” is not a value of “time” → did you mean “midday”?"
    ),
    Case(
      "ritual",
      "time: bedtime",
      "property-value: “bedtime” is not a value of “time” → did you mean “night”?"
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
      "property-value: “grey” is not a value of “view” → did you mean “mono”?"
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
    Case("activities", "born: 1990-06-14"),
  ]

  @Test(arguments: properties)
  func propertiesOfTrackedKinds(_ example: Case) {
    check(example, "---\nkind: \(example.kind)\n\(example.body)\n---\n\n# Title\n")
  }
}
