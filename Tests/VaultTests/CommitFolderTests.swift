import TestSupport
import Testing

@testable import Vault

/// The folders that a commit makes for new files.
@Suite struct CommitFolderTests {
  let folder: TemporaryFolder
  let text = Array("something new\n".utf8)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("kept/old", "old\n")
  }

  private var changes: [FileChange] {
    [
      FileChange(path: folder("kept/old"), before: Array("old\n".utf8), after: text),
      FileChange(path: folder("new/deep/one"), before: nil, after: text),
      FileChange(path: folder("new/two"), before: nil, after: text),
      FileChange(path: folder("kept/also/three"), before: nil, after: text),
    ]
  }

  private func commit(exchanges: Bool = true, _ before: @escaping (CommitStep, Int) throws(FileError) -> Void) -> CommitFailure?
  {
    var seam = CommitSeam()
    seam.exchanges = exchanges
    seam.synchronizes = false
    seam.remembersFolders = false
    var count = 0
    seam.before = { step throws(FileError) in
      defer { count += 1 }
      try before(step, count)
    }
    if case .failure(let failure) = FileSystem.commit(changes, makingFolders: true, seam: seam) { return failure }
    return nil
  }

  @Test func areMadeForNewFiles() throws {
    #expect(commit { _, _ in } == nil)
    for name in ["kept/old", "new/deep/one", "new/two", "kept/also/three"] {
      #expect(try folder.bytes(name) == text, "\(name)")
    }
    #expect(FileSystem.writeNew(folder("missing/file"), text).isNotFound)
  }

  @Test(arguments: [true, false])
  func areRemovedAfterEachFailure(exchanges: Bool) throws {
    var steps: [CommitStep] = []
    let scratch = try CommitFolderTests()
    #expect(scratch.commit(exchanges: exchanges) { step, _ in steps.append(step) } == nil)
    #expect(steps.contains(.makeFolder))
    var failures = 0
    for (index, step) in steps.enumerated() {
      let test = try CommitFolderTests()
      let failure = test.commit(exchanges: exchanges) { _, count throws(FileError) in if count == index { throw .noSpace } }
      guard failure != nil else { continue }
      failures += 1
      #expect(try test.folder.names() == ["kept"], "\(index) \(step)")
      #expect(try test.folder.names(in: "kept") == ["old"], "\(index) \(step)")
      #expect(try test.folder.bytes("kept/old") == Array("old\n".utf8))
    }
    #expect(failures > 10)
  }

  /// What somebody has put into one meanwhile is theirs, and so is the folder.
  @Test func stayWhereTheyAreNoLongerEmpty() throws {
    let failure = commit { [folder] step, _ throws(FileError) in
      guard step == .exchange else { return }
      try? folder.write("new/deep/theirs", "theirs")
      throw .noSpace
    }
    #expect(failure?.error == .noSpace)
    #expect(try folder.names() == ["kept", "new"] && folder.names(in: "new/deep") == ["theirs"])
    #expect(try folder.names(in: "kept") == ["old"])
  }

  /// Those that were there stay, though they are empty.
  @Test func thatWereThereStay() throws {
    try folder.write("new/deep/x")
    #expect(commit { _, _ in } == nil)
    let other = try CommitFolderTests()
    try other.folder.write("new/deep/x")
    try #require(removes(other.folder("new/deep/x")))
    #expect(other.commit { step, _ throws(FileError) in if step == .exchange { throw .noSpace } } != nil)
    #expect(try other.folder.names() == ["kept", "new"] && other.folder.names(in: "new") == ["deep"])
  }

  @Test func aPathWithoutAFolderAboveNeedsNone() {
    #expect(FileSystem.commit([FileChange(path: ".", before: nil, after: text)], makingFolders: true).isAlreadyThere)
    #expect(FileSystem.commit([FileChange(path: "/", before: nil, after: text)], makingFolders: true).isAlreadyThere)
  }

  /// Several files that are computed are written all or none.
  @Test func outputsAreAllOrNone() throws {
    let files = [
      (path: folder("kept/old"), bytes: text), (path: folder("out/a"), bytes: text), (path: folder("kept"), bytes: text),
    ]
    guard case .failure(let failure) = FileSystem.write(files, makingFolders: true) else {
      Issue.record("a folder was written over")
      return
    }
    #expect(failure == CommitFailure(path: folder("kept"), error: .isDirectory))
    #expect(try folder.names() == ["kept"] && folder.text("kept/old") == "old\n")
    #expect((try? FileSystem.write(Array(files.prefix(2)) + [("/dev/null", text)], makingFolders: true).get()) != nil)
    #expect(try folder.bytes("out/a") == text && folder.bytes("kept/old") == text)
  }

  private func removes(_ path: String) -> Bool {
    guard case .success(let bytes) = FileSystem.read(path) else { return false }
    return (try? FileSystem.commit([FileChange(path: path, before: bytes, after: nil)]).get()) != nil
  }
}

extension Result where Failure == FileError {
  fileprivate var isNotFound: Bool { if case .failure(.notFound) = self { true } else { false } }
}

extension Result where Failure == CommitFailure {
  fileprivate var isAlreadyThere: Bool {
    if case .failure(let failure) = self { failure.error == .alreadyExists } else { false }
  }
}
