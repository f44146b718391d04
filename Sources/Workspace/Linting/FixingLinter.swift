import Diagnostics
import Lint
import Outline
import Planner
import SourceText
import Vault

/// Lints files as they would be with some fixes applied, in the midst of their vaults.
final class FixingLinter {
  /// A file that was named, and what was found in it.
  struct Named {
    var checked: VaultLinter.Checked
    /// What was found in the file by itself; `checked` has what its vault brings as well.
    var ownFindings: [Diagnostic]
  }

  /// What is known of a file of which a fix was considered.
  private struct Entry: Sendable {
    var source: SourceText
    var findings: [Diagnostic]
    var record: VaultRecord?
    /// The folder of its vault.
    var vault: String?
    /// The path from that folder.
    var name: String?
    /// Whether it is a note that a setting would make a day (`DayFolders`).
    var isDatedNote = false
    /// What the root of the vault was when this was found, if it was not as on the disk.
    var root: Root?
  }

  /// The root of a vault as a fix leaves it.
  private struct Root: Sendable, Equatable {
    var source: SourceText
    var settings: Settings
    var allow: [String]
  }

  /// Runs the rules that the user asked for, and all that a fix must not bring anything of.
  private let wanted: FileLinter
  private let all: FileLinter
  private let named: [Named]
  /// The notes that were named, and are not among those files.
  private let notes: [DatedNote]
  /// The texts of those files, by their paths.
  private let sources: [String: SourceText]
  private let walker: FileWalker
  private let jobs: Int
  /// Whether the paths say where the files lie; not so for standard input without a name.
  private let hasPlace: Bool
  private let paths: FilePaths
  /// What was found last in each file of which a fix was considered.
  private var entries: [String: Entry] = [:]
  /// What each vault remembers of its files as they stand on the disk.
  private var vaults: [String: VaultMemory] = [:]

  init(wanted: FileLinter, all: FileLinter, named: [Named], notes: [DatedNote], walker: FileWalker, jobs: Int, hasPlace: Bool) {
    self.wanted = wanted
    self.all = all
    self.named = named
    self.notes = notes
    sources = Dictionary(named.map { ($0.checked.path, $0.checked.source) }) { first, _ in first }
    self.walker = walker.indexed()
    self.jobs = jobs
    self.hasPlace = hasPlace
    var paths = FilePaths()
    for (file, place) in zip(walker.files, walker.places) { paths.add(file.path, at: place) }
    // Standard input, which may be taken for a file.
    if walker.files.isEmpty, hasPlace, let path = named.first?.checked.path, let place = FilePaths.place(of: path) {
      paths.add(path, at: place)
    }
    self.paths = paths
  }

  /// Whether no other file has a path that is the same text.
  func isUnambiguous(_ path: String) -> Bool { !paths.ambiguous.contains(path) }

  /// The text of a file before any fix; nil where there is none.
  func original(_ path: String) -> SourceText? {
    if let known = sources[path] { return known }
    guard VaultBorder.leavingLink(on: path) == nil else { return nil }
    return (try? FileSystem.read(path, limit: FileSet.limit).get()).map { SourceText($0) }
  }

  /// What is found where some files read as given: in these files, in those that were named, and by the rules about a vault in
  /// all of their vaults. Where one of them is a root, in all files of its vault. Without any it is what was found at first.
  func lint(_ files: [String: SourceText]) -> [Diagnostic] {
    guard !files.isEmpty else { return named.flatMap { spelled($0.checked.findings) } }
    let texts = withVaultsOfRoots(files)
    read(texts, roots(in: files))
    let touched = texts.keys.sorted().compactMap { path in entries[path].map { (path: path, entry: $0) } }
    let homes = Set(touched.compactMap(\.entry.vault))
    var findings = touched.flatMap(\.entry.findings)
    for file in named where texts[file.checked.path] == nil {
      findings += self.findings(in: file, files, isTouched: file.checked.vault.map(homes.contains) ?? false)
    }
    for home in homes.sorted() {
      findings += vaultFindings(in: home, touched.filter { $0.entry.vault == home })
    }
    return findings
  }

  // MARK: Files by themselves

  /// Lints those files anew that are not as they were last time.
  private func read(_ files: [String: SourceText], _ roots: [String: Root]) {
    let changed = files.keys.sorted().filter { path in
      guard let known = entries[path], known.source == files[path] else { return true }
      return known.root != known.vault.flatMap { roots[$0] } || !isIndependent(known.findings)
    }
    let made = Workers.map(count: changed.count, jobs: jobs) { [all, hasPlace, paths] index -> Entry in
      let path = changed[index]
      let file = FileSet.File(path: path, isExplicit: true, source: files[path] ?? SourceText(""), hasPlace: hasPlace)
      return FixingLinter.entry(file, all, files, roots, paths)
    }
    for (path, entry) in zip(changed, made) { entries[path] = entry }
  }

  private static func entry(
    _ file: FileSet.File,
    _ linter: FileLinter,
    _ files: [String: SourceText],
    _ roots: [String: Root],
    _ paths: FilePaths
  ) -> Entry {
    let vault = linter.home(of: file)?.folder
    let root = vault.flatMap { roots[$0] }
    var kind = linter.homes.kindByFolder(of: file)
    if let vault, let root { kind = file.name(in: vault).flatMap(root.settings.folders.kind(ofFileNamed:)) }
    let document = Document(reading: file.source, kindByFolder: kind)
    let asRead = linter.file(file, document)
    var context = asRead.context
    if let root {
      (context.settings, context.vaultAllow) = (root.settings, root.allow)
      context.today = linter.clock.today(in: root.settings)
    }
    if let read = context.read {
      let folder = FileSystem.folder(of: file.path)
      context.read = { name in
        let path = name.hasPrefix("/") ? name : FileSystem.path(of: name, in: folder)
        return files[paths.spelling(path)] ?? read(name)
      }
    }
    let linted = asRead.known(context)
    var entry = Entry(source: file.source, findings: spelled(linter.lint(linted), paths), vault: vault, root: root)
    if let vault, let place = FilePaths.place(of: file.path), let name = VaultRoot.name(of: place, in: vault) {
      entry.name = name
      entry.isDatedNote = DayFolders.hasNote(name, document)
      entry.record = linted.reading.flatMap {
        VaultRecord(path: file.path, name: name, document: document, reading: $0, tasks: .ofProjects)
      }
    }
    return entry
  }

