package import Changes
package import Chronology
package import Git
import Outline
import Phrases

/// Changes as they are shown: commit by commit, the newest first, after what is not committed yet.
package struct ChangesSheet {
  package struct Entry {
    /// Nil for what is not committed.
    var commit: GitCommit?
    package var files: [FileDifference]

    package init(commit: GitCommit?, files: [FileDifference]) { (self.commit, self.files) = (commit, files) }
  }

  package var entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries }

  /// The entries in which something is left.
  var shown: [Entry] { entries.filter { !$0.files.isEmpty } }
}

extension GitCommit {
  /// The day on which its author made it, on the clock there; nil where git does not say.
  package var day: CivilDate? { CivilDate(String(date.prefix(10))) }

  /// `18:04`
  var time: String { String(date.dropFirst(11).prefix(5)) }

  /// The beginning of its hash, as git shows it.
  var shortHash: String { String(hash.prefix(7)) }
}

// MARK: Choosing

extension ChangesSheet {
  /// What concerns a file or a folder, whatever it was called before.
  ///
  /// - Parameter name: Its path from the folder of the vault.
  package func choosing(file name: String) -> ChangesSheet {
    var names: Set = [name]
    var sheet = self
    for index in sheet.entries.indices {
      var kept: [FileDifference] = []
      for file in sheet.entries[index].files {
        guard [file.path, file.oldPath].contains(where: { path in path.map { Self.isNamed($0, names) } ?? false }) else {
          continue
        }
        if let oldPath = file.oldPath { names.insert(oldPath) }
        kept.append(file)
      }
      sheet.entries[index].files = kept
    }
    return sheet
  }

  private static func isNamed(_ path: String, _ names: Set<String>) -> Bool {
    names.contains(path) || names.contains { $0.isEmpty || path.hasPrefix($0 + "/") }
  }

  /// What concerns things of a name, whatever they were called before: items and what is below them, sections, whole files. Their
  /// names begin so; where none does, the words are anywhere in them.
  package func choosing(thing words: String) -> ChangesSheet {
    let beginning = choosing(ChangedName(words, .beginning))
    return beginning.entries.allSatisfy(\.files.isEmpty) ? choosing(ChangedName(words, .part)) : beginning
  }

  private func choosing(_ name: ChangedName) -> ChangesSheet {
    var names = name
    var sheet = self
    for index in sheet.entries.indices {
      sheet.entries[index].files = sheet.entries[index].files.compactMap { file in
        var file = file
        if names.matches(file.title) || file.changes.contains(where: { names.matchesTitle(before: $0) }) { return file }
        file.changes = file.changes.filter { names.take($0) }
        return file.changes.isEmpty ? nil : file
      }
    }
    return sheet
  }
}

/// The name of a thing, and those that it had before.
private struct ChangedName {
  private let name: NameKey
  /// How well a title must fit it.
  private let least: NameFit
  private var former: Set<NameKey> = []

  init(_ words: String, _ least: NameFit) {
    (name, self.least) = (Self.key(words), least)
  }

  private static func key(_ title: String) -> NameKey { NameKey(Document.name(ofTitle: title)) }

  func matches(_ title: String) -> Bool {
    let key = Self.key(title)
    return NameFit(name, key).map { $0 <= least } ?? false || former.contains(key)
  }

  func matchesTitle(before change: Change) -> Bool {
    if change.subject == .file, case .renamed(let before) = change.what { matches(before) } else { false }
  }

  /// Whether a change concerns the thing. Of a change of its name the former name is remembered, for what is older.
  mutating func take(_ change: Change) -> Bool {
    let titles: [String] =
      switch change.subject {
      case .file: []
      case .section(let title): [title]
      case .group(let title, let section): [title, section]
      case .item(let item): [item.text] + item.spot.parents + [item.spot.section, item.spot.group ?? ""].filter { !$0.isEmpty }
      }
    var isMeant = titles.contains { matches($0) }
    if case .renamed(let before) = change.what, change.subject != .file {
      if titles.first.map(matches) ?? false { former.insert(Self.key(before)) }
      isMeant = isMeant || matches(before)
    }
    return isMeant
  }
}
