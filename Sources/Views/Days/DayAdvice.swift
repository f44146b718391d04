import Diagnostics
import Planner

/// What a view says of a day that holds nothing, and how to begin.
struct DayAdvice {
  let sheet: DaySheet

  init(_ sheet: DaySheet) {
    self.sheet = sheet
  }

  /// One paragraph each; one that begins with a space is to be shown as it is.
  var paragraphs: [String] {
    let path = ControlCharacters.escaping(sheet.missingFile)
    if !sheet.files.isEmpty {
      let file = ControlCharacters.escaping(sheet.files[0])
      guard sheet.blocks.isEmpty else { return [] }
      return ["No time block yet. In \(file), a line such as “- 09:00 - 10:30 Deep work” is one."]
    }
    var paragraphs: [String] = []
    if !sheet.hasVault {
      paragraphs.append(
        "There is no vault here: neither this folder nor one above it holds a file tidemark.md. “tidemark init” makes one."
      )
    }
    if sheet.blocks.isEmpty {
      paragraphs.append(sheet.isPast ? "No file tells of this day." : "Nothing is planned for this day: it has no file.")
    } else {
      paragraphs.append("This day has no file yet; what is shown is the routine of the vault.")
    }
    paragraphs.append("To \(sheet.isPast ? "write it down" : "plan it"), make \(path) and begin with:")
    let example = [
      "---", "kind: day", "---", "", "# \(sheet.date) \(sheet.date.weekday.title)", "",
      "- 09:00 - 10:30 Deep work", "  - [ ] The first thing to do",
    ]
    return paragraphs + [example.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")]
  }

  func lines(width: Int) -> [StyledLine] {
    paragraphs.map { paragraph in
      guard paragraph.first == " " else {
        return TextWrapping.lines(of: paragraph, width: width, breaksWords: true).map { StyledLine($0) }
      }
      return paragraph.split(separator: "\n", omittingEmptySubsequences: false).map { StyledLine(String($0), .quiet) }
    }.joined(separator: [StyledLine()]).map { $0 }
  }
}
