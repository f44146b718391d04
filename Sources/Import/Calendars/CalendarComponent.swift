import SourceText

/// A component of an iCalendar text: what stands between `BEGIN` and `END`.
struct CalendarComponent {
  var name: String
  /// The line of its `BEGIN`.
  var number: Int
  var lines: [CalendarLine] = []
  var children: [CalendarComponent] = []

  /// How deep components may stand in one another.
  static let deepest = 8

  /// The components of a file. What is not closed ends with the file.
  static func all(of lines: [CalendarLine], path: String) throws(ImportError) -> [CalendarComponent] {
    var open = [CalendarComponent(name: "", number: 1)]
    func place(_ line: CalendarLine) -> ImportPlace { ImportPlace(path: path, line: line.number) }
    for line in lines {
      let name = line.value.onOneLine.uppercased()
      switch line.name {
      case "BEGIN":
        guard open.count <= deepest else { throw ImportError(place(line), .isNestedDeeper(deepest)) }
        open.append(CalendarComponent(name: name, number: line.number))
      case "END":
        guard open.count > 1, open[open.count - 1].name == name else {
          throw ImportError(place(line), .endsNothing(name))
        }
        let last = open.removeLast()
        open[open.count - 1].children.append(last)
      default: open[open.count - 1].lines.append(line)
      }
    }
    guard open.count == 1 else {
      throw ImportError(
        ImportPlace(path: path, line: open[open.count - 1].number),
        .hasNoEnd(open[open.count - 1].name)
      )
    }
    return open[0].children
  }

  subscript(name: String) -> CalendarLine? { lines.first { $0.name == name } }

  func all(_ name: String) -> [CalendarLine] { lines.filter { $0.name == name } }

  /// Its text on one line; empty where it has none.
  func words(_ name: String) -> String { self[name]?.text.onOneLine ?? "" }

  /// As it is in the file, unfolded.
  var original: String {
    (["BEGIN:\(name)"] + lines.map(\.original) + children.map(\.original) + ["END:\(name)"]).joined(separator: "\n")
  }
}
