import Diagnostics
import Languages

/// A glance as lines of a terminal: labels, words, and on request where they stand in a file.
struct GlanceLayout {
  private let words: GlanceWords
  /// Whether there is less to show where all of it would not fit a small terminal: a page that is asked for is shown as it is.
  private let isBounded: Bool
  let width: Int
  /// Whether each line has its file and line.
  let showsPlaces: Bool

  /// Narrower terminals have the labels above the words.
  private static let leastForColumns = 60
  /// The cells of the column of labels: room for the longest of them, be it shown or not, and two spaces.
  private let labelWidth: Int

  init(_ sheet: GlanceSheet, width: Int, showsPlaces: Bool = false, in language: Language) {
    self.showsPlaces = showsPlaces
    words = GlanceWords(sheet, .short, in: language)
    let labels =
      GlanceHeading.labels.map(language.say) + OccasionMessage.Kind.allCases.map { language.say(OccasionMessage.kind($0)) }
    labelWidth = (labels.map { DisplayWidth.cells(of: $0) }.max() ?? 0) + 2
    self.width = LineLayout.fitted(width)
    isBounded = sheet.page == nil && self.width >= GlanceRoom.width
  }

  private var hasColumns: Bool { width >= GlanceLayout.leastForColumns }
  private var margin: Int { hasColumns ? labelWidth : 2 }

  var lines: [StyledLine] {
    var words = words
    var lines = lines(words)
    while isBounded, lines.count > GlanceRoom.lines, words.narrow() { lines = self.lines(words) }
    return lines
  }

  private func lines(_ words: GlanceWords) -> [StyledLine] {
    let heading = LineLayout.joined([LinePiece(words.say(.atAGlance), .strong), LinePiece(words.title)], width)
    return ([heading] + words.parts.map { $0.flatMap(lines) }).joined(separator: [StyledLine()]).map { $0 }
  }

  private func lines(_ group: GlanceWords.Group) -> [StyledLine] {
    let marks = group.rows.compactMap(\.mark).map { DisplayWidth.cells(of: $0) }.max() ?? 0
    let rows = group.rows.enumerated().flatMap { index, row in
      lines(row, more: index == group.rows.count - 1 ? group.more : nil, marks: marks)
    }
    guard hasColumns else { return (group.label.isEmpty ? [] : [StyledLine(group.label, .quiet)]) + rows }
    return rows.enumerated().map { index, row in
      var line = StyledLine(DisplayWidth.padded(index == 0 ? group.label : "", to: margin), .quiet)
      line.add(row)
      return line
    }
  }

  /// The words, how many more there are beside the last of them, and the place if it is asked for; without the label.
  private func lines(_ row: GlanceWords.Row, more: GlanceWords.Row?, marks: Int) -> [StyledLine] {
    let width = hasColumns ? width - margin : width
    let margin = hasColumns ? 0 : margin
    let hang = margin + (marks == 0 ? 0 : marks + 1)
    let pieces = row.pieces + (more?.pieces ?? [])
    var lines = LineLayout.joined(pieces, width - hang).enumerated().map { index, part in
      let mark = index == 0 ? row.mark ?? "" : ""
      var line = StyledLine(spaces(hang - DisplayWidth.cells(of: mark) - (mark.isEmpty ? 0 : 1)))
      if !mark.isEmpty { line.add(mark + " ") }
      line.add(part)
      return line
    }
    guard showsPlaces, let place = row.place.map({ ControlCharacters.escaping($0.text) }), let last = lines.indices.last else {
      return lines
    }
    let room = width - lines[last].cells - DisplayWidth.cells(of: place)
    guard room < 2 else {
      lines[last].add(spaces(room) + place, .quiet)
      return lines
    }
    return lines + LineLayout.wrapped(place, width, .quiet, indent: hang)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}
