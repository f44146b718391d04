import Chronology
package import Diagnostics
import Lint
package import Outline
package import Planner
package import Reading
import Recognition
import SourceText
package import Vault

/// A vault that stays open while its files change one after another, as a language server keeps it.
///
/// It knows what is found in each file: the same, in the same order, as if all files were linted anew. When one changes, that
/// file is read again, and no other; of the others those are held against the vault anew for which it answers otherwise
/// (`VaultEffect`), and those are linted which looked at the file by its path. Files are told by their names, paths from the root
/// such as `days/2026-11-20.md`, which findings and fixes show as well.
///
/// To add or to remove a file goes through what is remembered of all. When a root comes or goes, the vault is opened anew.
package struct OpenVault: Sendable {
  /// The folder of the vault: absolute, without symbolic links.
  package let folder: String
  /// The files that could not be read, by their names. Nothing is found in them.
  package private(set) var problems: [String: FileError] = [:]

  private let linter: Linter
  private let jobs: Int
  private var clock: WallClock
  private var source: OverlaySource
  private var files: [String: OpenFile] = [:]
  private var index = MutableVaultIndex([])
  private var memory = LintMemory()
  /// The folders of the notes that a setting would make days.
  private var datedNotes = DayFolders()
  /// The files that looked at a path when they were linted, by its place.
  private var askers: [String: Set<String>] = [:]
  /// Whether there is a root, without which it has no files.
  private var hasRoot = false
  /// The file that changed last as it was read.
  private var last: (name: String, reading: OpenFile.Reading)?
  /// How often a file was linted by itself since the vault was opened, and how often one was held against the others.
  private(set) var (lintedAlone, lintedInVault) = (0, 0)

  /// Opens a vault: reads and lints all of its files.
  ///
  /// - Parameters:
  ///   - folder: the folder of the root, absolute and without symbolic links. Where there is no root, the vault has no files.
  ///   - only: the names of the rules to run; nil for all.
  ///   - allowed: the names of rules that are silent.
  ///   - source: where texts come from that are not held in memory.
  ///   - texts: the texts held in memory, by the names of their files.
  ///   - jobs: how many threads may work.
  package init(
    at folder: String,
    only: [String]? = nil,
    allowed: [String] = [],
    clock: WallClock,
    source: any TextSource = DiskSource(),
    texts: [String: [UInt8]] = [:],
    jobs: Int
  ) {
    self.folder = folder
    linter = Linter(only: only, allowed: allowed)
    self.clock = clock
    self.jobs = jobs
    self.source = OverlaySource(over: source)
    for (name, text) in texts { self.source.hold(text, at: place(of: name)) }
    open()
  }

  /// The names of the files, in their order.
  package var names: [String] { files.keys.sorted() }

  /// What is found in a file, by place; nothing for a file that is not of the vault.
  package func findings(of name: String) -> [Diagnostic] { files[name]?.findings ?? [] }

  /// Whether a file is of the vault, and could be read.
  package func has(_ name: String) -> Bool { files[name] != nil }

  /// What the vault remembers of a file; nil for one that is not of the vault, or of no known kind.
  package func record(of name: String) -> VaultRecord? { index.index.record(named: name) }

  /// The kind that a file has by its folder, if it says none.
  package func kindByFolder(of name: String) -> DocumentKind? { folders.kind(ofFileNamed: name) }

  /// How the files of the vault refer to each other.
  package var vaultIndex: VaultIndex { index.index }

  /// Holds a text in memory as that of a file, which is added if the vault has none of the name.
  ///
  /// - Returns: the names of all files of which the findings say something else than before, or stand at other bytes. What a fix
  ///   would edit is no part of that: whoever wants it asks for the findings.
  package mutating func replace(_ name: String, with text: [UInt8]) -> Set<String> {
    source.hold(text, at: place(of: name))
    return update(name)
  }

  /// Lets go of the text that is held of a file, if one is, and takes it as the source has it now: as it was or otherwise, or not
  /// at all. Of what is no Markdown file, such as an image, it says that something came or went.
  ///
  /// - Returns: as `replace` does.
  package mutating func reread(_ name: String) -> Set<String> {
    source.hold(nil, at: place(of: name))
    return update(name)
  }

  /// Goes on at another moment, at which it may be another day.
  ///
  /// - Returns: as `replace` does.
  package mutating func setClock(_ clock: WallClock) -> Set<String> {
    let day = today
    self.clock = clock
    return today == day ? [] : comparing { $0.lintAll() }
  }

  /// A file as it was read when it changed; nil where another has changed since, or the vault has rested.
  package func lastReading(of name: String) -> (document: Document, reading: PlanReading)? {
    guard let last, last.name == name, let reading = last.reading.reading else { return nil }
    return (last.reading.document, reading)
  }

  /// Clears away what the last change has left. Of a large file that takes some time, which nobody should wait for.
  package mutating func rest() { last = nil }

  /// Where the files need not say their kind.
  private var folders: KindFolders { index.index.settings.folders }

  private func place(of name: String) -> String { FileSystem.path(of: name, in: folder) }

  private var today: CivilDate { clock.today(in: index.index.settings) }

  /// - Parameter root: what the root of the vault says.
  private func fileLinter(_ root: VaultPlan?) -> OpenFileLinter {
    let home = FileLinter.Home(folder: folder, root: root)
    return OpenFileLinter(linter: linter, source: source, folder: folder, context: LintContext(home: home, clock: clock))
  }

  /// Does something, and tells of which files, among some or all, the findings say something else after it.
  private mutating func comparing(_ names: Set<String>? = nil, _ body: (inout OpenVault) -> Void) -> Set<String> {
    let before = (names ?? Set(files.keys)).map { ($0, findings(of: $0)) }
    let known = Dictionary(uniqueKeysWithValues: before)
    body(&self)
    return (names ?? Set(files.keys).union(known.keys)).filter { name in
      !findings(of: name).elementsEqual(known[name] ?? []) { $0.says(theSameAs: $1) }
    }
  }
}

