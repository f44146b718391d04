import Chronology
public import Lint
import Outline
import Planner
import Reading
import Recognition
import SourceText
import Vault

/// What must hold for any bytes: a file that is recognized has no finding, and its vault remembers the same of it.
public enum RecognitionLaws {
  /// What became of a file.
  public enum Outcome: Equatable, Sendable {
    case givenUp
    case accepted
    /// It was accepted and should not have been: what does not hold.
    case broken(String)
  }

  /// What becomes of a file of a kind, of its title and what stands below.
  ///
  /// - Parameter properties: the lines of its front matter besides the kind.
  public static func outcome(
    ofKind kind: String,
    titled title: String,
    name: String,
    properties: String = "",
    _ body: String
  ) -> Outcome {
    let text = "---\nkind: \(kind)\n\(properties)---\n\n# \(title)\n\n\(body)\n"
    return outcome(of: Array(text.utf8), name: name, in: contexts[0])
  }

  /// - Parameter name: the path from the root of the vault.
  public static func outcome(of bytes: [UInt8], name: String, in context: LintContext) -> Outcome {
    let source = SourceText(bytes)
    guard let record = record(of: source, name, context, .ofProjects) else { return .givenUp }
    let document = Document(reading: source)
    let file = LintedFile(path: name, document: document, context: context)
    if let finding = Linter().lint(file).first {
      return .broken("\(finding.rule) at \(source.position(at: finding.range.lowerBound)): \(finding.message)")
    }
    let all = self.record(of: source, name, context, .all)
    for (record, remembered) in [(record, RememberedTasks.ofProjects), (all, .all)] {
      let whole = file.reading.flatMap {
        VaultRecord(path: name, name: name, document: document, reading: $0, tasks: remembered)
      }
      guard let record, let whole else { return .broken("it has no record") }
      if let difference = difference(record, whole) { return .broken("the records differ in \(difference)") }
    }
    return .accepted
  }

  /// What becomes of a file that may be somebody's note.
  ///
  /// - Parameter name: the path from the root of the vault.
  public static func outcome(ofNote bytes: [UInt8], name: String, in context: LintContext) -> Outcome {
    let source = SourceText(bytes)
    guard NoteRecognizer.isNote(source) else { return .givenUp }
    let document = Document(reading: source)
    guard document.kind == nil, document.properties[.kind] == nil else { return .broken("it says a kind") }
    let finding = Linter().lint(LintedFile(path: name, document: document, context: context)).first
    return finding.map { .broken("\($0.rule): \($0.message)") } ?? .accepted
  }

  private static func record(
    of source: SourceText,
    _ name: String,
    _ context: LintContext,
    _ remembered: RememberedTasks
  ) -> VaultRecord? {
    Recognizer(in: context, tasks: remembered).record(of: source, path: name, name: name)
  }

  /// The contexts in which files are tried: what holds in most vaults, one in which a day has bounds, and that outside of vaults.
  public static let contexts: [LintContext] = {
    let today = CivilDate(year: 2026, month: 11, day: 20)!
    let plain = LintContext(today: today, isInVault: true, exists: { _ in false })
    var bounded = plain
    bounded.settings.dayStarts = TimeOfDay(hour: 7, minute: 0)!
    bounded.settings.dayEnds = TimeOfDay(hour: 22, minute: 0)!
    bounded.settings.defaultBlock = 45
    var alone = plain
    alone.isInVault = false
    return [plain, bounded, alone]
  }()

  /// The first part in which two records differ.
  private static func difference(_ record: VaultRecord, _ whole: VaultRecord) -> String? {
    if record.source != whole.source { return "their bytes" }
    for (left, right) in zip(parts(of: record), parts(of: whole)) where left != right { return "\(left), and not \(right)" }
    if record.root != whole.root { return "what the root says" }
    return nil
  }

  /// All that is remembered but the bytes, as text.
  private static func parts(of record: VaultRecord) -> [String] {
    var parts = ["path \(record.path)", "name \(record.name)", "kind \(record.kind)", "title \(record.title)"]
    parts.append("title at \(record.titleRange)")
    parts.append("kind at \(String(describing: record.kindRange))")
    parts.append("date \(String(describing: record.date))")
    parts.append("tasks \(record.tasks.map { String(describing: $0) })")
    parts.append("categories \(record.categories)")
    parts.append("links \(record.links)")
    parts.append("suppressions \(record.suppressions)")
    parts.append("allowed \(record.allowed)")
    parts.append("garbled \(record.isGarbled)")
    // What is shared is not described.
    let content = record.root?.content
    parts.append("origins \(content?.items.map { String(describing: $0.item.origin) } ?? [])")
    parts.append("texts \(content?.items.map(\.item.text) ?? [])")
    parts.append("sections \(content?.allSections.map { "\($0.title) \($0.role)" } ?? [])")
    return parts
  }
}
