package import Chronology

/// How long the names of days and months are.
package enum NameLength: Hashable, Sendable {
  /// `Fri 20 Nov`, for columns.
  case short
  /// `Friday 20 November`, as it is read aloud.
  case full
}

extension Language {
  /// The name of a day of the week: `Friday`, `viernes`, `vendredi`; short `Fri`, `vie`, `ven.`
  ///
  /// Source: CLDR, `dates/calendars/gregorian/days`.
  package func name(of weekday: Weekday, _ length: NameLength = .full) -> String {
    let place = weekday.rawValue - 1
    switch (self, length) {
    case (.english, .full), (.pseudo, .full): return weekday.title
    case (.english, .short), (.pseudo, .short): return String(weekday.title.prefix(3))
    case (.spanish, .full): return ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"][place]
    case (.spanish, .short): return ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"][place]
    case (.french, .full): return ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"][place]
    case (.french, .short): return ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."][place]
    }
  }

  /// The name of a month: `November`, `noviembre`, `novembre`; short `Nov`, `nov`, `nov.`
  ///
  /// Source: CLDR, `dates/calendars/gregorian/months`.
  package func name(of month: Month, _ length: NameLength = .full) -> String {
    let place = month.rawValue - 1
    switch (self, length) {
    case (.english, .full), (.pseudo, .full): return month.title
    case (.english, .short), (.pseudo, .short): return String(month.title.prefix(3))
    case (.spanish, .full):
      return [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
        "diciembre",
      ][place]
    case (.spanish, .short):
      return ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"][place]
    case (.french, .full):
      return [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre",
      ][place]
    case (.french, .short):
      return [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juill.", "août", "sept.", "oct.", "nov.", "déc.",
      ][place]
    }
  }

  /// `20 Nov`; in French the first of a month is `1er`, as the Office québécois de la langue française has it.
  package func dayAndMonth(_ date: CivilDate, _ length: NameLength) -> String {
    let (_, number, day) = date.parts
    let month = Month(rawValue: number).map { name(of: $0, length) } ?? ""
    return switch (self, length) {
    case (.spanish, .full): "\(day) de \(month)"
    case (.french, _): "\(day == 1 ? "1er" : "\(day)") \(month)"
    case (.english, _), (.pseudo, _), (.spanish, .short): "\(day) \(month)"
    }
  }

  /// `Fri 20 Nov`, `viernes 20 de noviembre`.
  package func day(_ date: CivilDate, _ length: NameLength) -> String {
    "\(name(of: date.weekday, length)) \(dayAndMonth(date, length))"
  }

  /// `Fri 20 Nov 2026`, `viernes 20 de noviembre de 2026`.
  package func dayAndYear(_ date: CivilDate, _ length: NameLength) -> String {
    "\(day(date, length)) \(self == .spanish && length == .full ? "de " : "")\(date.year)"
  }

  /// `November 2026`, `noviembre de 2026`.
  package func monthAndYear(_ month: Month, _ year: Int, _ length: NameLength = .full) -> String {
    "\(name(of: month, length)) \(self == .spanish && length == .full ? "de " : "")\(year)"
  }

  /// `Friday 2026-11-20`: a date that can be typed as it stands.
  package func weekdayAndDate(_ date: CivilDate) -> String { "\(name(of: date.weekday)) \(date)" }

  /// Where a day lies, told from today: `today`, `tomorrow`, `in 5 days`, `5 days ago`.
  package func distance(of date: CivilDate, from today: CivilDate) -> String {
    switch today.days(until: date) {
    case 0: choose(english: "today", spanish: "hoy", french: "aujourd’hui")
    case 1: choose(english: "tomorrow", spanish: "mañana", french: "demain")
    case -1: choose(english: "yesterday", spanish: "ayer", french: "hier")
    case let days where days > 0:
      choose(english: "in \(days) days", spanish: "en \(self.days(days))", french: "dans \(self.days(days))")
    case let days:
      choose(english: "\(-days) days ago", spanish: "hace \(self.days(-days))", french: "il y a \(self.days(-days))")
    }
  }
}