// MARK: All files

extension OpenVault {
  /// Reads and lints all files.
  private mutating func open() {
    let files = listed()
    let text = try? source.read(place(of: VaultRoot.fileName)).get()
    let root = text.flatMap { OpenFile.Reading(SourceText($0), name: VaultRoot.fileName, in: KindFolders()).record?.root }
    let linter = fileLinter(root)
    let recognizer = Recognizer(in: linter.context, tasks: .all)
    let folders = root?.folders ?? KindFolders()
    let made = Workers.map(count: files.count, jobs: jobs) { index in
      let name = files[index]
      return linter.source.read(FileSystem.path(of: name, in: linter.folder)).map { bytes -> (OpenFile, VaultRecord?) in
        let text = SourceText(bytes)
        if let record = recognizer.record(of: text, path: name, name: name) { return (OpenFile(source: text), record) }
        let read = OpenFile.Reading(text, name: name, in: folders)
        return (linter.file(read, name: name), read.record)
      }
    }
    (self.files, problems, askers, memory, datedNotes) = ([:], [:], [:], LintMemory(), DayFolders())
    var records: [VaultRecord] = []
    for (name, result) in zip(files, made) {
      switch result {
      case .success((let file, let record)):
        set(name, to: file)
        if let record { records.append(record) }
      case .failure(let error): problems[name] = error
      }
    }
    index = MutableVaultIndex(records.sorted { $0.name < $1.name })
    lintInVault(names)
  }

  /// The names of the files that are of this vault, and not of one in it.
  private mutating func listed() -> [String] {
    let names = source.files(ofVault: folder, besides: FileWalker(walking: [])).files.map(\.name)
    let folders = Set(names.map(FileSystem.folder))
    let own = folders.filter { source.vault(ofFolder: path(ofFolder: $0)) == folder }
    hasRoot = source.vault(ofFolder: folder) == folder
    return names.filter { own.contains(FileSystem.folder(of: $0)) }
  }

  /// Lints all files anew as they were read.
  private mutating func lintAll() {
    let names = names
    let made = Workers.map(count: names.count, jobs: jobs) { [files, folders, linter = fileLinter(index.index.root)] index in
      files[names[index]].map { file in
        linter.file(OpenFile.Reading(file.source, name: names[index], in: folders), name: names[index])
      }
    }
    for (name, file) in zip(names, made) { set(name, to: file) }
    lintedAlone += names.count
    lintInVault(names)
  }

  /// Holds files against the others.
  private mutating func lintInVault(_ names: some Collection<String>) {
    let names = Array(names)
    let vault = LintedVault(index.index, today: today, datedNotes: datedNotes, memory: memory)
    let found = Workers.map(count: names.count, jobs: names.count < OpenVault.fewFiles ? 1 : jobs) { [linter] place in
      vault.index.record(named: names[place]).map { linter.lint($0, in: vault) } ?? []
    }
    for (name, findings) in zip(names, found) { files[name]?.vaultFindings = findings }
    lintedInVault += names.count
  }

