import Chronology
import Languages
import Outline

private let language = Language.spanish

extension BlockChangeMessage {
  var spanish: String {
    switch self {
    case .added(let title, let times, let date, let slot, let shortening, let place):
      "\(language.title(title)) \(language.times(times)) el \(date)\(words(for: slot))\(words(for: shortening)), \(place)"
    case .stays(let title, let times, let date):
      "\(language.title(title)) se queda donde está: el hueco libre más cercano es \(language.times(times)) el \(date)"
    case .nameAnotherTimeOrDay: "nombra otra hora u otro día"
    case .isThere(let title, let times, let date, let place):
      "\(language.title(title)) ya está planeado de \(language.timesInWords(times.start, times.end, times.clock))\(date.map { " el \($0)" } ?? ""), \(place)"
    case .toTimes(let title, let times, let slot, let place):
      "\(language.title(title)) a \(language.times(times))\(words(for: slot)), \(place)"
    case .toDay(let title, let old, let new, let times, let slot, let place):
      "\(language.title(title)) del \(old) al \(new), \(language.times(times))\(words(for: slot)), \(place)"
    case .cannotBeShorter(let title, let times, let minutes):
      "\(language.title(title)), \(language.times(times)), no se puede acortar \(language.length(minutes))"
    case .isLong(let minutes): "dura \(language.length(minutes))"
    case .cannotBeLonger(let title, let times, let minutes, let limit):
      "\(language.title(title)), \(language.times(times)), no se puede alargar \(language.length(minutes)): \(words(for: limit))"
    case .canBeLonger(let minutes): "se puede alargar \(language.length(minutes))"
    case .moveOneFirst: "mueve antes uno de los dos"
    case .moveEarlier: "se puede alargar si antes lo mueves a una hora más temprana"
    case .moveEarlierOrEndDayLater:
      "se puede alargar si antes lo mueves a una hora más temprana, o si escribes una hora más tardía después de \(key(.dayEnds)) en tidemark.md"
    case .beginsBeforeDay(let title, let start):
      "\(language.title(title)) empieza antes que el día, que comienza a \(language.theTime(start)), como dice \(key(.dayStarts)) en tidemark.md"
    case .beginsAfterDay(let title, let end):
      "\(language.title(title)) empieza después del día, que termina a \(language.theTime(end)), como dice \(key(.dayEnds)) en tidemark.md"
    case .goesOnAfterDay(let title, let end):
      "\(language.title(title)) sigue después del día, que termina a \(language.theTime(end)), como dice \(key(.dayEnds)) en tidemark.md"
    case .cannotEnd(let title, let times, let end):
      "\(language.title(title)), \(language.times(times)), no puede terminar a \(language.theTime(end))"
    case .nameTimeAfter(let start): "nombra una hora después de \(language.theTime(start))"
    case .wouldLeaveDay(let title, let times, let date):
      "\(language.title(title)), \(language.times(times)), empezaría en un día distinto del \(date)"
    case .nameDayAndTime: "nombra el día y la hora"
    case .cannotBeSplit(let title, let time): "\(language.title(title)) no se puede dividir a \(language.theTime(time))"
    case .nameTimeBetween(let times):
      "va de \(language.timesInWords(times.start, times.end, times.clock)); nombra una hora entre las dos"
    case .parts(let title, let first, let second, let place, let line):
      "\(language.title(title)) en \(language.times(first)) y \(language.times(second)), \(place) y \(line)"
    case .passesMidnight(let title, let times, let date):
      "\(language.title(title)), \(language.times(times)), pasa de la medianoche, y solo se movería la parte del \(date)"
    case .splitFirst(let path, let next):
      "divídelo antes: \(command(path)) lo termina a medianoche y escribe el resto en \(next); luego mueve los dos"
    case .isNoBlockOfDay(let title, let place): "\(language.title(title)) no es un bloque de un día, en \(place)"
    }
  }

  private func words(for slot: Slot) -> String {
    switch slot {
    case .asked: ""
    case .nextFree: ", el siguiente hueco libre"
    case .nearest(let time): ", el hueco libre más cercano a \(language.theTime(time))"
    }
  }

  private func words(for shortening: Shortening?) -> String {
    guard let shortening else { return "" }
    let reason = shortening.next.map { "a esa hora empieza \(language.title($0))" } ?? "a esa hora termina el día"
    return ", acortado a \(language.length(shortening.minutes)): \(reason)"
  }

  private func words(for limit: Limit) -> String {
    switch limit {
    case .endOfDay(let time): "el día termina a \(language.theTime(time))"
    case .block(let title, let time): "\(language.title(title)) empieza a \(language.theTime(time))"
    }
  }

  private func key(_ key: PropertyKey) -> String { language.quoted(key.rawValue) }

  private func command(_ path: String) -> String {
    language.quoted("tidemark lint --fix --unsafe-fixes --rule block-past-midnight \(path)")
  }
}
