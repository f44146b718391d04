import Chronology
import Languages
import Outline

private let language = Language.french

extension BlockChangeMessage {
  var french: String {
    switch self {
    case .added(let title, let times, let date, let slot, let shortening, let place):
      "\(language.title(title)) \(language.times(times)) le \(date)\(words(for: slot))\(words(for: shortening)), \(place)"
    case .stays(let title, let times, let date):
      "\(language.title(title)) reste à sa place\(language.colon) le créneau libre le plus proche est \(language.times(times)) le \(date)"
    case .nameAnotherTimeOrDay: "nommez une autre heure ou un autre jour"
    case .isThere(let title, let times, let date, let place):
      "\(language.title(title)) est déjà prévue de \(language.timesInWords(times.start, times.end, times.clock))\(date.map { " le \($0)" } ?? ""), \(place)"
    case .toTimes(let title, let times, let slot, let place):
      "\(language.title(title)) à \(language.times(times))\(words(for: slot)), \(place)"
    case .toDay(let title, let old, let new, let times, let slot, let place):
      "\(language.title(title)) du \(old) au \(new), \(language.times(times))\(words(for: slot)), \(place)"
    case .cannotBeShorter(let title, let times, let minutes):
      "\(language.title(title)), \(language.times(times)), ne peut pas être raccourcie de \(language.length(minutes))"
    case .isLong(let minutes): "elle dure \(language.length(minutes))"
    case .cannotBeLonger(let title, let times, let minutes, let limit):
      "\(language.title(title)), \(language.times(times)), ne peut pas être prolongée de \(language.length(minutes))\(language.colon) \(words(for: limit))"
    case .canBeLonger(let minutes): "elle peut être prolongée de \(language.length(minutes))"
    case .moveOneFirst: "déplacez d’abord l’une des deux"
    case .moveEarlier: "elle peut être prolongée si vous la déplacez d’abord plus tôt"
    case .moveEarlierOrEndDayLater:
      "elle peut être prolongée si vous la déplacez d’abord plus tôt, ou si vous écrivez une heure plus tardive après \(key(.dayEnds)) dans tidemark.md"
    case .beginsBeforeDay(let title, let start):
      "\(language.title(title)) commence avant la journée, qui débute à \(language.time(start)), comme le dit \(key(.dayStarts)) dans tidemark.md"
    case .beginsAfterDay(let title, let end):
      "\(language.title(title)) commence après la journée, qui se termine à \(language.time(end)), comme le dit \(key(.dayEnds)) dans tidemark.md"
    case .goesOnAfterDay(let title, let end):
      "\(language.title(title)) continue après la journée, qui se termine à \(language.time(end)), comme le dit \(key(.dayEnds)) dans tidemark.md"
    case .cannotEnd(let title, let times, let end):
      "\(language.title(title)), \(language.times(times)), ne peut pas se terminer à \(language.time(end))"
    case .nameTimeAfter(let start): "nommez une heure après \(language.time(start))"
    case .wouldLeaveDay(let title, let times, let date):
      "\(language.title(title)), \(language.times(times)), commencerait un autre jour que le \(date)"
    case .nameDayAndTime: "nommez le jour et l’heure"
    case .cannotBeSplit(let title, let time): "\(language.title(title)) ne peut pas être divisée à \(language.time(time))"
    case .nameTimeBetween(let times):
      "elle va de \(language.timesInWords(times.start, times.end, times.clock)); nommez une heure entre les deux"
    case .parts(let title, let first, let second, let place, let line):
      "\(language.title(title)) en \(language.times(first)) et \(language.times(second)), \(place) et \(line)"
    case .passesMidnight(let title, let times, let date):
      "\(language.title(title)), \(language.times(times)), dépasse minuit, et seule la partie du \(date) serait déplacée"
    case .splitFirst(let path, let next):
      "divisez-la d’abord\(language.colon) \(command(path)) la termine à minuit et écrit le reste dans \(next); déplacez ensuite les deux"
    case .isNoBlockOfDay(let title, let place): "\(language.title(title)) n’est pas une plage d’un jour, dans \(place)"
    }
  }

  private func words(for slot: Slot) -> String {
    switch slot {
    case .asked: ""
    case .nextFree: ", le prochain créneau libre"
    case .nearest(let time): ", le créneau libre le plus proche de \(language.time(time))"
    }
  }

  private func words(for shortening: Shortening?) -> String {
    guard let shortening else { return "" }
    let reason = shortening.next.map { "\(language.title($0)) commence alors" } ?? "la journée se termine alors"
    return ", raccourcie à \(language.length(shortening.minutes))\(language.colon) \(reason)"
  }

  private func words(for limit: Limit) -> String {
    switch limit {
    case .endOfDay(let time): "la journée se termine à \(language.time(time))"
    case .block(let title, let time): "\(language.title(title)) commence à \(language.time(time))"
    }
  }

  private func key(_ key: PropertyKey) -> String { language.quoted(key.rawValue) }

  private func command(_ path: String) -> String {
    language.quoted("tidemark lint --fix --unsafe-fixes --rule block-past-midnight \(path)")
  }
}
