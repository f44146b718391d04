import Chronology

/// The files that a new vault begins with. In their texts and names `today` stands for days, as `filled` says.
struct VaultTemplate {
  struct File {
    /// The path from the root.
    var name: String
    var bytes: [UInt8]

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

  var files: [File]

  /// The vault as it begins on a day: `{{today}}`, `{{weekday}}` and `{{tomorrow}}` are filled in, and the file `today.md` has the
  /// day for its name.
  func filled(today: CivilDate) -> VaultTemplate {
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
}
