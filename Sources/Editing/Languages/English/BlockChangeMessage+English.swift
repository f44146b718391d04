import Chronology
import Languages
import Outline

private let language = Language.english

extension BlockChangeMessage {
  var english: String {
    switch self {
    case .added(let title, let times, let date, let slot, let shortening, let place):
      "\(language.title(title)) \(language.times(times)) on \(date)\(words(for: slot))\(words(for: shortening)), \(place)"
    case .stays(let title, let times, let date):
      "\(language.title(title)) stays: \(language.times(times)) on \(date) is the nearest free slot"
    case .nameAnotherTimeOrDay: "name another time or day"
    case .isThere(let title, let times, let date, let place):
      "\(language.title(title)) is at \(language.times(times))\(date.map { " on \($0)" } ?? "") already, \(place)"
    case .toTimes(let title, let times, let slot, let place):
      "\(language.title(title)) to \(language.times(times))\(words(for: slot)), \(place)"
    case .toDay(let title, let old, let new, let times, let slot, let place):
      "\(language.title(title)) from \(old) to \(new), \(language.times(times))\(words(for: slot)), \(place)"
    case .cannotBeShorter(let title, let times, let minutes):
      "\(language.title(title)), \(language.times(times)), cannot be \(DayBlocks.length(minutes)) shorter"
    case .isLong(let minutes): "it is \(DayBlocks.length(minutes)) long"
    case .cannotBeLonger(let title, let times, let minutes, let limit):
      "\(language.title(title)), \(language.times(times)), cannot be \(DayBlocks.length(minutes)) longer: \(words(for: limit))"
    case .canBeLonger(let minutes): "it can be \(DayBlocks.length(minutes)) longer"
    case .moveOneFirst: "move one of the two first"
    case .moveEarlier: "it can be longer if you move it to an earlier time first"
    case .moveEarlierOrEndDayLater:
      "it can be longer if you move it to an earlier time first, or write a later one after \(key(.dayEnds)) in tidemark.md"
    case .beginsBeforeDay(let title, let start):
      "\(language.title(title)) begins before the day, which starts at \(language.time(start)), as \(key(.dayStarts)) in tidemark.md says"
    case .beginsAfterDay(let title, let end):
      "\(language.title(title)) begins after the day, which ends at \(language.time(end)), as \(key(.dayEnds)) in tidemark.md says"
    case .goesOnAfterDay(let title, let end):
      "\(language.title(title)) goes on after the day, which ends at \(language.time(end)), as \(key(.dayEnds)) in tidemark.md says"
    case .cannotEnd(let title, let times, let end):
      "\(language.title(title)), \(language.times(times)), cannot end at \(language.time(end))"
    case .nameTimeAfter(let start): "name a time after \(language.time(start))"
    case .wouldLeaveDay(let title, let times, let date):
      "\(language.title(title)), \(language.times(times)), would begin on another day than \(date)"
    case .nameDayAndTime: "name the day and the time"
    case .cannotBeSplit(let title, let time): "\(language.title(title)) cannot be split at \(language.time(time))"
    case .nameTimeBetween(let times): "it is \(language.times(times)); name a time between the two"
    case .parts(let title, let first, let second, let place, let line):
      "\(language.title(title)) into \(language.times(first)) and \(language.times(second)), \(place) and \(line)"
    case .passesMidnight(let title, let times, let date):
      "\(language.title(title)), \(language.times(times)), passes midnight, and only the part on \(date) would be moved"
    case .splitFirst(let path, let next):
      "split it first: \(command(path)) ends it at midnight and writes the rest into \(next); then move the two"
    case .isNoBlockOfDay(let title, let place): "\(language.title(title)) is not a time block of a day, at \(place)"
    }
  }

  private func words(for slot: Slot) -> String {
    switch slot {
    case .asked: ""
    case .nextFree: ", the next free slot"
    case .nearest(let time): ", the free slot nearest to \(language.time(time))"
    }
  }

  private func words(for shortening: Shortening?) -> String {
    guard let shortening else { return "" }
    let reason = shortening.next.map { "\(language.title($0)) begins then" } ?? "the day ends then"
    return ", shortened to \(DayBlocks.length(shortening.minutes)): \(reason)"
  }

  private func words(for limit: Limit) -> String {
    switch limit {
    case .endOfDay(let time): "the day ends at \(language.time(time))"
    case .block(let title, let time): "\(language.title(title)) begins at \(language.time(time))"
    }
  }

  private func key(_ key: PropertyKey) -> String { language.quoted(key.rawValue) }

  private func command(_ path: String) -> String {
    language.quoted("tidemark lint --fix --unsafe-fixes --rule block-past-midnight \(path)")
  }
}
