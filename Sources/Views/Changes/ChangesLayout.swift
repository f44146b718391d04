import Changes
import Diagnostics
import Languages

/// Changes as lines of a terminal.
struct ChangesLayout {
  private let width: Int
  private let words: ChangeWords

  /// Narrower terminals get lines of this width, and wider ones are not filled.
  private static let widths = 24...100

  private var language: Language { words.language }

  init(width: Int, in language: Language) {
    words = ChangeWords(.arrow, in: language)
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
  }

  func lines(of sheet: ChangesSheet) -> [StyledLine] {
    let entries = sheet.shown.map { entry in [heading(of: entry)].joined() + lines(of: entry.files) }
    return entries.joined(separator: [StyledLine()]).map { $0 }
  }

  /// More files than these, of which nothing is said but that they are new, are counted.
  private static let mostNewFiles = 8

  private func lines(of files: [FileDifference]) -> [StyledLine] {
    let new = files.filter(\.isNew)
    guard new.count > Self.mostNewFiles else { return files.flatMap { lines(of: $0, indent: 2) } }
    let sum = LineLayout.marked("  ", language.say(ChangesMessage.filesAdded(new.count)), width)
    return files.filter { !$0.isNew }.flatMap { lines(of: $0, indent: 2) } + sum
  }

  /// The title of a file and its path, and below them its facts.
  func lines(of file: FileDifference, indent: Int = 0) -> [StyledLine] {
    var title = StyledLine(String(repeating: " ", count: indent))
    title.add(ShownText.wrapped(ChangeWords.name(file.title), .max)[0], .strong)
    let path = file.oldPath.map { language.say(ChangesMessage.moved(file.path, from: $0)) } ?? file.path
    title.add("  " + ControlCharacters.escaping(path), .quiet)
    if file.changes.count == 1, file.changes[0].subject == .file {
      // What is said of the whole file needs no line of its own.
      var whole = title
      whole.add("  " + words.sentence(file.changes[0], in: file.title))
      if whole.cells <= width { return [whole] }
    }
    let facts = file.changes.flatMap { change in
      LineLayout.marked(String(repeating: " ", count: indent + 2), words.sentence(change, in: file.title), width)
    }
    return [title.cut(to: width)] + facts
  }

  private func heading(of entry: ChangesSheet.Entry) -> [StyledLine] {
    guard let commit = entry.commit else { return [StyledLine(language.say(ChangesMessage.notCommittedHeading), .now)] }
    var line = StyledLine(commit.day.map(language.weekdayAndDate) ?? ControlCharacters.escaping(commit.date), .now)
    line.add(" " + commit.time)
    line.add("  " + commit.shortHash, .quiet)
    let subject = ShownText.wrapped(commit.subject, .max)[0]
    let cells = DisplayWidth.cells(of: subject)
    if line.cells + 2 + cells <= width || line.cells >= width {
      line.add("  " + subject, .quiet)
      return [line.cut(to: width)]
    }
    return [line.cut(to: width)] + LineLayout.wrapped(subject, width, .quiet, indent: 2)
  }
}

extension FileDifference {
  /// Whether nothing is said of it but that it is new.
  fileprivate var isNew: Bool {
    guard changes.count == 1, changes[0].subject == .file, case .added = changes[0].what else { return false }
    return true
  }
}
