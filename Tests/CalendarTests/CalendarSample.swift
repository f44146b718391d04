import Calendar
import Chronology
import Outline
import Planner
import Reading
import SourceText

/// A vault in a test, as it is on Friday, 2026-11-20.
struct CalendarSample {
  static let today = CivilDate(year: 2026, month: 11, day: 20)!

  let vault: CalendarVault

  /// - Parameter files: their texts by their paths.
  init(_ files: [(path: String, text: String)], today: CivilDate = CalendarSample.today) {
    let plans = files.map { file in
      let name = String(file.path.split(separator: "/").last?.dropLast(3) ?? "")
      return PlanReading(of: Document(reading: SourceText(file.text)), fileName: name).plan
    }
    let root = plans.lazy.compactMap(\.vault).first
    vault = CalendarVault(
      title: root?.content.title ?? "",
      settings: root?.settings ?? Settings(),
      files: plans.map { CalendarVault.File($0) },
      today: today
    )
  }

  /// A file of a kind with a title and lines below it.
  static func file(_ kind: String, _ title: String, _ lines: String..., properties: String = "") -> String {
    "---\nkind: \(kind)\n\(properties)---\n\n# \(title)\n\n" + lines.map { $0 + "\n" }.joined()
  }

  func items(_ options: CalendarOptions = CalendarOptions()) -> [CalendarItem] { CalendarItems.all(of: vault, options) }

  /// The lines of the calendar, those of its beginning and end left out; unfolded.
  func lines(_ options: CalendarOptions = CalendarOptions()) -> [String] {
    let text = String(decoding: CalendarWriter(name: nil).bytes(of: items(options)), as: UTF8.self)
    return text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init).dropFirst(4).dropLast()
  }
}
