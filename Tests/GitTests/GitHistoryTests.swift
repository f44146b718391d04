import TestSupport
import Testing

@testable import Git

@Suite struct GitHistoryTests {
  /// A repository whose commits have the days that they are told.
  private struct Scene {
    let folder: TemporaryFolder
    let repository: GitRepository

    init(below name: String = "") throws {
      folder = try TemporaryFolder()
      if !name.isEmpty { try folder.write(name + "/") }
      repository = GitRepository(at: folder(name))
      try git("init", "-q", "-b", "main")
      for (key, value) in [("user.name", "Jo"), ("user.email", "jo@example.org"), ("commit.gpgsign", "false")] {
        try git("config", key, value)
      }
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
      let output = try Git.run(arguments, in: folder(""))
      #expect(output.status == 0, "\(String(decoding: output.standardError, as: UTF8.self))")
      return GitRepository.text(output.standardOutput)
    }

    func commit(_ subject: String, day: Int) throws {
      try git("add", "-A")
      try git("commit", "-q", "--allow-empty", "-m", subject, "--date", "2026-11-\(day)T23:30:00+05:00")
    }

    func text(_ object: String?) throws -> String? {
      guard let object else { return nil }
      return try repository.objects([object])[object].map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test func commitsAndTheirFiles() throws {
    let scene = try Scene()
    #expect(try !scene.repository.hasCommit)
    #expect(try scene.repository.commits().isEmpty)
    try scene.folder.write("a b.md", "one\ntwo\nthree\nfour\n")
    try scene.folder.write("é.md", "x\n")
    try scene.commit("First “commit”\n\nwith a body", day: 10)
    try scene.folder.write("é.md", "y\n")
    try scene.git("mv", "a b.md", "c.md")
    try scene.commit("Second", day: 11)
    try scene.commit("Nothing", day: 12)
    try scene.git("rm", "-q", "é.md")
    try scene.folder.link("link.md", to: "c.md")
    try scene.commit("Third", day: 13)
    let commits = try scene.repository.commits()
    #expect(commits.map(\.subject) == ["Third", "Second", "First “commit”"])
    #expect(commits.map(\.date) == ["2026-11-13T23:30:00+05:00", "2026-11-11T23:30:00+05:00", "2026-11-10T23:30:00+05:00"])
    #expect(commits.map(\.author) == ["Jo", "Jo", "Jo"])
    #expect(try commits[0].hash == scene.git("rev-parse", "HEAD"))
    // Another name of a file is no file.
    #expect(commits[0].files.map(\.oldPath) == ["é.md"] && commits[0].files.map(\.newPath) == [nil])
    #expect(commits[1].files.map(\.oldPath) == ["a b.md", "é.md"] && commits[1].files.map(\.newPath) == ["c.md", "é.md"])
    #expect(try scene.text(commits[1].files[1].oldObject) == "x\n")
    #expect(try scene.text(commits[1].files[1].newObject) == "y\n")
    #expect(commits[2].files.map(\.oldPath) == [nil, nil])
  }

  @Test func aMergeIsToldOnce() throws {
    let scene = try Scene()
    try scene.folder.write("a.md", "a\n")
    try scene.commit("Base", day: 10)
    try scene.git("checkout", "-q", "-b", "phone")
    try scene.folder.write("phone.md", "p\n")
    try scene.commit("Phone", day: 11)
    try scene.git("checkout", "-q", "main")
    try scene.folder.write("laptop.md", "l\n")
    try scene.commit("Laptop", day: 12)
    try scene.git("merge", "-q", "phone", "-m", "Merge")
    let commits = try scene.repository.commits()
    #expect(commits.map(\.subject) == ["Merge", "Laptop", "Base"])
    #expect(commits[0].files.map(\.newPath) == ["phone.md"])
  }

  @Test func onlyWhatIsBelowTheFolderCounts() throws {
    let scene = try Scene(below: "vault")
    try scene.folder.write("vault/days/a.md", "a\n")
    try scene.folder.write("other.md", "o\n")
    try scene.commit("One", day: 10)
    try scene.folder.write("other.md", "p\n")
    try scene.commit("Two", day: 11)
    #expect(try scene.repository.commits().map(\.subject) == ["One"])
    #expect(try scene.repository.commits()[0].files.map(\.newPath) == ["days/a.md"])
    try scene.folder.write("new.md", "n\n")
    try scene.folder.write("vault/new.md", "n\n")
    #expect(try scene.repository.uncommittedFiles().map(\.newPath) == ["new.md"])
  }

  @Test func sinceLeavesOutWhatIsOlder() throws {
    let scene = try Scene()
    try scene.commit("Now", day: 10)
    try scene.folder.write("a.md", "a\n")
    try scene.commit("File", day: 10)
    #expect(try scene.repository.commits(since: "2001-01-01T00:00:00Z").count == 1)
    #expect(try scene.repository.commits(since: "2090-01-01T00:00:00Z").isEmpty)
  }

  @Test func whatIsNotCommitted() throws {
    let scene = try Scene()
    try scene.folder.write(".gitignore", "ignored.md\n")
    try scene.folder.write("ignored.md", "i\n")
    try scene.folder.write("staged.md", "s\n")
    #expect(try scene.repository.uncommittedFiles().map(\.newPath) == [".gitignore", "staged.md"])
    try scene.git("add", "staged.md")
    #expect(Set(try scene.repository.uncommittedFiles().map(\.newPath)) == [".gitignore", "staged.md"])
    try scene.folder.write("b.md", "b\nb\nb\nb\n")
    try scene.commit("One", day: 10)
    #expect(try scene.repository.uncommittedFiles().isEmpty)
    try scene.folder.write("staged.md", "t\n")
    try scene.git("add", "staged.md")
    try scene.folder.write("staged.md", "u\n")
    try scene.git("mv", "b.md", "c.md")
    try scene.folder.write("new.md", "n\n")
    let files = try scene.repository.uncommittedFiles()
    #expect(files.map(\.oldPath) == ["b.md", "staged.md", nil])
    #expect(files.map(\.newPath) == ["c.md", "staged.md", "new.md"])
    #expect(try scene.text(files[1].oldObject) == "s\n")
    // It is neither in the index nor an object yet.
    #expect(files[1].newObject == nil)
  }

  @Test func objectsAreReadInOneRun() throws {
    let scene = try Scene()
    let large = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try scene.folder.write("large.md", bytes: large)
    try scene.folder.write("empty.md", "")
    try scene.folder.write("folder/a b.md", "missing\n")
    try scene.commit("One", day: 10)
    let names = ["HEAD:large.md", "HEAD:nothing.md", "HEAD:empty.md", "HEAD:folder", "HEAD:folder/a b.md", "HEAD:a b missing"]
    let objects = try scene.repository.objects(names)
    #expect(Set(objects.keys) == ["HEAD:large.md", "HEAD:empty.md", "HEAD:folder/a b.md"])
    #expect(objects["HEAD:large.md"] == large)
    #expect(objects["HEAD:empty.md"] == [])
    #expect(objects["HEAD:folder/a b.md"] == Array("missing\n".utf8))
    #expect(try scene.repository.objects([]).isEmpty)
  }

  @Test func brokenOutputIsNoEnd() {
    for text in ["", "\0", "\u{1}abc\0", ":100644 100644 a b R100\0a", ":100644\0a\0", ":100644 100644 a b M\0"] {
      var reader = GitRecordReader(Array(text.utf8))
      _ = reader.files()
      var other = GitRecordReader(Array(text.utf8))
      _ = other.commits()
    }
  }
}
