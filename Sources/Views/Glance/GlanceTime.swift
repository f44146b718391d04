import Chronology
import Insight
import Outline
import Planner
import Reading
import Vault

/// A time block of today or a schedule row of a page, as a glance tells it. Its title is without markup.
struct GlanceTime: Sendable {
  var title: String
  var icon: Icon?
  /// Nil for a row that has none.
  var color: Color?
  var times: TimedEntry
  /// Whether it is a block of the vault's routine.
  var isRoutine = false
  /// The title of the page of a row.
  var page: String?
  /// Nil where it cannot be found.
  var place: TaskPlace?

  /// How many minutes it goes on from a minute of the day on.
  func minutesLeft(from minute: Int) -> Int {
    let day = TimeOfDay.endOfDay.minutes
    let end = times.end.minutes
    return end > minute ? end - minute : end + day - minute
  }
}

/// What goes on now and what is next, of the blocks of today and the rows of pages (format, *At a glance*).
struct GlanceTimes: Sendable {
  private(set) var current: GlanceTime?
  private(set) var next: GlanceTime?
  /// The others that began or begin together with them.
  private(set) var othersNow: [GlanceTime] = []
  private(set) var othersNext: [GlanceTime] = []
  /// The file that today would have, as it is shown; nil where it has one.
  let missingFile: String?

  /// - Parameters:
  ///   - day: today.
  ///   - page: the one whose rows count; nil for all.
  init(of day: DaySheet, _ plans: VaultPlans, page: Int? = nil) {
    let (now, today) = (day.now, day.today)
    missingFile = day.files.isEmpty ? day.missingFile : nil
    let pages = page.map { [plans.pages[$0]] } ?? plans.pages
    // A row that a block of the day stands for is told as the block, and is over with it.
    let rows = pages.map { file in
      GlanceTimes.rows(of: file.value, defaultMinutes: plans.settings.defaultBlock).filter { row in
        !day.blocks.contains { GlanceTimes.isCopied(row, by: $0.block) }
      }
    }
    // Nothing is to be done of what is ticked.
    let open = day.blocks.filter { block in !block.isTask || block.block.tasks.first?.box.isToDo ?? true }
    let blocks = open.map { TimedEntry(block: $0.block) }
    let minute = GlanceTimes.minute(of: now, on: today)
    let found = NowAndNext(blocks + rows.joined().map(\.times), atMinute: minute)
    func entry(_ place: Int) -> GlanceTime? {
      if place < blocks.count { return GlanceTimes.entry(open[place]) }
      var rest = place - blocks.count
      for (file, rows) in zip(pages, rows) {
        if rest < rows.count { return GlanceTimes.entry(rows[rest], in: file) }
        rest -= rows.count
      }
      return nil
    }
    current = found.now.flatMap(entry)
    next = found.next.flatMap(entry)
    othersNow = found.othersNow.compactMap(entry)
    othersNext = found.othersNext.compactMap(entry)
  }

  /// The minute of a day; after its midnight, while it is still today, 1440 or more.
  static func minute(of now: Moment, on today: CivilDate) -> Int {
    now.time.minutes + max(today.days(until: now.date), 0) * TimeOfDay.endOfDay.minutes
  }

  /// A schedule row, and when it lasts.
  private typealias Row = (item: PlanItem, times: TimedEntry)

  private static func isCopied(_ row: Row, by block: TimeBlock) -> Bool {
    row.times.start == block.start && Document.key(ofTitle: row.item.text) == Document.key(ofTitle: block.name)
  }

  private static func rows(of page: FocusPage, defaultMinutes: Int) -> [Row] {
    var found: [(item: PlanItem, time: ScheduleTime)] = []
    for section in page.allSections where !section.isSetAside {
      section.forEachItem { item in
        if case .schedule(let time) = item.content { found.append((item, time)) }
      }
    }
    guard !found.isEmpty else { return [] }
    let times = TimedEntry.rows(found.map(\.time), defaultMinutes: defaultMinutes)
    return zip(found, times).map { ($0.item, $1) }
  }

  private static func entry(_ row: Row, in file: VaultPlans.File<FocusPage>) -> GlanceTime {
    GlanceTime(
      title: ShownText.line(row.item.text),
      icon: row.item.icon,
      times: row.times,
      page: ShownText.line(file.record.title),
      place: TaskPlace(of: row.item, in: file.record)
    )
  }

  private static func entry(_ sheet: DaySheet.Block) -> GlanceTime {
    let block = sheet.block
    return GlanceTime(
      title: ShownText.line(block.name),
      icon: sheet.look.icon,
      color: sheet.look.color,
      times: TimedEntry(block: block),
      isRoutine: block.isRoutine,
      place: (sheet.place ?? sheet.routinePlace).map { TaskPlace(path: $0.path, line: $0.line) }
    )
  }
}
