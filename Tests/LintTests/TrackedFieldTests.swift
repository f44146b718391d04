import Testing

/// What the rules say of the fields, boxes and rules of recurrence of rituals, lives and activities (`EveryKindTests`).
@Suite struct TrackedFieldTests {
  typealias Case = EveryKindTests.Case

  private static let arc = "## Arc 1: 2026-11-01 - 2026-11-28\n\n"

  static let items: [Case] = [
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
        + "at the end of the headline [Write “every: weekday” where fields are read]"
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
      arc + "- Walk (every: daly)\n  - 2026-11-18",
      "field-value: “daly” is not a word of a rule → did you mean “daily”? [Write “daily”]"
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
  ]

  @Test(arguments: items)
  func fieldsOfTrackedKinds(_ example: Case) { example.checkBelowTitle() }
}
