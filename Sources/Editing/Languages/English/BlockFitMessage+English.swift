import Chronology
import Languages

private let language = Language.english

extension BlockFitMessage {
  var english: String {
    switch self {
    case .wouldPassMidnight(let minutes, let start):
      "a block of \(DayBlocks.length(minutes)) at \(language.time(start)) would pass midnight"
    case .nameEarlierOrShorter: "name an earlier time, or a shorter length"
    case .isTaken(let times, let date, let title, let others):
      "\(language.times(times)) on \(date) is not free: \(language.title(title)) is \(language.times(others))"
    case .nothingIsFree(let minutes):
      "there is no free slot of \(DayBlocks.length(minutes)) on that day; --overlap writes it anyway"
    case .nothingElseIsFree(let minutes):
      "there is no other free slot of \(DayBlocks.length(minutes)) on that day; --overlap writes it anyway"
    case .isFree(let minutes, let starts):
      "\(DayBlocks.length(minutes)) is free at \(starts.map { language.time($0) }.joined(separator: " and at ")); --nearest uses the nearest free slot, --overlap writes it anyway"
    case .isFreeElsewhere(let minutes, let starts):
      "\(DayBlocks.length(minutes)) is free at \(starts.map { language.time($0) }.joined(separator: " and at ")); --overlap writes it anyway"
    case .isFreeOutsideDay(let minutes, let starts):
      "\(DayBlocks.length(minutes)) is free at \(starts.map { language.time($0) }.joined(separator: " and at ")), but not within the hours of the day; --overlap writes it anyway"
    case .noFreeSlot(let minutes, let date): "there is no free slot of \(DayBlocks.length(minutes)) on \(date)"
    case .longestIs(let minutes, let times):
      "the longest free time is \(DayBlocks.length(minutes)), \(language.times(times))"
    case .nameAnotherDay: "name another day"
    }
  }
}
