/// Breaking prose into lines of a given width.
public enum TextWrapping {
  /// The lines of one paragraph, each at most `width` cells wide, broken at spaces.
  ///
  /// Runs of white space count as one space. A word that is wider than the width stands alone on a line that is too long.
  public static func lines(of paragraph: some StringProtocol, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in paragraph.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }) {
      let cells = DisplayWidth.cells(of: word)
      if !line.isEmpty, used + 1 + cells > width {
        lines.append(line)
        line = ""
        used = 0
      }
      if !line.isEmpty {
        line += " "
        used += 1
      }
      line += word
      used += cells
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
