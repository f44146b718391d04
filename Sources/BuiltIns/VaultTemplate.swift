package import Chronology
import Outline
import Planner
import Vault

/// The files that a new vault begins with. In their texts and names `today` stands for days, as `filled` says.
package struct VaultTemplate {
  package struct File {
    /// The path from the root.
    package var name: String
    package var bytes: [UInt8]

    init(name: String, text: String) {
      self.name = name
      bytes = Array(text.utf8)
    }

    /// - Parameter hexadecimal: two digits for each byte; line ends count for nothing.
    init(name: String, hexadecimal: String) {
      self.name = name
      let digits = hexadecimal.compactMap(\.hexDigitValue)
      bytes = stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
  }

  package var files: [File]

  init(files: [File]) {
    self.files = files
  }

  /// The heading of the root; nil where there is none.
  package var title: String? {
    let root = files.first { $0.name == VaultRoot.fileName }.map { String(decoding: $0.bytes, as: UTF8.self) }
    return root?.split(separator: "\n").first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
  }

  /// A vault of nothing but a root.
  package init(root text: String) {
    files = [File(name: VaultRoot.fileName, text: text)]
  }

  /// The vault as it begins on a day: `{{today}}`, `{{weekday}}` and `{{tomorrow}}` are filled in, and the file `today.md` has the
  /// day for its name.
  package func filled(today: CivilDate) -> VaultTemplate {
    let values = [
      "{{today}}": today.description, "{{tomorrow}}": today.adding(days: 1).description,
      "{{weekday}}": today.weekday.title,
    ]
    return VaultTemplate(
      files: files.map { file in
        guard file.name.hasSuffix(".md") else { return file }
        let text = values.reduce(String(decoding: file.bytes, as: UTF8.self)) { $0.replacing($1.key, with: $1.value) }
        return File(name: file.name.replacing("today.md", with: "\(today).md"), text: text)
      }
    )
  }

  /// Adds rituals that begin on a day: their files, and a list of them in the root, in this order, before the projects.
  package mutating func add(_ presets: [RitualPreset], on today: CivilDate) {
    files += presets.map { File(name: $0.path(on: today), text: $0.file(on: today)) }
    files.sort { $0.name < $1.name }
    guard let root = files.firstIndex(where: { $0.name == VaultRoot.fileName }) else { return }
    let links = presets.map { "- \(VaultTemplate.link($0.ritual(on: today).title, to: $0.path(on: today)))\n" }.joined()
    let text = String(decoding: files[root].bytes, as: UTF8.self)
    let list = "\n## \(VaultSection.rituals.rawValue)\n\n\(links)"
    let place = text.firstRange(of: "\n## \(VaultSection.projects.rawValue)\n")?.lowerBound ?? text.endIndex
    files[root] = File(name: VaultRoot.fileName, text: text[..<place] + list + text[place...])
  }

  /// A link of the root's lists: under a title, unless the link could not be read with it.
  private static func link(_ title: String, to path: String) -> String {
    let link = "[\(title)](\(path))"
    return VaultLink(link)?.target == .path(path) ? link : "[\(FileSlug.of(title))](\(path))"
  }
}
