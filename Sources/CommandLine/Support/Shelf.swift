import Diagnostics
import Languages
import Outline
import SourceText
import Vault
import Workspace

/// Why there is nothing to begin a file from.
struct ShelfProblem: Error {
  var words: Told
  init(_ words: Told) { self.words = words }
  init(_ message: ShelfMessage) { words = Told(message) }
}

/// What the files of a shelf are for.
enum ShelfThing: CaseIterable {
  /// Of a page.
  case template
  /// Of a ritual.
  case preset

  /// What such a file says that it is.
  var kind: DocumentKind { self == .template ? .page : .ritual }

  /// The command that lists them.
  var listing: String { self == .template ? "tidemark templates" : "tidemark presets" }
}

/// The files of one kind that a vault keeps to begin others from.
struct Shelf {
  let thing: ShelfThing
  /// As the user would name it; nil outside of any vault.
  let folder: String?

  /// The paths of its files within the folder, without their endings, in order.
  var names: [String] {
    guard let folder, FileSystem.isDirectory(folder), VaultBorder.leavingLink(on: folder) == nil else { return [] }
    return FileWalker(walking: [folder]).files.map { file in
      let name = String(file.path.dropFirst(folder.count + 1))
      return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
  }

  /// The path of the file of a name, if there is one.
  func path(named name: String) -> String? {
    guard let path = folder.map({ FileSystem.path(of: name + ".md", in: $0) }) else { return nil }
    return FileSystem.isRegularFile(path) && VaultBorder.leavingLink(on: path) == nil ? path : nil
  }

  /// Whether a word that is no name is the path of a file: it looks like one, or leads somewhere.
  static func isPath(_ word: String) -> Bool {
    word.contains("/") || FileWalker.isMarkdown(word) || (!word.isEmpty && FileSystem.exists(word))
  }

  /// What a file says.
  func text(at path: String) -> Result<String, ShelfProblem> {
    switch FileSystem.read(path, limit: FileSet.limit) {
    case .failure(let error): return .failure(ShelfProblem(Told(error.told(about: path))))
    case .success(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return .failure(ShelfProblem(.isNotUTF8(ControlCharacters.escaping(path), thing)))
      }
      guard Document(reading: SourceText(bytes)).kind == thing.kind else {
        return .failure(ShelfProblem(.saysNoKind(ControlCharacters.escaping(path), thing)))
      }
      return .success(text)
    }
  }

  /// A name that nothing has.
  func unknown(_ name: String, among names: [String], limit: Int) -> ShelfProblem {
    let nearest = nearestWord(to: name, in: names, limit: limit).map { ControlCharacters.escaping($0) }
    return ShelfProblem(.isUnknown(ControlCharacters.escaping(name), thing, meant: nearest))
  }
}

/// Why there is nothing to begin a file from.
enum ShelfMessage: Message {
  /// The path of a file, and what it was to be.
  case isNotUTF8(String, ShelfThing)
  case saysNoKind(String, ShelfThing)
  case hasNoHabit(String)
  case isUnknown(String, ShelfThing, meant: String?)
  /// A name that may be that of several presets; their titles stand below it.
  case mayBeSeveral(String)
  /// Words of an option that lead to rituals of one title.
  case haveOneTitle([String])
  case namesNoPreset
}
