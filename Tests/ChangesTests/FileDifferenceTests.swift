import Planner
import Testing

@testable import Changes

@Suite struct FileDifferenceTests {
  private func pair(
    _ path: String,
    _ old: String?,
    _ new: String?,
    from oldPath: String? = nil,
    kind: String = "page"
  ) -> FilePair {
    FilePair(
      old: old.map { ChangeScene.version($0, kind: kind) },
      at: old == nil ? nil : oldPath ?? path,
      new: new.map { ChangeScene.version($0, kind: kind) },
      at: new == nil ? nil : path
    )
  }

  private func words(_ files: [FileDifference]) -> [String] {
    files.flatMap { file in
      let place = file.path + (file.oldPath.map { " from \($0)" } ?? "")
      return file.changes.isEmpty ? [place] : file.changes.map { "\(place) \(ChangeScene.words($0))" }
    }
  }

  @Test func filesComeAndGo() {
    let files = FileDifference.all([
      pair("new.md", nil, "- [x] a\n  - b\n- c\n"), pair("gone.md", "- a\n", nil), pair("same.md", "- a\n", "- a\n"),
      pair("form.md", "- a\n", "* a\n"), pair("b.md", "- a\n", "- a\n", from: "a.md"),
      pair("d.md", "- a\n- b\n", "- a\n- b\n- c\n", from: "c.md"),
      pair("merge.md", "- a\n", "<<<<<<< a\n- a\n=======\n>>>>>>> b\n"),
    ])
    #expect(
      words(files) == [
        "new.md file: added 3 1", "gone.md file: removed 1", "form.md file: form", "b.md from a.md",
        "d.md from c.md c: added 0 0", "merge.md file: unread",
      ]
    )
  }

  @Test func notesOfSomebodyAreLeftAlone() {
    let note = FileVersion(Array("# Note\n".utf8), path: "note.md")
    let other = FileVersion(Array("# Other\n".utf8), path: "note.md")
    #expect(FileDifference(FilePair(old: note, at: "note.md", new: other, at: "note.md")) == nil)
    let page = ChangeScene.version("- a\n")
    #expect(words(FileDifference.all([FilePair(old: note, at: "a.md", new: page, at: "a.md")])) == ["a.md file: added 1 0"])
    #expect(words(FileDifference.all([FilePair(old: page, at: "a.md", new: note, at: "a.md")])) == ["a.md file: removed 1"])
  }

  @Test func whatGoesToAnotherFileIsMoved() {
    let files = FileDifference.all([
      pair("a.md", "- [ ] One\n- [ ] Two\n", "- [ ] Two\n", kind: "project"), pair("b.md", "", "- [ ] One\n", kind: "project"),
      pair("c.md", "- x\n", "", kind: "page"), pair("d.md", "- y\n", "- y\n- x\n- z\n- x\n", kind: "page"),
    ])
    // Two are called x, and nobody can say which of them it was.
    #expect(
      words(files) == [
        "b.md One: from File/", "c.md x: removed 0", "d.md x: added 0 0", "d.md z: added 0 0", "d.md x: added 0 0",
      ]
    )
  }
}
