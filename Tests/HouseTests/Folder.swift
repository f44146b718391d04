import Testing

/// The files of one folder, which a test looks at under one name: thousands of cases take longer to be told than to be looked at.
struct Folder<File: Sendable>: CustomTestStringConvertible, Sendable {
  let name: String
  let files: [File]

  var testDescription: String { name }

  /// All that there are, by name.
  static func all(of files: [File], by name: (File) -> String) -> [Folder] {
    Dictionary(grouping: files, by: name).sorted { $0.key < $1.key }.map { Folder(name: $0.key, files: $0.value) }
  }
}