  /// So few files are linted sooner than threads are started.
  private static let fewFiles = 32

  private func path(ofFolder name: String) -> String { name == "." ? folder : place(of: name) }
}

// MARK: One file

extension OpenVault {
  /// Takes a file as the source has it now.
  private mutating func update(_ name: String) -> Set<String> {
    let asking = askers[FilePaths.supposedPlace(of: place(of: name))] ?? []
    let isKnown = files[name] != nil || problems[name] != nil
    let isTaken = isKnown || source.takes(name, in: folder)
    if hasRootMoved(name) { return comparing { $0.open() } }
    guard isKnown || isTaken && source.vault(ofFolder: path(ofFolder: FileSystem.folder(of: name))) == folder else {
      return comparing(asking) { $0.lintAlone(asking) }
    }
    let text = text(of: name)
    if let text, text == files[name]?.source { return [] }
    let read = text.map { OpenFile.Reading($0, name: name, in: folders, jobs: jobs) }
    // What kind a file is may change with the root.
    let isRoot = name == VaultRoot.fileName
    if isRoot, (read?.record?.root?.folders ?? KindFolders()) != folders { return comparing { $0.open() } }
    let old = index.index.record(named: name)
    let effect = index.set(name, to: read?.record)
    memory.forget(old, read?.record)
    if effect.isTotal {
      return comparing { vault in
        vault.set(name, to: text.map { OpenFile(source: $0) })
        vault.lintAll()
      }
    }
    var related = effect.files.union(effect.filesWithFindings.filter { files[$0]?.vaultFindings.isEmpty == false })
    // Of the notes named by dates the root says how many there are.
    if files[name]?.isDatedNote ?? false != read?.isDatedNote ?? false { related.insert(VaultRoot.fileName) }
    return comparing(related.union(asking).union([name])) { [related] vault in
      vault.set(name, to: read.map { vault.fileLinter(vault.index.index.root).file($0, name: name, jobs: vault.jobs) })
      vault.last = read.map { (name, $0) }
      vault.lintedAlone += read == nil ? 0 : 1
      vault.lintAlone(asking.subtracting([name]))
      vault.lintInVault(related.union([name]))
    }
  }

  /// The text of a file; nil where there is none, or none that can be read.
  private mutating func text(of name: String) -> SourceText? {
    problems[name] = nil
    switch source.read(place(of: name)) {
    case .success(let bytes): return SourceText(bytes)
    case .failure(.notFound), .failure(.isNotDirectory): return nil
    case .failure(let error):
      problems[name] = error
      return nil
    }
  }

  /// Whether a file is a root that was none, or may have been one that is none: then files are of another vault. Files of a vault in this
  /// one are not known here, so where there are some in a folder it had no root.
  private func hasRootMoved(_ name: String) -> Bool {
    guard FileSystem.name(of: name) == VaultRoot.fileName else { return false }
    let inner = FileSystem.folder(of: name)
    let path = path(ofFolder: inner)
    let isRoot = source.vault(ofFolder: path) == path
    guard path != folder else { return isRoot != hasRoot }
    let prefix = FileSystem.path(of: "", in: inner)
    return isRoot == (files.keys.contains { $0.hasPrefix(prefix) } || problems.keys.contains { $0.hasPrefix(prefix) })
  }

  /// Lints files by themselves, of which the texts have not changed.
  private mutating func lintAlone(_ names: Set<String>) {
    for name in names {
      guard let file = files[name] else { continue }
      var made = fileLinter(index.index.root).file(OpenFile.Reading(file.source, name: name, in: folders), name: name)
      made.vaultFindings = file.vaultFindings
      set(name, to: made)
      lintedAlone += 1
    }
  }

  private mutating func set(_ name: String, to file: OpenFile?) {
    if files[name]?.isDatedNote == true { datedNotes.remove(name) }
    if file?.isDatedNote == true { datedNotes.insert(name) }
    let (old, new) = (files[name]?.asked ?? [], file?.asked ?? [])
    for place in old.subtracting(new) {
      askers[place]?.remove(name)
      if askers[place]?.isEmpty == true { askers[place] = nil }
    }
    for place in new.subtracting(old) { askers[place, default: []].insert(name) }
    files[name] = file
  }
}
