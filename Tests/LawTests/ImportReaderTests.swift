import Chronology
import Editing
import Export
import Import
import TestLaws
import TestSupport
import Testing

/// Whatever the bytes are, a reader says what they are or where they are wrong; and what is written of them has no error, and is not
/// written twice.
@Suite struct ImportReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var format: any FileFormat.Type
    /// Each file with its name.
    var files: [(name: String, text: String)]
    var columns: [String: String] = [:]

    var testDescription: String { format.name + (columns.isEmpty ? "" : " by a map") }
  }

  static let cases: [Case] = [
    Case(
      format: TodoTxtFile.self,
      files: [
        (
          "todo.txt",
          """
          (A) 2026-11-01 Call Mum +family @phone due:2026-12-01
          x 2026-11-20 2026-11-01 Water the 🌱 plants rec:1w pri:C
          - [ ] Buy milk (due: tomorrow) ^id
          # Not a heading
          Buy milk
          Buy milk
          🥛 Milk rec:+2m due:2026-12-24 t:2026-12-01
          17:00 `tea` <b> [x](y.md) | a \\ b
          """
        ), ("done.txt", "x 2026-11-20 Buy milk\nx 2026-11-21 Buy milk\n"),
      ]
    ),
    Case(
      format: LoopFolder.self,
      files: [
        (
          "Habits.csv",
          """
          Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
          001,Run,YES_NO,Did you run?,"By the lake, mostly",3,7,#FF8F00,,,,false
          002,Water 3/8 glasses,NUMERICAL,,,1,1,#00897B,glasses,AT_LEAST,8.0,false
          003,Run,YES_NO,,,1,3,#AAAAAA,,,,true
          004,2026-11-20 date,NUMERICAL,,,1,30,,h,AT_MOST,2,false

          """
        ),
        (
          "001 Run/Checkmarks.csv",
          "Date,Value,Notes\n2026-11-20,YES_MANUAL,by the lake\n2026-11-19,SKIP,\"ill,\nvery\"\n2025-01-03,YES_MANUAL,\n"
        ),
        ("002 Water/Checkmarks.csv", "Date,Value,Notes\n2026-11-20,9000,\n2026-11-18,3500,17:00 late\n2026-11-17,NO,\n"),
        ("003 Run/Checkmarks.csv", "2024-02-29,2\n2024-03-01,2\n2024-03-02,1\n2024-03-03,3\n"),
        (
          "Checkmarks.csv",
          "Date,Run,Water 3/8 glasses,Run,2026-11-20 date,\n2026-11-20,2,9000,0,0,\n2026-11-19,2,9000,0,1500,\n"
        ),
      ]
    ),
    Case(
      format: TableFiles.self,
      files: [
        (
          "tasks.csv",
          "task,state,due,priority,done,project,every,tags,id,date,block,kind,file,title,section,group,markdown\r\n"
            + "Call Mum,open,2026-12-01,high,,,,,,,,project,projects/a.md,A,,,'- [ ] Call Mum\r\n"
            + "Water,done,,,2026-11-20,,,,,,,project,,B,Later,Soon,\r\n"
            + "Walk,,,,,,daily,,,,,page,pages/p.md,P,Now,,\"'- Walk (every: daily)\n  - 2026-11-20\"\r\n"
        ),
        (
          "entries.csv",
          "date,until,time,status,value,note,source,item,type,kind,file,title,section,group,item-markdown,markdown\r\n"
            + "2026-11-20,,,done,,,,Walk,recurring,page,pages/p.md,P,Now,,'- Walk (every: daily),'- 2026-11-20\r\n"
            + "2026-11-20,2026-11-22,07:30,skipped,,so so,me,Sit,streak,page,pages/p.md,P,Now,,'- Sit (streak: daily),'- 2026-11-01\r\n"
            + "2026-11-20,,,done,12.5,,,Run,best,page,pages/p.md,P,Now,,'- Run (best: highest),'- 2026-11-20 12.5\r\n"
        ),
      ]
    ),
    Case(
      format: TableFiles.self,
      files: [
        (
          "log.csv",
          "Day;What;Minutes;Remark\n2026-11-20;Run;30;by the lake\n2026-11-20 18:30;🌊 Swim;;\n2026-11-19T07:00:00Z;Run;;\"a\nb\"\n20.11.2026;Run;;\n"
        )
      ],
      columns: ["date": "Day", "name": "What", "value": "Minutes", "note": "Remark"]
    ),
    Case(
      format: JSONFiles.self,
      files: [
        (
          "v.json",
          ##"{"tidemark": 1, "documents": [{"kind": "project", "path": "projects/a.md", "title": "A", "introduction": {"items": [{"type": "task", "title": "Call", "state": "open", "due": "2026-12-01"}]}, "markdown": "---\nkind: project\n---\n\n# A\n\n- [ ] Call (due: 2026-12-01)\n"}, {"kind": "page", "title": "B", "path": "b.md"}]}"##
        )
      ]
    ),
    Case(
      format: KlogFile.self,
      files: [
        (
          "work.klg",
          """
          2026-11-20 (8h!)
          A long day #office
              8:00 - 9:30 Mail, and #project=garden
                  with Sam
              <23:00 - 6:00
              1:00pm-2:15pm Lunch
              22:00 - 1:30>
              2h30m Reading
              -45m Break
              17:00 - ?

          2026/11/21
              20m
              24:00 - 1:00> Late
              words that are no entry
          """
        )
      ]
    ),
    Case(
      format: TodoistTable.self,
      files: [
        (
          "Garden [2203306141].csv",
          "TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT\r\n"
            + "meta,view_style=list,,,,,,,,,,\r\n"
            + "task,Water the 🌱 plants @home,,1,1,Me (1),,every 2 days,en,Europe/Berlin,,\r\n"
            + "task,The ferns,\"First line\n# second\",4,2,Me (1),,2026-12-01,en,,,\r\n"
            + "task,Deeper,,2,3,Me (1),Sam (2),tomorrow at 17:00,en,,30,minute\r\n"
            + "note,\"A note\nof two lines\",,,,Me (1),,,,,,\r\n"
            + ",,,,,,,,,,,\r\n"
            + "section,Later,,,,,,,,,,\r\n"
            + "task,* Not a box,,4,1,Me (1),,,,,,\r\n"
            + "task,Chaque jour,,3,1,Me (1),,chaque jour,fr,,,\r\n"
            + "task,Pay,,3,1,Me (1),,every! 3 weeks,en,,,\r\n"
        )
      ]
    ),
    Case(
      format: TogglTable.self,
      files: [
        (
          "toggl.csv",
          "\u{FEFF}User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount (USD)\n"
            + "Mira,m@example.org,Ants,Garden,,Dig,Yes,2026-11-20,09:00:12,2026-11-20,10:30:00,01:29:48,\"a, b\",\n"
            + "Mira,m@example.org,,,,,No,2026-11-20,22:00:00,2026-11-21,01:15:00,03:15:00,,\n"
            + "Mira,m@example.org,,House,Roof,,No,2026-11-22,12:00:00,2026-11-22,12:00:20,00:00:20,,\n"
        )
      ]
    ),
    Case(
      format: StreaksTable.self,
      files: [
        (
          "streaks.csv",
          "task_id,title,icon,color,time_zone,entry_type,entry_date,page,quantity,notes\n"
            + "A1,Run,ic_run,#ff0000,Europe/Berlin,completed_manually,20261120,1,1,by the lake\n"
            + "A1,Run,ic_run,#ff0000,Europe/Berlin,skipped,20261119,1,,\nA1,Run,ic_run,#ff0000,,missed_auto,20261118,1,,\n"
            + "A1,Run,ic_run,#ff0000,,partially_completed,20261117,1,3,\nB2,Run,ic_run,,,completed_auto,2026-11-20,2,,\n"
        )
      ]
    ),
    Case(
      format: HabitKitFile.self,
      files: [
        (
          "habitkit.json",
          ##"""
          {"habits": [
            {"id": "h1", "name": "Read", "description": "ten pages", "icon": "book", "color": "blue", "archived": false, "orderIndex": 1, "emoji": "📖", "isInverse": false},
            {"id": "h2", "name": "No sugar", "archived": true, "orderIndex": 0, "isInverse": true}],
           "completions": [
            {"id": "c1", "habitId": "h1", "date": "2026-11-19T23:00:00.000Z", "timezoneOffsetInMinutes": 60, "amountOfCompletions": 2, "note": "in bed"},
            {"id": "c2", "habitId": "h1", "date": "2026-11-20T23:00:00.000Z", "timezoneOffsetInMinutes": 60, "amountOfCompletions": 1},
            {"id": "c3", "habitId": "h2", "date": "2026-11-20", "amountOfCompletions": 1}],
           "intervals": [
            {"habitId": "h1", "startDate": "2026-01-01", "type": "week", "requiredNumberOfCompletions": 3, "requiredNumberOfCompletionsPerDay": 2}],
           "reminders": []}
          """##
        )
      ]
    ),
    Case(
      format: DaylioTable.self,
      files: [
        (
          "daylio.csv",
          "full_date,date,weekday,time,mood,activities,scales,note_title,note\n"
            + "2026-11-20,20. November,Freitag,18:30,rad,\"🌊 swim | reading\",Sleep: 7h,A day,\"One<br>two\n- three\"\n"
            + "2026-11-19,November 19,Thursday,6:05 pm,meh,,,,\n2026-11-19,November 19,Thursday,7:00 am,good,reading,,,17:00 tea\n"
        )
      ]
    ),
    Case(
      format: DayOneFile.self,
      files: [
        (
          "Journal.json",
          ##"""
          {"metadata": {"version": "1.0"}, "entries": [
            {"uuid": "A", "creationDate": "2026-11-20T07:15:00Z", "timeZone": "UTC", "text": "# Morning\n\nFog\\. And then\n\n- tea\n- bread\n\n![](dayone-moment:\/\/B)", "tags": ["walk"], "starred": true, "photos": [{"identifier": "B"}], "location": {"placeName": "Harbour"}},
            {"uuid": "C", "creationDate": "2026-11-20T22:15:00Z", "timeZone": "Mars\/Olympus", "text": "One line"}]}
          """##
        )
      ]
    ),
    Case(
      format: HabiticaTable.self,
      files: [
        (
          "history.csv",
          "Task Name,Task ID,Task Type,Date,Value\nRun,a1,habit,2026-11-19 13:26:05,1\nRun,a1,habit,2026-11-20 13:26:05,1.9747\n"
            + "Run,a1,habit,2026-11-21 13:26:05,0.5\n\"🦷 Teeth, both\",b2,daily,2026-11-20 22:00:00,1\nTeeth,b2,daily,2026-11-21 22:00:00,1\n"
        )
      ]
    ),
    Case(
      format: TaskPaperFile.self,
      files: [
        (
          "house.taskpaper",
          """
          Inbox:
          \t- Call Mum @due(2026-12-01) @priority(1) @home
          \t\tAbout Christmas
          \t\t- Look up the train @done(2026-11-20)
          \tGarden: @spring
          \t\t- Water @repeat(every 2 days)
          \t\t\tDeeper:
          \t\t\t\t- 17:00 tea
          - Loose @done
          A note of the file
          """
        )
      ]
    ),
    Case(
      format: OrgFile.self,
      files: [
        (
          "life.org",
          """
          #+TITLE: Life
          #+TODO: TODO NEXT | DONE SHELVED
          Words before.
          * Garden :outside:
          Text of a heading.
          ** TODO [#A] Water :home:
             SCHEDULED: <2026-11-20 Fri 09:00 +2d>
             :LOGBOOK:
             - State "DONE"       from "TODO"       [2026-11-18 Wed 17:12]
             CLOCK: [2026-11-18 Wed 17:00]--[2026-11-18 Wed 17:12] =>  0:12
             :END:
             With rain water.
             - not too much
          *** DONE The ferns
              CLOSED: [2026-11-19 Thu 10:00] DEADLINE: <2026-11-20 Fri>
          ** TODO Sow
          ** TODO Weed :weekly:
          ** DONE Prune
          ** WAITING Mow
          ** NEXT Dig
             :PROPERTIES:
             :Effort: 1:00
             :END:
          * SHELVED A pond
          * Notes
          """
        )
      ]
    ),
    Case(
      format: CalendarFile.self,
      files: [
        (
          "calendar.ics",
          """
          BEGIN:VCALENDAR
          VERSION:2.0
          X-WR-CALNAME:Mira\\, mine
          X-WR-TIMEZONE:Europe/Berlin
          BEGIN:VTIMEZONE
          TZID:Europe/Berlin
          BEGIN:DAYLIGHT
          DTSTART:19700329T020000
          RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
          TZOFFSETFROM:+0100
          TZOFFSETTO:+0200
          END:DAYLIGHT
          BEGIN:STANDARD
          DTSTART:19701025T030000
          RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
          TZOFFSETFROM:+0200
          TZOFFSETTO:+0100
          END:STANDARD
          END:VTIMEZONE
          BEGIN:VEVENT
          UID:1
          DTSTART;TZID=Europe/Berlin:20261120T090000
          DTEND;TZID=Europe/Berlin:20261120T103000
          SUMMARY:Deep 🌊 work\\; no
            calls
          LOCATION:Library
          ATTENDEE;CN="Sam: S":mailto:sam@example.org
          DESCRIPTION:One\\n- two
          COLOR:blue
          BEGIN:VALARM
          TRIGGER:PT0S
          END:VALARM
          END:VEVENT
          BEGIN:VEVENT
          UID:2
          DTSTART:20261120T230000Z
          DURATION:PT2H
          SUMMARY:Late
          END:VEVENT
          BEGIN:VEVENT
          UID:3
          DTSTART;VALUE=DATE:20261224
          DTEND;VALUE=DATE:20261227
          SUMMARY:Holiday
          END:VEVENT
          BEGIN:VEVENT
          UID:4
          DTSTART;VALUE=DATE:20260312
          RRULE:FREQ=YEARLY
          SUMMARY:Anna
          END:VEVENT
          BEGIN:VEVENT
          UID:5
          DTSTART;TZID=Europe/Berlin:20260105T091500
          DTEND;TZID=Europe/Berlin:20260105T093000
          RRULE:FREQ=WEEKLY;BYDAY=MO,WE
          SUMMARY:Standup
          END:VEVENT
          BEGIN:VEVENT
          UID:6
          DTSTART;TZID=America/New_York:20261101T091500
          RRULE:FREQ=WEEKLY;COUNT=3
          EXDATE;TZID=America/New_York:20261108T091500
          SUMMARY:Abroad
          END:VEVENT
          BEGIN:VTODO
          UID:7
          SUMMARY:Call Mum
          DUE;VALUE=DATE:20261201
          PRIORITY:1
          END:VTODO
          BEGIN:VTODO
          UID:8
          RELATED-TO:7
          SUMMARY:Look up the train
          STATUS:COMPLETED
          COMPLETED:20261120T230000Z
          END:VTODO
          BEGIN:VJOURNAL
          DTSTART;VALUE=DATE:20261119
          SUMMARY:Fog
          END:VJOURNAL
          END:VCALENDAR
          """
        )
      ]
    ),
  ]

  private static func files(_ files: [(name: String, bytes: [UInt8])]) -> [ImportedFile] {
    files.map { ImportedFile(path: "in/" + $0.name, name: $0.name, bytes: $0.bytes) }
  }

  private static func options(_ columns: [String: String]) -> ImportOptions {
    ImportOptions(today: CivilDate("2026-11-22")!, columns: columns)
  }

  @Test(arguments: cases) func theSampleComesIn(_ sample: Case) throws {
    let files = Self.files(sample.files.map { ($0.name, Array($0.text.utf8)) })
    let isRecognized = sample.format.recognizes(files)
    #expect(isRecognized || !sample.columns.isEmpty)
    let faults = ImportLaws.broken(by: files, as: sample.format, Self.options(sample.columns))
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    var vault = ImportLaws.vault([])
    let account = vault.take(try sample.format.drafts(of: files, Self.options(sample.columns)))
    #expect(account.count(of: .written) * 2 > account.lines.count)
  }

  @Test(arguments: cases) func anyBytesAreReadOrRefused(_ sample: Case) {
    for seed in caseSeeds(default: 600, ofEach: Self.cases.count) {
      var random = SplitMix64(seed: seed)
      let files = sample.files.map { file in (file.name, Self.mutated(Array(file.text.utf8), &random)) }
      let faults = ImportLaws.broken(by: Self.files(files), as: sample.format, Self.options(sample.columns))
      #expect(faults.isEmpty, "\(sample), seed \(seed)\n\(faults.joined(separator: "\n"))")
    }
  }

  /// Bytes with some of them changed, removed, doubled, or put elsewhere; now and then quite other ones.
  private static func mutated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    if random.chance(5) {
      return (0..<Int.random(in: 0...200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    var bytes = bytes
    let signs = Array("\n\r,;\"'()[]{}:-#*`<>|\\ 0a\0\t".utf8) + [0xC2, 0xFF, 0xEF]
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: bytes.indices, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[start] = random.pick(signs)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: bytes.indices, using: &random))
      default: bytes.insert(random.pick(signs), at: start)
      }
    }
    return bytes
  }
}
