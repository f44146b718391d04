import TestSupport
import Testing

@testable import CommandLine

/// Names of several words without quotation marks, days that are a part of a name, and what is near a day or a time and is none: a
/// command does what its words say, or says what is possible.
@Suite struct SpokenNamesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\ndays: days/\ndefault-block: 60m\n---\n\n# V\n")
    try folder.write(
      "pages/p.md",
      "---\nkind: page\n---\n\n# P\n\n## Daily\n\n- Write a line (streak: daily)\n- Stretch (streak: daily)\n- Water: 0/8\n"
    )
    try folder.write(
      "projects/h.md",
      "---\nkind: project\n---\n\n# House\n\n- [ ] Plan tomorrow\n- [ ] Paint and paper\n- [ ] Put the vault under git\n"
    )
    try folder.write("days/2026-11-20.md", "- 15:00 - 16:00 Tea\n- [ ] Buy milk\n- [ ] Post the letter\n")
    try folder.write("stacks.md", "---\nkind: stacks\n---\n\n# Stacks\n\n## On the telephone\n\n- Order the goose\n")
    try folder.write("life.md", "---\nkind: life\nborn: 1990-06-14\n---\n\n# Mine\n")
  }

  func run(_ line: String) -> CommandRun { folder.run(typed: line) }

  @Test(arguments: [
    // One name, whatever its words.
    ("done write a line", "done: “Write a line” on 2026-11-20"),
    ("done put the vault under git", "done: “Put the vault under git”"),
    ("done plan tomorrow", "done: “Plan tomorrow”, @/projects/h.md:7\n"),
    ("done paint and paper", "done: “Paint and paper”"),
    // Several names.
    ("done milk stretch", "done: “Buy milk”"), ("done 'Post the letter' milk", "done: “Post the letter”"),
    // Of the past.
    ("add Sober --since 1 nov --page P", "added: “Sober”"), ("add 'Sober' --since mon --page P", "(Mon 16 Nov 2026)"),
    // A length after a time needs no other word.
    ("block add Nap 13:00 45m", "added: “Nap” 13:00 - 13:45"),
    ("block add Nap 14:30", "14:30 - 15:00 on 2026-11-20, shortened to 30m: “Tea” begins then"),
    ("stack add 'On the tel' Swim", "added: “Swim” to “On the telephone”"),
    ("stack add --new 'On the tel' Swim", "new stack: “On the tel”"),
    ("add 'Email Jo about it, high priority'", "added: “Email Jo about it” on 2026-11-20"),
    ("add '> Go slow' --page P --section Daily", "added: “Go slow”"),
    ("add 'Vitamin D every morning' --page P --section Daily --literal", "added: “Vitamin D every morning”"),
  ])
  func isDone(line: String, words: String) {
    let run = run(line)
    #expect(run.status == .success && run.output.contains(words), "\(run.output)\(run.error)")
  }

  @Test(arguments: [
    (
      "done milk and stretch", "nothing is called “milk and stretch”, and “and” names nothing",
      "type: tidemark done milk stretch"
    ),
    ("skip stretch for 3 days", "“for 3 days” is not read after a name", "tidemark skip stretch --from today --to 2026-11-22"),
    ("log swim last week", "“last week” is more than one day", "--on \"last week\""),
    (
      "done Paint --on tomorrow", "2026-11-21 is after today, 2026-11-20, so “Paint and paper” cannot be done yet",
      "leave out the day"
    ),
    ("block add Nap 1h", "“1h” can be a time or a length", "“for 1h”"),
    ("block add Nap 45m", "“45m” is a length", "“for 45m”"),
    ("add 'Call Mum tomorow 17:00'", "“tomorow” may be meant as “tomorrow”", "tidemark add \"Call Mum tomorrow 17:00\""),
    ("add 'Zahnarzt am Montag 14:00'", "“am Montag” may be meant as “monday”", "tidemark add \"Zahnarzt monday 14:00\""),
    ("add 'Cena mañana 20:00'", "“mañana” may be meant as “tomorrow”", "tidemark add \"Cena tomorrow 20:00\""),
    ("add 'Dentist 3/12 15:00'", "“3/12” may be meant as “3 dec” or “12 mar”", "tidemark add \"Dentist 3 dec 15:00\""),
    ("add 'Party 31 april 19:00'", "“31 april” is not a day", "--on today"),
    ("add 'Buy tea' 'Buy eggs'", "“Buy tea” and “Buy eggs” can be one text or several", "one pair of quotation marks"),
    ("edit Stretch '[x] Stretch'", "“Stretch” has none", "write the words alone"),
    ("life 2026", "2026 may be a year", "“2,026”"),
    // Letters within a word, and a number as of a list.
    ("done ilk", "is called “ilk”", "Buy milk"), ("done 1", "is called “1”", "tidemark done"),
  ])
  func isRefused(line: String, problem: String, help: String) throws {
    let before = try folder.names().map { try? folder.text($0) }
    let run = run(line)
    #expect(run.status == .couldNotRun, "\(run.output)")
    #expect(run.error.contains(problem) && run.error.contains(help), "\(run.error)")
    #expect(try folder.names().map { try? folder.text($0) } == before)
  }

  /// A misspelled day without a time stays words, and is told.
  @Test func aNearlyReadDayIsTold() {
    let run = run("add 'Call Mum tomorow'")
    #expect(run.output.contains("“tomorow” stays in the title; did you mean “tomorrow”?"), "\(run.output)\(run.error)")
  }
}
