import Languages
import Outline
import Planner
import Reading
import SourceText

/// One change of one file: what is written, and what the file must then say.
public struct EditStep {
  /// Ways to write it, the plainest first. The first that does what is meant is taken.
  var ways: [[TextEdit]]
  /// Whether the values after the change are those before it, changed as meant.
  var isAsMeant: (_ before: EditableFile, _ after: EditableFile) -> Bool
  /// Whether there may be something afterwards that does not read.
  var allowsProblems = false
  /// Whether the words that are written are those of a file: what looks meant in them and was words there is so again.
  var keepsWords = false
  /// Whether all its fields were behind those words before.
  var keepsFields = false
  /// What moves takes along what does not read in it: how much that was where it stood, of the outline and of the values.
  var moved = (problems: 0, values: 0)
  /// Whether lines become logs by it, of which some may not read: nobody looked at them before.
  var makesLogs = false

  init(_ ways: [[TextEdit]], isAsMeant: @escaping (EditableFile, EditableFile) -> Bool) {
    self.ways = ways
    self.isAsMeant = isAsMeant
  }

  /// A step after which the values are exactly those before it, with one change.
  init(_ ways: [[TextEdit]], change: @escaping (inout Plan) -> Void) {
    self.init(ways) { before, after in
      var wanted = before.plan
      change(&wanted)
      return EditStep.isSame(after.plan, wanted)
    }
  }

  /// Whether a file says what was wanted: every value, every word and their order. How it is spelled does not count, as values know
  /// nothing of it (which brackets, markers, indents and blank lines there are); nor do the escapes that keep words from being read
  /// as syntax, as long as Markdown shows the same words.
  static func isSame(_ plan: Plan, _ wanted: Plan) -> Bool {
    plan == wanted || plan.withResolvedWords == wanted.withResolvedWords
  }
}

extension EditableFile {
  /// The file after a step. It is read again, and the step is refused unless it says what is meant and nothing else changed.
  public func applying(_ step: EditStep) throws(EditRefusal) -> EditableFile {
    guard document.isRewritable else {
      throw EditRefusal(EditMessage.cannotBeChanged(path), help: .lintIt)
    }
    var reads = false
    for way in step.ways {
      guard let bytes = source.applying(way) else { continue }
      let after = EditableFile(path: path, bytes: bytes, kindByFolder: document.kindByFolder)
      guard after.document.isRewritable, after.document.kind == document.kind else { continue }
      guard step.isAsMeant(self, after) else { continue }
      reads = true
      if step.allowsProblems || !after.hasMoreProblems(than: self, for: step) { return after }
    }
    throw EditRefusal(reads ? EditMessage.cannotBeReadBack(path) : .moreWouldChange(path), help: .changeByHand)
  }

  /// Whether more of the file does not read than before.
  private func hasMoreProblems(than other: EditableFile, for step: EditStep) -> Bool {
    func count(_ file: EditableFile) -> Int {
      file.document.problems.count { problem in
        switch problem.kind {
        case .unreadEntry: !step.makesLogs
        default: EditableFile.isCounted(problem) && !(step.keepsWords && file.isOfWords(problem, with: step.keepsFields))
        }
      }
    }
    return count(self) > count(other) + step.moved.problems
      || reading.problems.count > other.reading.problems.count + step.moved.values
  }

  /// A bracket that is nearly one of fields, or says when, may be words: whether it is not, the linter says.
  private static func isCounted(_ problem: OutlineProblem) -> Bool {
    switch problem.kind {
    case .nearField, .meantField: false
    default: true
    }
  }

  /// Whether it is about some words of a headline that look meant, such as a group in their midst, or a time that is none. A
  /// bracket that is open is more than that where new fields come after it: they look like some of its own.
  private func isOfWords(_ problem: OutlineProblem, with keepsFields: Bool) -> Bool {
    switch problem.kind {
    case .unclosedGroup: keepsFields || !hasFields(after: problem.range)
    case .misplacedGroup, .unreadPart, .otherBrackets, .foreignField, .halfRange, .backwardAnchor, .unreadAnchor, .meantTime,
      .otherDay, .nestedBlock, .misplacedKey:
      true
    default: false
    }
  }

  private func hasFields(after range: Range<Int>) -> Bool {
    document.items.contains { item in
      item.headline.range.contains(range.lowerBound) && item.headline.groups.contains { range.lowerBound < $0.range.lowerBound }
    }
  }

  /// How much does not read in some lines, of the outline and of the values.
  func problems(inLines lines: Range<Int>) -> (problems: Int, values: Int) {
    let range = source.fullRange(ofLines: lines)
    return (
      document.problems.count { EditableFile.isCounted($0) && range.contains($0.range.lowerBound) },
      reading.problems.count { range.contains($0.range.lowerBound) }
    )
  }
}