  /// What is found in a file that was named, of which no fix is considered.
  private func findings(in file: Named, _ files: [String: SourceText], isTouched: Bool) -> [Diagnostic] {
    guard isTouched else { return spelled(file.checked.findings) }
    guard !isIndependent(file.ownFindings) else { return file.ownFindings }
    let read = FileSet.File(path: file.checked.path, isExplicit: true, source: file.checked.source, hasPlace: hasPlace)
    return FixingLinter.entry(read, wanted, files, [:], paths).findings
  }

  /// Whether no fix of some findings is about another file, which may have changed.
  private func isIndependent(_ findings: [Diagnostic]) -> Bool {
    findings.allSatisfy { finding in finding.fixes.allSatisfy { $0.edits.allSatisfy { $0.file == finding.file } } }
  }

  private func spelled(_ findings: [Diagnostic]) -> [Diagnostic] { FixingLinter.spelled(findings, paths) }

  /// The same findings, with one spelling for each file that a fix is about.
  private static func spelled(_ findings: [Diagnostic], _ paths: FilePaths) -> [Diagnostic] {
    findings.map { finding in
      var finding = finding
      for fix in finding.fixes.indices {
        finding.fixes[fix].edits = finding.fixes[fix].edits.map { edit in
          edit.file == finding.file ? edit : FileEdit(file: paths.spelling(edit.file), edit: edit.edit)
        }
      }
      return finding
    }
  }

  // MARK: Vaults

  /// The folder of the vault that a file is the root of.
  private func vault(ofRoot path: String) -> String? {
    guard hasPlace, FileSystem.name(of: path) == VaultRoot.fileName else { return nil }
    return FilePaths.place(of: path).map(FileSystem.folder)
  }

  /// The roots among some files that are not as they were when the other files were linted, by their folders.
  private func roots(in files: [String: SourceText]) -> [String: Root] {
    var roots: [String: Root] = [:]
    for (path, source) in files {
      guard let folder = vault(ofRoot: path), source != original(path) else { continue }
      let plan = VaultRecord.read(source.bytes, path: path, name: VaultRoot.fileName)?.record.root
      roots[folder] = Root(source: source, settings: plan?.settings ?? Settings(), allow: plan?.allow ?? [])
    }
    return roots
  }

  /// Some files, and all others of the vaults of which the root is among them: what it says holds for them.
  private func withVaultsOfRoots(_ files: [String: SourceText]) -> [String: SourceText] {
    var texts = files
    for path in files.keys {
      guard let folder = vault(ofRoot: path) else { continue }
      for record in vault(folder).records where texts[record.path] == nil { texts[record.path] = record.source }
    }
    return texts
  }

  /// What the rules about a vault find in it, in files that nobody named too.
  private func vaultFindings(in root: String, _ changed: [(path: String, entry: Entry)]) -> [Diagnostic] {
    let paths = Set(changed.map(\.path))
    let names = Set(changed.compactMap(\.entry.name))
    let known = vault(root)
    let rest = known.records.filter { !paths.contains($0.path) && !names.contains($0.name) }
    let records = rest + changed.compactMap(\.entry.record)
    let index = VaultIndex(records.sorted { $0.name < $1.name }, jobs: jobs)
    // A fix of the root may have made days of notes that are not read again.
    let folders = index.settings.folders
    let notes = known.datedNotes.subtracting(names).filter { folders.kind(ofFileNamed: $0) == nil }
    let dated = notes.union(changed.compactMap { $0.entry.isDatedNote ? $0.entry.name : nil })
    let vault = LintedVault(index, today: all.clock.today(in: index.settings), datedNotes: DayFolders(dated))
    let found = Workers.map(count: index.records.count, jobs: jobs) { [all] place in
      all.linter.lint(index.records[place], in: vault)
    }
    return spelled(found.flatMap { $0 })
  }

  /// What a vault remembers of its files before any fix.
  private func vault(_ root: String) -> VaultMemory {
    if let known = vaults[root] { return known }
    let checked = named.map(\.checked).filter { $0.vault == root }
    var memory = VaultMemory()
    memory.records = checked.compactMap(\.record)
    memory.datedNotes = Set((notes.filter { $0.vault == root } + checked.compactMap(\.datedNote)).map(\.name))
    let names = Set(checked.compactMap(\.name))
    let rest = VaultListing(root: root, named: walker).files.filter { !names.contains($0.name) }
    let folders = all.homes.home(ofVault: root)?.folders ?? KindFolders()
    // What could not be read was told of when the files were held against their vault.
    let read = Workers.map(count: rest.count, jobs: jobs) { index -> VaultMemory? in
      let file = rest[index]
      let path = FileSystem.path(of: file.name, in: root)
      guard case .success(let bytes) = FileSystem.read(path, limit: FileSet.limit) else { return nil }
      return VaultMemory(ofFileNamed: file.name, SourceText(bytes), path: file.path, in: folders)
    }
    for file in read { file.map { memory.add($0) } }
    vaults[root] = memory
    return memory
  }
}
