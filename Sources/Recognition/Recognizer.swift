import Chronology
package import Lint
import Outline
import Reading
package import SourceText
package import Vault

/// Recognizes files in which no rule finds anything, from their bytes, and remembers of them what their vault has to.
///
/// An outline is not made, nor typed values. What is accepted is a part of the format: **no rule of files finds anything in it, and
/// the record is the one that the whole way would make**. Where the one or the other is not certain, the file is given up, and read
/// as any other.
///
/// What a line is, is settled by the form of its first bytes. What its words say is asked of the readers and of the rules
/// themselves, or not looked at.
package struct Recognizer: Sendable {
  /// What is known besides the file.
  let context: LintContext
  /// Which of the tasks of a file are remembered.
  let remembered: RememberedTasks

  package init(in context: LintContext, tasks remembered: RememberedTasks) {
    (self.context, self.remembered) = (context, remembered)
  }

  /// Longer files are given up: their paragraphs may pass a bound.
  private static let mostBytes = 1 << 16
  /// The same of a paragraph, of the words of an item, and of any other line.
  static let mostBytesOfParagraph = 1 << 11

  /// What a vault remembers of a file; nil for one that is given up.
  ///
  /// - Parameters:
  ///   - path: the path as it is shown.
  ///   - name: the path from the root of the vault.
  package func record(of source: SourceText, path: String, name: String) -> VaultRecord? {
    if name == VaultRoot.fileName {
      return FileSystem.name(of: path) == name ? Recognizer.record(ofRoot: source, path: path) : nil
    }
    guard let front = FrontLines(of: source), Recognizer.mayAccept(source), !VaultRoot.isRoot(name), !VaultRoot.isRoot(path)
    else { return nil }
    switch front.kind {
    case .day, .project, .stacks:
      var list = ListRecognizer(source, front, stem: FileName.stem(of: path), in: context, remembered)
      return list.record(path: path, name: name)
    case .page:
      var page = PageRecognizer(source, front, in: context)
      return page.record(path: path, name: name)
    case .ritual:
      var ritual = RitualRecognizer(source, front, in: context)
      return ritual.record(path: path, name: name)
    case .activities:
      var activities = ActivitiesRecognizer(source, front, on: context.today)
      return activities.record(path: path, name: name)
    case .life:
      var life = LifeRecognizer(source, front, in: context)
      return life?.record(path: path, name: name)
    // By another name it is misplaced.
    case .vault: return nil
    }
  }

  /// The same of the root of a vault, which needs nothing besides the file.
  package static func record(ofRoot source: SourceText, path: String) -> VaultRecord? {
    guard mayAccept(source) else { return nil }
    var root = RootRecognizer(source)
    return root?.record(path: path)
  }

  /// Whether all of the bytes of a file may be recognized.
  private static func mayAccept(_ source: SourceText) -> Bool {
    8..<mostBytes ~= source.bytes.count && source.isWithoutCarriageReturns && source.invalidRanges.isEmpty
  }
}

extension VaultRecord {
  /// What is remembered of a file that was recognized, whose title is words.
  init(
    of source: SourceText,
    _ front: FrontLines,
    titleRange: Range<Int>,
    path: String,
    name: String,
    date: CivilDate? = nil,
    tasks: [Task] = [],
    categories: [(name: String, range: Range<Int>)] = []
  ) {
    self.init(
      path: path,
      name: name,
      kind: front.kind,
      title: Spaces.folded(titleRange, in: source.bytes),
      titleRange: titleRange,
      kindRange: front.kindRange,
      date: date,
      tasks: tasks,
      categories: categories,
      source: source
    )
  }
}

extension VaultRoot {
  /// Whether a path ends in the name of a root.
  fileprivate static func isRoot(_ path: String) -> Bool {
    path.utf8.count >= fileName.utf8.count && path.hasSuffix(fileName)
  }
}
