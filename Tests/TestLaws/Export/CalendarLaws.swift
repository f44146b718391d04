import Calendar
import Chronology
public import Planner

/// The calendar of a file is a text that other programs read, whatever the file says.
public enum CalendarLaws {
  /// What does not hold; empty if all is well.
  static func broken(by plan: Plan) -> [String] { broken(by: [plan]) }

  /// For the files of a vault.
  public static func broken(by plans: [Plan]) -> [String] {
    let settings = plans.lazy.compactMap(\.vault).first?.settings ?? Settings()
    let files = plans.map { CalendarVault.File($0) }
    let vault = CalendarVault(title: "Vault", settings: settings, files: files, today: RandomVerb.today)
    let items = CalendarItems.all(of: vault, CalendarOptions(tasks: .both))
    let uids = items.map(\.uid)
    return broken(CalendarWriter(name: "Vault").bytes(of: items)) + items.flatMap(broken)
      + (Set(uids).count == uids.count ? [] : ["two things have one identifier"])
  }

  private static func broken(_ bytes: [UInt8]) -> [String] {
    var broken: [String] = []
    var open: [ArraySlice<UInt8>] = []
    guard bytes.suffix(2) == [0x0D, 0x0A] else { return ["no line ends the calendar"] }
    for line in bytes.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = line.last == 0x0D ? line.dropLast() : line
      let shown = String(decoding: text, as: UTF8.self)
      if text.count > 75 { broken.append("a line has \(text.count) bytes: \(shown)") }
      if String(validating: text, as: UTF8.self) == nil { broken.append("a character is cut: \(shown)") }
      if text.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) {
        broken.append("a control character: \(shown.debugDescription)")
      }
      if text.starts(with: "BEGIN:".utf8) { open.append(text.dropFirst(6)) }
      if text.starts(with: "END:".utf8), open.popLast() != text.dropFirst(4) { broken.append("\(shown) ends nothing") }
    }
    return broken + (open.isEmpty ? [] : ["a component has no end"])
  }

  private static func broken(_ item: CalendarItem) -> [String] {
    guard case .event(let event) = item.body else {
      return item.alarms.allSatisfy { $0.anchor == .end } ? [] : ["a task without a start calls at it: \(item.summary)"]
    }
    var broken: [String] = []
    var hasEnd = false
    for span in [event.span] + (event.series?.changes ?? []) {
      guard case .times(let start, let end) = span else { continue }
      hasEnd = true
      if end <= start { broken.append("\(item.summary) ends at \(end), and begins at \(start)") }
    }
    if !hasEnd, item.alarms.contains(where: { $0.anchor == .end }) {
      broken.append("\(item.summary) has no end, and calls at it")
    }
    if let series = event.series {
      let days = series.exceptions + series.changes.map(\.date)
      if days.contains(where: { $0 < event.span.date || $0 > series.until ?? $0 }) || Set(days).count < days.count {
        broken.append("\(item.summary) is otherwise on days that are not its own, or on one twice")
      }
      if let until = series.until, until < event.span.date { broken.append("\(item.summary) ends before it begins") }
    }
    return broken
  }
}
