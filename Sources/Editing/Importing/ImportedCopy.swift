import Chronology
import Diagnostics
import Import
import Languages
import Outline
import Planner
import Reading
import SourceText
import Vault

/// A file that an import copies, in the place that it has in a vault.
struct ImportedCopy {
  typealias Outcome = (ImportAccount.Outcome, Told?)

  let draft: DraftedCopy
  /// The path from the root.
  let name: String
  /// The line by which the memory of imports knows the file.
  private let line: String
  /// What the memory of imports has of it, and as what it came now: its path, and a number of its bytes.
  private let known: String?
  private let stamp: String

  /// - Parameter isThere: whether the vault has a file of some path.
  init(
    _ draft: DraftedCopy,
    _ days: ImportedDays,
    in settings: Settings,
    knowing memory: ImportMemory,
    isThere: (String) -> Bool
  ) {
    self.draft = draft
    let known = memory.thing(of: draft.origin)
    self.known = known
    stamp = ImportedCopy.stamp(of: draft.bytes)
    // It stays where it came first, wherever it would go now.
    let first = known?.split(separator: " ", omittingEmptySubsequences: false).dropLast().joined(separator: " ")
    // A vault that has days has a place for others.
    let place = draft.day.flatMap { day in
      days.name(of: day.date) ?? (settings.folders.days.isEmpty ? nil : FileSystem.path(of: day.name, in: days.folder))
    }
    name = first.flatMap { isThere($0) ? $0 : nil } ?? place ?? draft.name
    line = ImportMemory.line(ofFile: name)
  }

  func learn(_ memory: inout ImportMemory) {
    memory.add([line])
    memory.learn("\(name) \(stamp)", of: draft.origin)
  }

  /// What becomes of it where its path has some bytes.
  func outcome(besides bytes: [UInt8]) -> Outcome {
    if bytes == draft.bytes { return (.present, nil) }
    guard let known else {
      return (.left, .reason(draft.day == nil ? .hasOtherFileOfPath : .hasOtherFileOfDay))
    }
    return known.hasSuffix(" " + stamp)
      ? (.present, .reason(.vaultHasChangedIt))
      : (.left, .reason(.fileHasChanged))
  }

  /// Whether an earlier import brought it.
  func came(in memory: ImportMemory) -> Bool { known != nil || memory.holds(line) }

  /// Whether it has another name than it had.
  var isRenamed: Bool { draft.day != nil && !draft.origin.hasSuffix(String(name.split(separator: "/").last ?? "")) }

  /// A number that tells whether bytes are those of an earlier import, in hexadecimal digits.
  private static func stamp(of bytes: [UInt8]) -> String { String(FNV.value(of: bytes), radix: 16) }
}

extension EditedVault {
  /// - Parameter contents: the bytes of a file of no known kind, by its path as it is shown; nil where there is none.
  mutating func take(
    _ draft: DraftedCopy,
    _ days: ImportedDays,
    knowing memory: inout ImportMemory,
    _ new: inout NewFiles,
    contents: (String) -> [UInt8]?
  ) -> ImportedCopy.Outcome {
    let copy = ImportedCopy(draft, days, in: settings, knowing: memory) { name in
      self[name] != nil || copies[name] != nil || exists(FileSystem.path(of: name, in: folder))
    }
    let path = FileSystem.path(of: copy.name, in: folder)
    if let bytes = self[copy.name]?.source?.bytes ?? copies[copy.name]?.bytes ?? contents(path) {
      let outcome = copy.outcome(besides: bytes)
      if bytes == draft.bytes { copy.learn(&memory) }
      return outcome
    }
    guard !exists(path) else { return (.left, .reason(.pathIsTaken)) }
    guard !copy.came(in: memory) else {
      return (.left, .reason(.wasRemoved))
    }
    guard !new.has(copy.name) else { return (.left, .reason(.earlierFileHasPath)) }
    let kind = settings.folders.kind(ofFileNamed: copy.name)
    if draft.day == nil, copy.name.hasSuffix(".md"), let kind {
      return (.left, .reason(.folderIsOfKind(kind)))
    }
    copy.learn(&memory)
    write(copy, at: path, kind, &new)
    let hasDays = !settings.folders.days.isEmpty || !(self[VaultRoot.fileName]?.plan.vault?.folders.days.isEmpty ?? true)
    guard draft.day == nil || hasDays else { return (.written, .reason(.isNote)) }
    return (.written, copy.isRenamed ? .reason(.isNamedByDay) : nil)
  }

  private mutating func write(_ file: ImportedCopy, at path: String, _ kind: DocumentKind?, _ new: inout NewFiles) {
    let source = SourceText(file.draft.bytes)
    if file.name.hasSuffix(".md"), let text = String(validating: file.draft.bytes, as: UTF8.self),
      EditableFile(path: path, source: source, kindByFolder: kind).document.kind != nil
    {
      new.add(file.name, text)
    } else {
      copy(file.name, source)
    }
  }
}
