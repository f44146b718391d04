import Vault

/// Where a new file goes.
enum PagePath {
  /// The most bytes of a name; file systems allow 255, and other programs add endings of their own.
  private static let longestName = 120

  /// `pages/SLUG.md` in the vault, else `SLUG.md`.
  ///
  /// - Parameter root: the vault's folder, as the user would name it; nil outside of any vault.
  static func standard(forTitle title: String, in folder: String = "pages", vault root: String?) -> String {
    let name = slug(title) + ".md"
    guard let root else { return name }
    return FileSystem.path(of: "\(folder)/\(name)", in: root)
  }

  /// A file in the folder of the vault that one stands in, else in this one.
  static func atRoot(_ name: String) -> String {
    vaultFromHere().map { FileSystem.path(of: name, in: $0) } ?? name
  }

  /// The words of a title in small letters with hyphens between them; letters and digits of any script stay.
  ///
  /// A long title is cut between words. A file called `tidemark.md` would make its folder a vault, so that name gets a word more.
  static func slug(_ title: String) -> String {
    let words = title.lowercased().split { !($0.isLetter || $0.isNumber) }
    var slug = ""
    for word in words {
      let next = slug.isEmpty ? String(word) : "\(slug)-\(word)"
      guard next.utf8.count <= longestName else { break }
      slug = next
    }
    // One endless word is cut within.
    if slug.isEmpty, let word = words.first {
      for letter in word where slug.utf8.count + letter.utf8.count <= longestName { slug.append(letter) }
    }
    if slug.isEmpty { return "page" }
    return slug + ".md" == VaultRoot.fileName ? slug + "-page" : slug
  }

  /// The folder of the vault that this one lies in, as a path from here; nil outside of any vault.
  static func vaultFromHere() -> String? {
    VaultRoot.find(from: ".").map { FileSystem.path(ofRoot: $0) }
  }

  /// The absolute path of the vault that a file or folder lies in, or would lie in if it were made; nil where that is none.
  static func vault(of path: String) -> String? {
    var path = path
    while !FileSystem.exists(path), path != ".", path != "/" { path = FileSystem.folder(of: path) }
    return VaultRoot.find(from: path)
  }
}
