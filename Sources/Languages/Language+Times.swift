package import Chronology
package import Planner

extension Language {
  /// A time of a column or a sentence, as the clock of the vault shows it: `17:05`, or `5:05 PM`, `5:05 p.m.`
  ///
  /// In figures alone, as the Office québécois de la langue française has it for tables: beside each other, times line up.
  package func time(_ time: TimeOfDay, _ clock: ClockStyle) -> String {
    guard self != .english, self != .pseudo, clock == .twelveHours else { return clock.text(time) }
    let text = clock.text(time)
    let half = text.hasSuffix("AM") ? "a.m." : "p.m."
    return String(text.dropLast(2)).trimmed + "\u{A0}" + half
  }

  /// `09:00 - 10:30`.
  package func times(_ start: TimeOfDay, _ end: TimeOfDay, _ clock: ClockStyle) -> String {
    "\(time(start, clock)) - \(time(end, clock))"
  }

  /// `09:00 to 10:30`, as it is read aloud.
  package func timesInWords(_ start: TimeOfDay, _ end: TimeOfDay, _ clock: ClockStyle) -> String {
    let (first, last) = (time(start, clock), time(end, clock))
    return choose(english: "\(first) to \(last)", spanish: "\(first) a \(last)", french: "\(first) à \(last)")
  }

  /// `3 days`.
  package func days(_ count: Int) -> String {
    choose(
      english: counted(count, "day", "days"),
      spanish: counted(count, "día", "días"),
      french: counted(count, "jour", "jours")
    )
  }

  /// `3 weeks`.
  package func weeks(_ count: Int) -> String {
    choose(
      english: counted(count, "week", "weeks"),
      spanish: counted(count, "semana", "semanas"),
      french: counted(count, "semaine", "semaines")
    )
  }

  /// `3 months`.
  package func months(_ count: Int) -> String {
    choose(
      english: counted(count, "month", "months"),
      spanish: counted(count, "mes", "meses"),
      french: counted(count, "mois", "mois")
    )
  }

  /// `3 years`.
  package func years(_ count: Int) -> String {
    choose(
      english: counted(count, "year", "years"),
      spanish: counted(count, "año", "años"),
      french: counted(count, "an", "ans")
    )
  }

  /// `45 m`, `2 h`, `1 h 30 m`; `45 min` in Spanish and French.
  package func length(_ minutes: Int) -> String {
    let minute = choose(english: "m", spanish: "min", french: "min")
    return length(minutes, hour: { "\($0) h" }, minute: { "\($0) \(minute)" })
  }

  /// `45 minutes`, `1 hour 30 minutes`.
  package func lengthInFull(_ minutes: Int) -> String {
    length(
      minutes,
      hour: {
        choose(
          english: counted($0, "hour", "hours"),
          spanish: counted($0, "hora", "horas"),
          french: counted($0, "heure", "heures")
        )
      },
      minute: {
        choose(
          english: counted($0, "minute", "minutes"),
          spanish: counted($0, "minuto", "minutos"),
          french: counted($0, "minute", "minutes")
        )
      }
    )
  }

  private func length(_ minutes: Int, hour: (Int) -> String, minute: (Int) -> String) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    guard hours > 0 else { return minute(rest) }
    return rest == 0 ? hour(hours) : "\(hour(hours)) \(minute(rest))"
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
