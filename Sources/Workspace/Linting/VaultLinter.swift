package import Diagnostics
import Lint
package import Outline
import Planner
import Recognition
package import SourceText
package import Vault

/// Holds the files that were linted against the rest of their vaults.
package struct VaultLinter {
  /// A file that was linted by itself.
  package struct Checked: Sendable {
    package var path: String
    package var source: SourceText
    /// Whether the text is that of the whole file; of one without findings only what rules over vaults speak of is kept, if so wished.
    var isWhole = true
    package var findings: [Diagnostic]
    /// What its vault is to remember of it; nil for a file in none.
    var record: VaultRecord?
    /// The folder of its vault.
    package var vault: String?
    /// The path from that folder; nil for a file in no vault.
    var name: String?
    package var datedNote: DatedNote?
  }

  let linter: FileLinter
  let jobs: Int
  /// Whether the files that nobody named may be recognized by their bytes, and need not be read in full.
  private let recognizes: Bool

  package init(linter: FileLinter, jobs: Int, recognizes: Bool = true) {
    self.linter = linter
    self.jobs = jobs
    self.recognizes = recognizes
  }

  /// Lints a file by itself, and says what its vault is to remember of it.
  ///
  /// - Parameter keepsTexts: whether all of the text is kept, of which fixes are to be made.
  package static func check(
    _ file: FileSet.File,
    _ document: Document,
    with linter: FileLinter,
    keepsTexts: Bool
  ) -> Checked {
    let linted = linter.file(file, document)
    var checked = Checked(path: file.path, source: file.source, findings: linter.lint(linted))
    guard linter.linter.looksAtVault, let home = linter.home(of: file), let name = file.name(in: home.folder) else {
      return checked
    }
    (checked.vault, checked.name) = (home.folder, name)
    if DayFolders.hasNote(name, document) { checked.datedNote = DatedNote(vault: home.folder, name: name) }
    checked.record = linted.reading.flatMap {
      VaultRecord(path: file.path, name: name, document: document, reading: $0, tasks: .ofProjects)
    }
    if !keepsTexts { checked.forgetNotes(of: file) }
    return checked
  }

  /// A file in which, for certain, no rule that looks at one file finds anything; nil for any other, and without a place.
  package static func recognize(_ file: FileSet.File, with linter: FileLinter) -> Checked? {
    guard file.hasPlace else { return nil }
    let surroundings = linter.surroundings(of: file)
    guard let home = surroundings.home else {
      // No vault has a name for the file, nor remembers it.
      return surroundings.recognizer.record(of: file.source, path: file.path, name: file.path).map { _ in
        Checked(path: file.path, source: file.source, findings: [])
      }
    }
    guard let name = file.name(in: home.folder),
      var record = surroundings.recognizer.record(of: file.source, path: file.path, name: name)
    else { return nil }
    // Nobody else holds the record yet, so that it is not copied before its notes are forgotten. Standard input cannot be read a
    // second time.
    if !file.isStandardInput { record.forgetNotes() }
    return Checked(
      path: file.path,
      source: record.source,
      isWhole: record.source.bytes.count == file.source.bytes.count,
      findings: [],
      record: record,
      vault: home.folder,
      name: name
    )
  }

  /// Whether a file is, for certain, somebody's note of which nothing is told.
  package static func isNote(_ file: FileSet.File, with linter: FileLinter) -> Bool {
    guard NoteRecognizer.isNote(file.source), linter.homes.kindByFolder(of: file) == nil else { return false }
    guard let home = linter.home(of: file), let name = file.name(in: home.folder) else { return true }
    return !DayFolders.mayHaveNote(name)
  }

  /// Adds to the findings of each file those of the rules that look at its vault.
  ///
  /// - Parameters:
  ///   - notes: the notes that were named, and are not among the files.
  ///   - walker: the walk over what the user named.
  ///   - report: takes what could not be read of a vault.
  /// - Returns: the texts of all that was read of the vaults, where something is found.
  package func finish(
    _ files: inout [Checked],
    leaving notes: [DatedNote] = [],
    walker: FileWalker,
    report: (FileWalker.Problem) -> Void
  ) -> LintedTexts {
    var texts = LintedTexts(linter.source)
    var read: [VaultRecord] = []
    let roots = VaultLinter.vaults(of: files)
    // Several vaults may lie in one folder that was named, and each asks which of its files were found there.
    let walker = roots.allSatisfy(walker.walked) ? walker : walker.indexed()
    for root in roots {
      let chosen = files.indices.filter { files[$0].vault == root }
      // One list for all that is done with them: in each other every file would be counted once more.
      var records = chosen.compactMap { files[$0].record }
      let wanted = WantedFiles(for: records, linter.linter)
      let others = others(of: root, wanted, besides: { chosen.compactMap { files[$0].name } }, walker, report)
      records += others.records
      records.sort { $0.name < $1.name }
      let named = notes.filter { $0.vault == root } + chosen.compactMap { files[$0].datedNote }
      let dated = DayFolders(others.datedNotes.union(named.map(\.name)))
      let index = VaultIndex(records, jobs: jobs)
      let vault = LintedVault(index, today: linter.clock.today(in: index.settings), datedNotes: dated)
      texts.add(vault)
      read += others.records
      let found = Workers.map(count: chosen.count, jobs: jobs) { [files] place in
        files[chosen[place]].record.map { linter.linter.lint($0, in: vault) } ?? []
      }
      for (place, findings) in zip(chosen, found) where !findings.isEmpty {
        files[place].findings = Linter.merged(files[place].findings, findings)
      }
    }
    // Where nothing is found, there is no edit to be shown.
    if files.indices.contains(where: { !files[$0].findings.isEmpty }) {
      for record in read { texts[record.path] = record.source }
      for file in files { texts.add(file) }
    }
    return texts
  }

  /// The folders of the vaults of some files, each once, in order. Most files are of the vault of the one before.
  private static func vaults(of files: [Checked]) -> [String] {
    var folders: [String] = []
    for case let folder? in files.lazy.map(\.vault) where folder != folders.last { folders.append(folder) }
    return Set(folders).sorted()
  }

  /// So many files that are only glanced at are one more thread's work: to start one takes as long as to read some ten files.
  private static let glancesOfJob = 256

  /// What the vault remembers of the files that nobody named and that are wanted.
  private func others(
    of root: String,
    _ wanted: WantedFiles,
    besides names: () -> [String],
    _ walker: FileWalker,
    _ report: (FileWalker.Problem) -> Void
  ) -> VaultMemory {
    let listing = linter.source.files(ofVault: root, besides: walker)
    for problem in listing.problems { report(problem) }
    // Of a vault that was named as a whole there are no others.
    guard !listing.files.isEmpty else { return VaultMemory() }
    let known = Set(names())
    let rest = listing.files.filter { !known.contains($0.name) }
    // Who names all files of a vault needs its root no second time.
    let home = rest.isEmpty ? nil : linter.homes.home(ofVault: root)
    let folders = home?.folders ?? KindFolders()
    let recognizer = recognizes ? linter.recognizerOfRecords(in: home) : nil
    let jobs = wanted.isAll ? self.jobs : min(self.jobs, 1 + rest.count / VaultLinter.glancesOfJob)
    let read = Workers.map(count: rest.count, jobs: jobs) { index -> Result<VaultMemory, FileError> in
      let file = rest[index]
      if !wanted.isAll, file.name == VaultRoot.fileName, var root = home?.record {
        root.path = file.path
        return .success(VaultMemory(of: root))
      }
      return linter.source.read(FileSystem.path(of: file.name, in: root)).map { bytes in
        guard file.name == VaultRoot.fileName || wanted.contains(bytes, name: file.name, in: folders) else {
          return VaultMemory()
        }
        let text = SourceText(bytes)
        return VaultMemory(ofFileNamed: file.name, text, path: file.path, in: folders, recognizedBy: recognizer)
      }
    }
    var memory = VaultMemory()
    for (file, result) in zip(rest, read) {
      switch result {
      case .success(let one): memory.add(one)
      case .failure(let error): report(FileWalker.Problem(path: file.path, error: error))
      }
    }
    return memory
  }
}

extension VaultLinter.Checked {
  /// Lets go of what no rule over vaults speaks of, where nothing is to be shown of the file itself.
  fileprivate mutating func forgetNotes(of file: FileSet.File) {
    // Standard input cannot be read a second time.
    guard findings.isEmpty, record != nil, !file.isStandardInput else { return }
    record?.forgetNotes()
    guard let kept = record?.source, kept.bytes.count < source.bytes.count else { return }
    (source, isWhole) = (kept, false)
  }
}
