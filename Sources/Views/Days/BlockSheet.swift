import Chronology
import Diagnostics
package import Languages
import Phrases
import Planner

/// One time block with all that is said of it.
package struct BlockSheet: Sendable {
  /// The day that it is on.
  var day: DaySheet
  var block: DaySheet.Block

  var phase: DaySheet.Phase { day.phase(of: block.block.range) }

  /// Its tasks, without itself.
  var tasks: [BlockTask] { Array(block.block.tasks.dropFirst(block.isTask ? 1 : 0)) }

  /// When it calls: `at its start, 06:00`.
  var calls: BlockMessage {
    let (range, notify) = (block.block.range, block.block.notify)
    return .callsAt(
      start: notify.contains(.start) ? ShownTime(range.lowerBound, day.clock) : nil,
      end: notify.contains(.end) ? ShownTime(range.upperBound, day.clock) : nil
    )
  }

  /// The block of a day that some words mean: its name or a part of it, the time at which it begins, or where it is written.
  package static func find(_ words: String, in day: DaySheet) -> Result {
    let blocks = day.blocks
    let places = blocks.map { $0.place.map { "\($0.path):\($0.line)" } }
    if let index = places.firstIndex(of: words) { return .block(BlockSheet(day: day, block: blocks[index])) }
    if let time = try? TimePhrase.time(words), let block = blocks.first(where: { $0.block.start == time }) {
      return .block(BlockSheet(day: day, block: block))
    }
    let names = blocks.map { DayWords.title($0.block.name) }
    let labels = zip(blocks, names).map { block, name in "\(block.block.start) - \(block.block.end) \(name)" }
    let things = TitleChoice.Things(noun: .block(day.date), advice: .moreOfNameOrTime, twins: (labels, .time))
    switch TitleChoice(words, among: names, of: things) {
    case .title(let index): return .block(BlockSheet(day: day, block: blocks[index]))
    case .several(let several): return .several(several, several.indices.map { BlockSheet(day: day, block: blocks[$0]) })
    case .problem(let problem): return .none(otherwise(words, in: day).map { Told($0) } ?? Told(problem))
    }
  }

  /// What is shown at a time of the day and is no block, where the words mean that; else nil.
  private static func otherwise(_ words: String, in day: DaySheet) -> BlockMessage? {
    let titles = day.timed.map(\.title)
    guard case .title(let index) = TitleChoice(words, among: titles, of: TitleChoice.Things(noun: .row)) else { return nil }
    let item = day.timed[index]
    return .notBlock(
      DayWords.title(item.title),
      ShownTime(item.start, day.clock),
      isRecurring: item.isRecurring,
      home: DayWords.title(item.home),
      place: item.place?.text
    )
  }

  /// What to tell the person, where it is no block.
  package enum Result {
    case block(BlockSheet)
    /// Those that may be meant, and which they are.
    case several(TitleChoice.Several, [BlockSheet])
    case none(Told)
  }
}
