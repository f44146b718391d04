import Foundation
import TestSupport
import Testing

@testable import Vault

@Suite struct FileWalkerTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(onDisk: true)
  }

  /// The paths found, relative to the folder of the test.
  private func walk(_ names: String...) -> [String] {
    start(names).files.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  private func start(_ names: [String]) -> FileWalker {
    FileWalker(walking: names.map { folder($0) })
  }

  @Test func findsMarkdownInTheOrderOfBytes() throws {
    for name in ["b.md", "a/z.md", "a.md", "a-b.md", "B.md", "ä.md", "a/b/c.markdown", "a/b.md", "z.MD", "notes.txt", "md"] {
      try folder.write(name)
    }
    #expect(
      walk("") == ["B.md", "a/b/c.markdown", "a/b.md", "a/z.md", "a-b.md", "a.md", "b.md", "z.MD", "ä.md"]
    )
  }

  @Test(arguments: [
    ("a.md", true), ("a.MarkDown", true), ("a.b.md", true), (".md", false), ("a.mdx", false), ("a.m\u{4}", false),
    ("amd", false),
    ("a\u{0E}md", false), (".markdown", false), ("x.markdown", true),
  ])
  func knowsMarkdownByItsName(name: String, isMarkdown: Bool) {
    #expect(FileWalker.isMarkdown(name) == isMarkdown)
  }

  @Test func skipsWhatIsHidden() throws {
    for name in [".a.md", ".git/a.md", ".trash/a.md", "x/.obsidian/a.md", "x/a.md"] { try folder.write(name) }
    #expect(walk("") == ["x/a.md"])
    #expect(walk(".trash") == [".trash/a.md"])
    #expect(walk(".a.md") == [".a.md"])
  }

  @Test func takesNamedFilesAsTheyAre() throws {
    for name in ["a.txt", "b.md", "ignored.md"] { try folder.write(name) }
    try folder.write(".gitignore", "ignored.md\n")
    let walker = start(["ignored.md", "a.txt", "", "b.md"])
    #expect(walker.files.map { FileSystem.name(of: $0.path) } == ["ignored.md", "a.txt", "b.md"])
    #expect(walker.files.map(\.isExplicit) == [true, true, true])
    #expect(start(["", "a.txt"]).files.map(\.isExplicit) == [false, true])
  }

  @Test func namesPathsAsTheUserDid() throws {
    for name in ["pages/a.md", "pages/sub/b.md"] { try folder.write(name) }
    let root = folder.path
    #expect(FileWalker(walking: [root + "/pages/"]).files.map(\.path) == [root + "/pages/a.md", root + "/pages/sub/b.md"])
    #expect(
      FileWalker(walking: [root + "/pages/sub/../sub", root + "/pages/./a.md"]).files.map(\.path)
        == [root + "/pages/sub/../sub/b.md", root + "/pages/./a.md"]
    )
  }

  @Test func findsEachFileOnce() throws {
    try folder.write("sub/a.md")
    try folder.link("link.md", to: "sub/a.md")
    #expect(walk("", "sub", "sub/a.md") == ["link.md"])
    #expect(walk("sub/../sub/a.md", "sub/a.md") == ["sub/../sub/a.md"])
  }

  /// Where a file system tells two spellings of one text apart, they are two files.
  @Test func tellsSpellingsOfOneTextApart() throws {
    for name in ["\u{E9}.md", "e\u{301}.md"] { try folder.write(name) }
    let names = try folder.names()
    let walker = start([""])
    #expect(walker.files.count == names.count)
    #expect(walker.places.indices.map { walker.index(ofPlace: walker.places[$0]) } == Array(walker.files.indices))
  }

  @Test func tellsThePlacesOfFiles() throws {
    try folder.write("sub/a.md")
    try folder.link("link.md", to: "sub/a.md")
    let walker = start(["link.md", "sub/../sub/a.md"])
    #expect(walker.places == [folder("sub/a.md")])
    #expect(walker.index(ofPlace: folder("sub/a.md")) == 0)
    #expect(walker.index(ofPlace: folder("link.md")) == nil)
  }

  @Test func tellsWhichPathLedToAFile() throws {
    for name in ["a/a.md", "b.md", "c/c.md", "c/d.md"] { try folder.write(name) }
    let walker = start(["c", "missing.md", "b.md", "", "c/d.md"])
    #expect(walker.partRanges == [0..<2, 2..<2, 2..<3, 3..<4, 4..<4])
    #expect(walker.files[3].path == folder("a/a.md"))
  }

  /// Of so many folders in one several threads list what they hold; what is found is the same, in the same order.
  @Test func isTheSameOfSeveralThreads() throws {
    for number in 0..<12 {
      for name in ["b.md", "a.md", "deep/\(number).md", ".hidden/c.md"] { try folder.write("\(number)/\(name)") }
    }
    for name in ["templates/a.md", ".trash/a.md", "ignored/a.md", "3/ignored.md", "tidemark.md"] { try folder.write(name) }
    try folder.write(".gitignore", "ignored*\n")
    try folder.write(".git/", "")
    try folder.link("5/z.md", to: "../4/a.md")
    try folder.link("6/z.md", to: "nowhere")
    try folder.link("folder", to: "4")
    let (one, two) = (FileWalker(walking: [folder.path]), FileWalker(walking: [folder.path], jobs: 2))
    #expect(one.files.count == 37)
    #expect(one.problems.map(\.path) == [folder("6/z.md")])
    #expect(two.files == one.files)
    #expect(two.places == one.places)
    #expect(two.problems == one.problems)
    #expect(two.partRanges == one.partRanges)
  }

  @Test func leavesTheTemplatesOfAVaultAlone() throws {
    for name in ["templates/a.md", "pages/templates/b.md", "tidemark.md"] { try folder.write(name) }
    #expect(walk("") == ["pages/templates/b.md", "tidemark.md"])
    #expect(walk("templates") == ["templates/a.md"])
    try folder.write("other/templates/c.md")
    #expect(walk("other") == ["other/templates/c.md"])
  }

  @Test func takesAPathThatHasNoPlace() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let path = "/dev/fd/\(ends[0])"
    #expect(FileWalker(walking: [path]).files == [.init(path: path, isExplicit: true)])
    #expect(FileWalker(walking: [path]).problems.isEmpty)
  }

  @Test func followsNoLinksToFolders() throws {
    try folder.write("sub/a.md")
    try folder.link("sub/up", to: "..")
    try folder.link("sub/self", to: ".")
    try folder.link("folder.md", to: "sub")
    #expect(walk("") == ["sub/a.md"])
    #expect(walk("sub/up") == ["sub/up/sub/a.md"])
  }

  /// Without the indexes of places at hand each file is found once all the same, and has its place.
  @Test(
    arguments: [
      [:], ["z.md": "a.md"], ["a1.md": "b/c.md", "b/d.md": "../a.md", "z.md": "b/d.md"],
      ["y1.md": "a.md", "y2.md": "y.md", "z.md": "b/c.md"],
    ],
    [0, 15, 40]
  )
  func findsEachFileOnceWithoutBeingAsked(links: [String: String], more: Int) throws {
    for name in ["a.md", "b/c.md", "y.md"] + (0..<more).map({ "m/\($0).md" }) { try folder.write(name) }
    for (name, target) in links { try folder.link(name, to: target) }
    let asked = FileWalker(walking: [folder.path])
    let other = FileWalker(ofVault: folder.path)
    #expect(other.files == asked.files)
    #expect(other.places == asked.places)
    #expect(other.places.map(other.index(ofPlace:)) == Array(0..<3 + more))
    for walker in [asked, asked.indexed()] {
      #expect(walker.places.map(walker.index(ofPlace:)) == Array(0..<3 + more))
      #expect(walker.index(ofPlace: folder("z.md")) == nil)
    }
    #expect(other.index(ofPlace: folder("z.md")) == nil)
  }

  @Test func readsOnlyFiles() throws {
    try #require(mkfifo(folder("pipe.md"), 0o600) == 0)
    try folder.write("folder.md/inner.md")
    #expect(walk("") == ["folder.md/inner.md"])
  }

  // MARK: Problems

  @Test func tellsWhatIsNotThere() throws {
    try folder.write("a.md")
    try folder.link("b.md", to: "nowhere")
    let walker = start(["missing.md", "a.md/below", ""])
    #expect(walker.files.map(\.path) == [folder("a.md")])
    #expect(
      walker.problems == [
        .init(path: folder("missing.md"), error: .notFound),
        .init(path: folder("a.md/below"), error: .isNotDirectory),
        .init(path: folder("b.md"), error: .deadLink),
      ]
    )
  }

  @Test func tellsEachProblemOnce() throws {
    try folder.write("sub/a.md")
    try folder.link("sub/b.md", to: "b.md")
    let walker = start(["", "sub", "sub/b.md", "sub/../sub/b.md", "missing.md", "missing.md"])
    #expect(
      walker.problems == [
        .init(path: folder("sub/b.md"), error: .linkLoop), .init(path: folder("missing.md"), error: .notFound),
      ]
    )
  }

  @Test func goesOnBeyondAFolderThatItMayNotRead() throws {
    for name in ["a/a.md", "closed/b.md", "z/c.md"] { try folder.write(name) }
    try folder.setMode("closed", 0)
    let walker = asUnprivilegedUser { start([""]) }
    #expect(walker.files.map(\.path) == [folder("a/a.md"), folder("z/c.md")])
    #expect(walker.problems == [.init(path: folder("closed"), error: .notPermitted)])
    let named = asUnprivilegedUser { start(["closed", "closed/b.md"]) }
    #expect(named.files.isEmpty)
    #expect(named.problems.map(\.error) == [.notPermitted, .notPermitted])
  }

  @Test(
    arguments: [
      ([0x61], true), ([0xC3, 0xA4], true), ([0xFF], false), ([0x61, 0xC3], false), ([0xBD], false),
      ([0xF0, 0x9F, 0x98], false),
    ] as [([UInt8], Bool)]
  )
  func knowsNamesThatAreText(bytes: [UInt8], isText: Bool) {
    let entry = FileSystem.Entry(name: bytes, kind: .regular)
    #expect(entry.isText == isText)
    #expect(entry.text?.utf8.elementsEqual(bytes) == (isText ? true : nil))
  }

  @Test func tellsANameThatIsNoText() throws {
    try folder.write("good.md")
    let bytes = folder.path.utf8CString.dropLast() + [0x2F, 0x62, -1, 0x2E, 0x6D, 0x64, 0]
    let file = Array(bytes).withUnsafeBufferPointer { open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600) }
    try #require(file >= 0)
    close(file)
    let walker = start([""])
    #expect(walker.files.map(\.path) == [folder("good.md")])
    #expect(walker.problems == [.init(path: folder("b\u{FFFD}.md"), error: .nameIsNotText)])
  }

  // MARK: .gitignore

  @Test func obeysGitIgnore() throws {
    for name in ["a.md", "b.md", "build/x.md", "sub/a.md", "sub/b.md", "sub/keep/a.md", "sub/build/x.md"] {
      try folder.write(name)
    }
    try folder.write(".gitignore", "build/\n/b.md\na.md\n")
    try folder.write("sub/.gitignore", "!a.md\n!build/\n")
    try folder.write("sub/keep/.gitignore", "*\n")
    #expect(walk("") == ["sub/a.md", "sub/b.md", "sub/build/x.md"])
  }

  @Test func nothingComesBackOutOfAnIgnoredFolder() throws {
    try folder.write("build/keep.md")
    try folder.write(".gitignore", "build\n!build/keep.md\n")
    #expect(walk("") == [])
    #expect(walk("build") == ["build/keep.md"])
  }

  @Test func readsPatternsAboveTheStartUpToTheRepository() throws {
    for name in ["repository/sub/a.md", "repository/sub/b.md", "repository/sub/c.md", "repository/sub/d.md"] {
      try folder.write(name)
    }
    try folder.write(".gitignore", "a.md\n")
    try folder.write("repository/.gitignore", "/sub/b.md\n")
    try folder.write("repository/.git/info/exclude", "c.md\n")
    #expect(walk("repository/sub") == ["repository/sub/a.md", "repository/sub/d.md"])
  }

  @Test func aRepositoryWithinAnotherHasItsOwnPatterns() throws {
    for name in ["a.md", "inner/a.md", "inner/b.md"] { try folder.write(name) }
    try folder.write(".git/HEAD")
    try folder.write(".gitignore", "a.md\n")
    try folder.write("inner/.git/info/exclude", "b.md\n")
    #expect(walk("") == ["inner/a.md"])
  }

  @Test func findsTheDataOfALinkedWorkTree() throws {
    for name in ["tree/a.md", "tree/b.md"] { try folder.write(name) }
    try folder.write("main/.git/info/exclude", "b.md\n")
    try folder.write("main/.git/worktrees/tree/commondir", "../..\n")
    try folder.write("tree/.git", "gitdir: \(folder("main/.git/worktrees/tree"))\n")
    #expect(walk("tree") == ["tree/a.md"])
  }

  /// A folder that only begins alike holds nothing of another, and one that nobody named is none.
  @Test(
    arguments: [
      (["ab", "a", "a/b"], ["a/x.md", "a/b/y.md"], "a"), (["a/b", "a"], ["a/b/y.md"], "a/b"), (["a/x.md"], ["a/x.md"], nil),
      (["a", "ab"], ["a/x.md", "ab/z.md"], nil),
    ] as [([String], [String], String?)]
  )
  func theFolderOfSomePlaces(named: [String], places: [String], found: String?) throws {
    for name in ["a/x.md", "a/b/y.md", "ab/z.md"] { try folder.write(name) }
    #expect(start(named).walkedFolder(holding: places.map { folder($0) }) == found.map { folder($0) })
  }
}
