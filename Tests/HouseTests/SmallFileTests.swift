import TestSupport
import Testing

/// Whoever asks how words would be read asks a `Probe`, which makes the small file in which they stand.
@Suite struct SmallFileTests {
  /// What is written into a vault as it is: a new file of stacks, the preset of a ritual, the root of a folder of notes.
  private static let templates: Set<String> = ["StackAddition.swift", "RitualPreset.swift", "FoundFolder.swift"]

  private func smallFiles(in file: SourceFile) -> [String] {
    file.lines(containing: [#""---\nkind"#])
  }

  @Test(arguments: SourceFile.folders)
  func areMadeInOnePlace(folder: Folder<SourceFile>) {
    for file in folder.files {
      guard !file.isGenerated, !Self.templates.contains(where: { file.path.hasSuffix("/" + $0) }) else { continue }
      let found = smallFiles(in: file)
      #expect(found.isEmpty, "\(file.path) builds a file by hand; ask a `Probe`: \(found)")
    }
  }

  @Test func theScanSeesThem() {
    let line = ##"let file = "---\nkind: page\n---\n\n- \(words)\n""##
    #expect(smallFiles(in: SourceFile(path: "Sources/Room/A.swift", text: line)) == [line])
  }
}
