import Chronology
import Outline
import Planner
import SourceText

/// A file of TaskPaper (its guide): projects, tasks with tags, and notes. The file becomes a project, and its projects sections of it.
public enum TaskPaperFile: FileFormat {
  public static let name = "taskpaper"

  public static func recognizes(_ files: [ImportedFile]) -> Bool {
    !files.isEmpty && files.allSatisfy { $0.name.lowercased().hasSuffix(".taskpaper") }
  }

  public static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    var drafts: [ImportDraft] = []
    for file in files {
      let lines = try file.lines()
      var outline = TaskOutline(DraftHome(.project, titled: options.title ?? file.stem), path: file.path)
      // What is indented nowhere goes to the project above it, as the first version of the program had it.
      outline.endsHeadings = lines.contains { ($0.hasPrefix("\t") || $0.hasPrefix(" ")) && !$0.allSatisfy(\.isWhitespace) }
      for (offset, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
        read(line[...], at: offset + 1, into: &outline, options.today)
      }
      drafts += outline.all
    }
    return drafts
  }

  private static func read(_ line: Substring, at number: Int, into outline: inout TaskOutline, _ today: CivilDate) {
    let depth = line.prefix { $0 == "\t" || $0 == " " }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    let words = line.drop { $0 == "\t" || $0 == " " }
    let original = String(line)
    if words.hasPrefix("- ") || words == "-" {
      let text = LineText(String(words.dropFirst(2)), as: .item, hasBox: true, today: today)
      let isStep = outline.hasTask(above: depth)
      guard var task = SignedTask(TaskPaperLine.signs(in: text), in: text, isStep: isStep, today: today) else {
        return outline.add(.unread(.because(.hasNoWords)), at: number, original)
      }
      task.joinNotes()
      return outline.add(task.item, depth: depth, at: number, original, kept: task.kept)
    }
    if let name = projectName(words) { return outline.open(name, depth: depth, at: number, original) }
    outline.add(note: words.onOneLine, depth: depth, at: number, original)
  }

  /// `Name:` or `Name :`, tags behind it or not.
  private static func projectName(_ line: Substring) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    let tags = words.reversed().prefix { $0.hasPrefix("@") }.count
    guard let last = words.dropLast(tags).last, last.hasSuffix(":") else { return nil }
    let name = words.dropLast(tags).joined(separator: " ").dropLast().onOneLine
    return name.isEmpty ? nil : ([name] + words.suffix(tags).map(String.init)).joined(separator: " ")
  }
}
