import Chronology
public import Diagnostics
import Lint
import Outline
import Planner
import Reading
public import SourceText
import Vault

/// A vault in one text: `==> path <==` on a line of its own, then the file; the files are parted by a blank line.
public struct SampleVault {
  /// In the order of the text.
  public private(set) var files: [(path: String, source: SourceText)]

  public init(_ text: String) {
    files = []
    var lines: [Substring] = []
    var path: String?
    func file() -> [(String, SourceText)] {
      while lines.last == "" { lines.removeLast() }
      return path.map { [($0, SourceText(lines.map { $0 + "\n" }.joined()))] } ?? []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("==> "), line.hasSuffix(" <==") {
        files += file()
        (path, lines) = (String(line.dropFirst(4).dropLast(4)), [])
      } else {
        lines.append(line)
      }
    }
    files += file()
  }

  /// The vault of a text of any bytes: of a text that names no file first, all is one file. A path that stands twice names the
  /// first of them.
  public init(untrusted bytes: [UInt8], alone path: String) {
    self.init("")
    let mark = Array("==> ".utf8)
    guard bytes.starts(with: mark) else {
      files = [(path, SourceText(bytes))]
      return
    }
    var content: [UInt8] = []
    var name: String?
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: mark), line.suffix(4).elementsEqual(" <==".utf8) {
        add(name, content)
        (name, content) = (String(decoding: line.dropFirst(4).dropLast(4), as: UTF8.self), [])
      } else {
        content += line + [UInt8(ascii: "\n")]
      }
    }
    add(name, content)
  }

  private mutating func add(_ path: String?, _ content: [UInt8]) {
    guard let path, !path.isEmpty, source(path) == nil else { return }
    files.append((path, SourceText(content.dropLast())))
  }

  /// The vault as one text again.
  public var text: String {
    files.map { "==> \($0.path) <==\n" + String(decoding: $0.source.bytes, as: UTF8.self) }.joined(separator: "\n")
  }

  /// What is found in it, file by file, on Friday 2026-11-20.
  public func findings(only: [String]? = nil) -> [Diagnostic] {
    let today = CivilDate("2026-11-20")!
    let linter = Linter(only: only)
    let root = source(VaultRoot.fileName).flatMap { PlanReading(of: Document(reading: $0), fileName: "").plan.vault }
    let folders = root?.folders ?? KindFolders()
    let documents = files.map { file in
      (path: file.path, document: Document(reading: file.source, kindByFolder: folders.kind(ofFileNamed: file.path)))
    }
    let context = LintContext(
      today: today,
      isInVault: true,
      settings: root?.settings ?? Settings(),
      vaultAllow: root?.allow ?? []
    )
    let linted = documents.map { LintedFile(path: $0.path, document: $0.document, context: context) }
    let records = linted.compactMap { file in
      file.reading.flatMap {
        VaultRecord(path: file.path, name: file.path, document: file.document, reading: $0, tasks: .ofProjects)
      }
    }
    let notes = DayFolders(documents.filter { DayFolders.hasNote($0.path, $0.document) }.map(\.path))
    let vault = LintedVault(VaultIndex(records.sorted { $0.name < $1.name }), today: today, datedNotes: notes)
    return linted.flatMap { file in
      let others = records.first { $0.path == file.path }.map { linter.lint($0, in: vault) } ?? []
      return Linter.merged(linter.lint(file), others)
    }
  }

  /// The vault with some fixes applied; nil where two of them overlap.
  public func applying(_ fixes: [Fix]) -> SampleVault? {
    var vault = self
    let edits = fixes.flatMap(\.edits)
    for (index, file) in files.enumerated() {
      guard let fixed = file.source.applying(edits.filter { $0.file == file.path }.map(\.edit)) else { return nil }
      vault.files[index].source = SourceText(fixed)
    }
    for path in Set(edits.map(\.file)).subtracting(files.map(\.path)).sorted() {
      guard let made = SourceText("").applying(edits.filter { $0.file == path }.map(\.edit)) else { return nil }
      vault.files.append((path, SourceText(made)))
    }
    return vault
  }

  public func source(_ path: String) -> SourceText? { files.first { $0.path == path }?.source }

  /// Adds a file as it is.
  public mutating func add(_ path: String, _ source: SourceText) { files.append((path, source)) }

  /// Puts other bytes in a file, which need not be there yet; nil takes it out.
  public mutating func set(_ path: String, _ source: SourceText?) {
    let index = files.firstIndex { $0.path == path }
    switch (index, source) {
    case (let index?, let source?): files[index].source = source
    case (let index?, nil): files.remove(at: index)
    case (nil, let source?): files.append((path, source))
    case (nil, nil): break
    }
  }
}
