import Chronology
import Outline
import Planner

/// A file of todo.txt, of which each line is a task. They go to a project that is called as the file is.
public enum TodoTxtFile: FileFormat {
  public static let name = "todotxt"

  public static func recognizes(_ files: [ImportedFile]) -> Bool {
    !files.isEmpty
      && files.allSatisfy { file in
        let name = file.name.split(separator: "/").last?.lowercased() ?? ""
        return name == "todo.txt" || name == "done.txt" || name.hasSuffix(".todo.txt")
      }
  }

  public static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    var drafts: [ImportDraft] = []
    for file in files {
      // What is done is archived in a file of its own, and belongs to the same project.
      let isList = file.stem.lowercased().hasSuffix(".todo")
      let stem = ["todo", "done"].contains(file.stem.lowercased()) ? "Todo" : String(file.stem.dropLast(isList ? 5 : 0))
      let home = DraftHome(.project, titled: options.title ?? stem)
      for (offset, line) in try file.lines().enumerated() where !line.allSatisfy(\.isWhitespace) {
        drafts.append(draft(of: line, at: ImportPlace(path: file.path, line: offset + 1), in: home, options.today))
      }
    }
    return drafts
  }

  private static func draft(of line: String, at place: ImportPlace, in home: DraftHome, _ today: CivilDate) -> ImportDraft {
    let text = LineText(line, as: .plain, today: today)
    let signs = TodoTxtLine.allSigns(in: text)
    guard var task = SignedTask(signs, in: text, today: today) else {
      return ImportDraft(.unread(.because(.hasNoWords)), at: place, original: line)
    }
    for sign in signs {
      guard case .priority = sign.meaning, let letter = TodoTxtLine.letter(of: sign, in: text), letter > "C" else { continue }
      task.keep(.priorityBelowC, "priority \(letter)")
    }
    task.joinNotes()
    let item = task.item
    let date = item.task.done ?? item.task.due
    return ImportDraft(.item(DraftedItem(item, in: home, date: date)), at: place, original: line, kept: task.kept)
  }
}

extension LineText {
  /// The words that are in none of some ranges, with a space between them.
  func words(besides ranges: [Range<Int>]) -> String {
    words().filter { word in !ranges.contains { $0.overlaps(word.range) } }.map { text($0.range) }.joined(separator: " ")
  }
}
