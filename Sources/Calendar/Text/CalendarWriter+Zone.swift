import Chronology

extension CalendarWriter {
  /// What clocks of a zone show from a day on.
  static func lines(of zone: CalendarZone, since day: CivilDate) -> [ContentLine] {
    var lines = [ContentLine("BEGIN", [], "VTIMEZONE"), ContentLine("TZID", [], zone.name)]
    for observance in ZoneObservances(of: zone.file, since: day).all {
      let component = observance.to.isDaylight ? "DAYLIGHT" : "STANDARD"
      lines += [
        ContentLine("BEGIN", [], component), ContentLine("DTSTART", [], local(observance.start)),
        ContentLine("TZOFFSETFROM", [], text(offset: observance.from.seconds)),
        ContentLine("TZOFFSETTO", [], text(offset: observance.to.seconds)),
      ]
      if let rule = observance.rule { lines.append(ContentLine("RRULE", [], rule)) }
      lines += [ContentLine("TZNAME", text: observance.to.name), ContentLine("END", [], component)]
    }
    return lines + [ContentLine("END", [], "VTIMEZONE")]
  }

  /// `20260329T020000`.
  private static func local(_ time: Int) -> String {
    let seconds = (time % 60 + 60) % 60
    return text(CalendarZone.moment(time)).dropLast(2) + (seconds < 10 ? "0\(seconds)" : "\(seconds)")
  }

  /// `+0100`, `-001444`.
  private static func text(offset: Int) -> String {
    let size = Int(offset.magnitude)
    let parts = [size / 3600, size / 60 % 60] + (size % 60 == 0 ? [] : [size % 60])
    return (offset < 0 ? "-" : "+") + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
  }
}
