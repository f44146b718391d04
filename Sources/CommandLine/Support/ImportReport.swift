import Diagnostics
import Editing
import Import
import Languages
import SourceText

/// What an import came to, as lines for people, as JSON, and as a note of what was left.
struct ImportReport {
  let account: ImportAccount
  /// What was written, or would be.
  let revisions: [FileRevision]
  /// The path of the note that has what was left; nil where there is none.
  let leftPath: String?
  /// What a person does next, if something was written.
  var next: Told?

  /// The most places that a line names.
  private static let mostPlaces = 3

  /// What was kept as words, by what it was, in the order in which it was read.
  private var kept: [CountedThing] {
    account.lines.flatMap(\.kept).inGroups { $0 }.map { CountedThing(thing: $0.key, count: $0.elements.count) }
  }

  // MARK: Lines

  func lines(in language: Language) -> [String] {
    let counts = ImportAccount.Outcome.allCases.map { ImportReportMessage.Count($0, account.count(of: $0)) }
      .filter { $0.outcome == .written || $0.count > 0 }
    var lines = [language.say(ImportReportMessage.sum(read: account.lines.count, counts))]
    for outcome in ImportAccount.Outcome.allCases {
      for (reason, found) in account.reasons(of: outcome) {
        let message = ImportReportMessage.reason(
          ImportReportMessage.Count(outcome, found.count),
          reason,
          places: found.prefix(ImportReport.mostPlaces).map(\.place.description),
          more: max(found.count - ImportReport.mostPlaces, 0)
        )
        lines.append("  " + language.say(message))
      }
    }
    let kept = kept
    if !kept.isEmpty { lines.append("  " + language.say(ImportReportMessage.keptAsWords(kept))) }
    for revision in revisions where revision.path != leftPath && revision.name != ImportMemory.fileName {
      let path = revision.path
      lines.append(language.say(revision.before == nil ? ImportReportMessage.created(path) : .changed(path)))
    }
    if let leftPath { lines.append(language.say(ImportReportMessage.hasWhatWasLeft(leftPath))) }
    if let next, account.count(of: .written) > 0 { lines.append(next.text(in: language)) }
    return lines.map(ControlCharacters.escaping)
  }

  /// The change of a file; of one that is no text only that it comes.
  static func diff(of revision: FileRevision) -> String {
    guard let after = revision.after, after.bytes.contains(0) else { return revision.diff }
    return "Binary file \(revision.path): \(after.bytes.count) bytes\n"
  }

  // MARK: JSON

  var json: JSON {
    var members: [(String, JSON)] = [("read", .integer(account.lines.count))]
    for outcome in ImportAccount.Outcome.allCases { members.append((outcome.rawValue, .integer(account.count(of: outcome)))) }
    members.append(("reasons", .array(ImportAccount.Outcome.allCases.flatMap(reasons))))
    members.append(("keptAsWords", .object(kept.map { ($0.thing.english, .integer($0.count)) })))
    members.append(("items", .array(account.left.map(item))))
    if let leftPath { members.append(("leftFile", .string(leftPath))) }
    members.append(("files", .array(revisions.filter { $0.name != ImportMemory.fileName }.map(file))))
    return .object(members)
  }

  private func reasons(of outcome: ImportAccount.Outcome) -> [JSON] {
    account.reasons(of: outcome).map { reason, lines -> JSON in
      [
        "outcome": .string(outcome.rawValue), "reason": .string(reason.english), "count": .integer(lines.count),
        "places": .array(lines.map { .string($0.place.description) }),
      ]
    }
  }

  private func item(_ line: ImportAccount.Line) -> JSON {
    [
      "place": .string(line.place.description), "reason": .string(line.reason?.english ?? ""),
      "original": .string(line.original),
    ]
  }

  private func file(_ revision: FileRevision) -> JSON {
    ["file": .string(revision.path), "state": .string(revision.before == nil ? "created" : "changed")]
  }

  // MARK: What was left

  /// A note with all that was left, as it was; nil where nothing was.
  static func note(of account: ImportAccount, command: String, in language: Language) -> String? {
    guard !account.left.isEmpty else { return nil }
    let (title, words) = (language.say(ImportReportMessage.titleOfLeft), language.say(ImportReportMessage.wasNotTaken(command)))
    var text = ["---", "kind: note", "---", "", "# \(title)", "", words]
    for line in account.left {
      let fence = String(repeating: "~", count: max(3, longestRun(of: "~", in: line.original) + 1))
      text += [
        "", "## \(ControlCharacters.escaping(line.place.description))", "", line.reason?.text(in: language) ?? "", "",
        fence, line.original, fence,
      ]
    }
    return text.joined(separator: "\n") + "\n"
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for other in text {
      run = other == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

/// What an import came to.
enum ImportReportMessage: Message {
  /// The title of the note with what was left.
  case titleOfLeft
  /// What stands above it, of the command.
  case wasNotTaken(String)
  /// How many things had an outcome.
  struct Count: Hashable, Sendable {
    let outcome: ImportAccount.Outcome
    let count: Int

    init(_ outcome: ImportAccount.Outcome, _ count: Int) { (self.outcome, self.count) = (outcome, count) }
  }

  /// `12 read: 10 written, 2 left`
  case sum(read: Int, [Count])
  /// `4 left: it has no words (todo.txt:3, todo.txt:5, todo.txt:9 and 1 more)`
  case reason(Count, Told, places: [String], more: Int)
  /// `kept as words: rec 3, h 1`
  case keptAsWords([CountedThing])
  case created(String)
  case changed(String)
  case hasWhatWasLeft(String)
}
