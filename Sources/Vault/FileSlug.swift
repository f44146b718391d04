/// The name that a file gets from its title.
public enum FileSlug {
  /// The most bytes of a name; file systems allow 255, and other programs add endings of their own.
  private static let longestName = 120

  /// The words of a title in small letters with hyphens between them; letters and digits of any script stay.
  ///
  /// A long title is cut between words. A file called `tidemark.md` would make its folder a vault, so that name gets a word more.
  public static func of(_ title: String) -> String {
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
}
