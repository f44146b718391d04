import Diagnostics
import Outline
import SourceText
import Vault
import Workspace

/// Why there is nothing to begin a file from.
struct ShelfProblem: Error {
  /// One line for people.
  var words: String
}

/// The files of one kind that a vault keeps to begin others from.
struct Shelf {
  /// What such a file is called: `template`.
  let noun: String
  let kind: DocumentKind
  /// The command that lists them.
  let listing: String
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
    case .failure(let error): return .failure(ShelfProblem(words: error.message(about: path)))
    case .success(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return .failure(problem(at: path, "is not UTF-8, as a \(noun) must be"))
      }
      guard Document(reading: SourceText(bytes)).kind == kind else {
        return .failure(unfit(path, "its front matter does not say “kind: \(kind.rawValue)”"))
      }
      return .success(text)
    }
  }

  /// A file that nothing can be begun from.
  func unfit(_ path: String, _ reason: String) -> ShelfProblem {
    problem(at: path, "is not a \(noun) of a \(kind.rawValue): \(reason)")
  }

  private func problem(at path: String, _ words: String) -> ShelfProblem {
    ShelfProblem(words: "\(ControlCharacters.escaping(path)): \(words)")
  }

  /// A name that nothing has.
  func unknown(_ name: String, among names: [String], limit: Int) -> ShelfProblem {
    let nearest = nearestWord(to: name, in: names, limit: limit).map { "did you mean “\(ControlCharacters.escaping($0))”?" }
    let advice = nearest ?? "“\(listing)” lists them"
    return ShelfProblem(words: "no \(noun) is called “\(ControlCharacters.escaping(name))”; \(advice)")
  }
}
