extension CalendarComponent {
  /// Whether a property of it is read, is of use to programs only, or says what holds without it.
  func isKnown(_ line: CalendarLine) -> Bool {
    let value = line.value.onOneLine.uppercased()
    switch line.name {
    case "CLASS": return value == "PUBLIC"
    case "TRANSP": return value == "OPAQUE"
    case "PRIORITY": return name == "VTODO" || value == "0"
    default: return line.name.hasPrefix("X-") || CalendarComponent.known.contains(line.name) || value.isEmpty
    }
  }

  private static let known: Set = [
    "UID", "DTSTAMP", "CREATED", "LAST-MODIFIED", "SEQUENCE", "DTSTART", "DTEND", "DURATION", "DUE", "COMPLETED", "RRULE",
    "RDATE", "EXDATE", "RECURRENCE-ID", "SUMMARY", "DESCRIPTION", "LOCATION", "URL", "CATEGORIES", "COLOR", "STATUS", "ATTACH",
    "ORGANIZER", "ATTENDEE", "PERCENT-COMPLETE", "RELATED-TO", "REQUEST-STATUS",
  ]
}
