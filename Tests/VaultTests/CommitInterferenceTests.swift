import Foundation
import TestSupport
import Testing

@testable import Vault

/// Somebody else changes the file at any moment of a commit: theirs is never lost.
@Suite struct CommitInterferenceTests {
  enum Act: CaseIterable {
    /// As careful editors do: another file takes the name.
    case replace
    /// As careless ones do: the file is emptied and written.
    case overwrite
    case append
    case remove
    case replaceByLink
  }

  private let theirs = Array("theirs\n".utf8)

  private func act(_ act: Act, on path: String) {
    switch act {
    case .replace:
      try? Data(theirs).write(to: URL(fileURLWithPath: path + ".editor"))
      rename(path + ".editor", path)
    case .overwrite: write(open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644))
    case .append: write(open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644))
    case .remove: unlink(path)
    case .replaceByLink:
      rename(path, path + ".moved")
      symlink(path + ".moved", path)
    }
  }

  private func write(_ file: Int32) {
    theirs.withUnsafeBytes { _ = Foundation.write(file, $0.baseAddress, $0.count) }
    close(file)
  }

  /// How many of the calls somebody may come before. Where names cannot be exchanged, and where a file is written into, there is a
  /// moment after the last look at it.
  private func safeCount(_ scene: CommitScene, _ steps: [CommitStep]) -> Int {
    switch scene.kind {
    case .hardLinks: (steps.lastIndex(of: .compare) ?? -1) + 1
    case .replacement, .shorter: scene.exchanges ? steps.count : (steps.lastIndex(of: .compare) ?? -1) + 1
    case .several: scene.exchanges ? steps.count : steps.firstIndex(of: .exchange) ?? 0
    case .creation, .removal: steps.count
    }
  }

  @Test(arguments: CommitScene.all, Act.allCases)
  func whatSomebodyElseDoesStays(scene: CommitScene, act: Act) throws {
    let steps = try scene.steps()
    for index in 0..<safeCount(scene, steps) {
      let folder = try TemporaryFolder()
      try scene.setUp(in: folder)
      let path = folder(scene.files[0].name)
      var (count, hasActed, seen) = (0, false, nil as [UInt8]?)
      var seam = scene.seam
      seam.before = { _ throws(FileError) in
        defer { count += 1 }
        let isThere = FileSystem.exists(path)
        guard count == index, isThere || (act != .remove && act != .replaceByLink) else { return }
        self.act(act, on: path)
        hasActed = true
        seen = folder.bytesOrNil(scene.files[0].name)
      }
      let result = FileSystem.commit(scene.changes(in: folder), seam: seam)
      let comment: Comment = "\(act) before call \(index), \(steps[index]): \(result)"
      let isTheirs = folder.bytesOrNil(scene.files[0].name) == seen
      #expect(isTheirs || !hasActed, comment)
      #expect(try folder.strays() == [], comment)
      for file in scene.files.dropFirst() {
        let isWritten = if case .success = result { true } else { false }
        let isWhole = folder.bytesOrNil(file.name) == (isWritten ? file.after : file.before)
        #expect(isWhole, comment)
      }
    }
  }

  #if os(Linux)
    /// A program opens the file at one moment and writes into it at another: its line is in the file then.
    @Test(arguments: CommitScene.all.filter { $0.exchanges && [.replacement, .shorter, .removal].contains($0.kind) })
    func whatSomebodyWritesLaterStays(scene: CommitScene) throws {
      let steps = try scene.steps()
      for opened in 0..<steps.count {
        for written in opened...steps.count {
          let folder = try TemporaryFolder()
          try scene.setUp(in: folder)
          var (count, file) = (0, -1 as Int32)
          var seam = scene.seam
          seam.patience = 0
          seam.before = { _ throws(FileError) in
            defer { count += 1 }
            if count == opened { file = open(folder("file"), O_WRONLY | O_APPEND) }
            if count == written, file >= 0 { self.write(file) }
          }
          let result = FileSystem.commit(scene.changes(in: folder), seam: seam)
          if count <= written, file >= 0 { write(file) }
          let isThere = file < 0 || folder.bytesOrNil("file")?.suffix(theirs.count).elementsEqual(theirs) == true
          #expect(isThere, "opened before call \(opened), written before \(written): \(result)")
          #expect(try folder.strays() == [])
        }
      }
    }
  #endif

  /// While a file is put back, another comes: nothing is lost, and it is told where what could not stay in its place is.
  @Test func whatTwoOthersWriteStays() throws {
    let scene = CommitScene(kind: .replacement, exchanges: true)
    let folder = try TemporaryFolder()
    try scene.setUp(in: folder)
    var (exchanges, seam) = (0, scene.seam)
    seam.before = { step throws(FileError) in
      guard step == .exchange else { return }
      exchanges += 1
      guard exchanges <= 2 else { return }
      try? folder.write("next", "editor \(exchanges)\n")
      rename(folder("next"), folder("file"))
    }
    guard case .failure(let failure) = FileSystem.commit(scene.changes(in: folder), seam: seam) else {
      Issue.record("it was written")
      return
    }
    #expect(failure.error == .changedWhileEditing)
    #expect(try folder.text("file") == "editor 2\n")
    let kept = try #require(failure.left.first?.kept)
    #expect(FileSystem.read(kept) == .success(Array("editor 1\n".utf8)))
    #expect(try folder.strays() == [FileSystem.name(of: kept)])

    // A later write does not know it, and leaves it.
    let next = FileChange(path: folder("file"), before: Array("editor 2\n".utf8), after: [])
    try FileSystem.commit([next], seam: scene.seam).get()
    #expect(try folder.strays() == [FileSystem.name(of: kept)])
  }

  /// A process that was just started holds for a moment what its parent had open, the lock of a file with several names too.
  @Test func aLockThatEndsSoonIsWaitedFor() throws {
    let folder = try TemporaryFolder()
    let scene = CommitScene(kind: .hardLinks, exchanges: true)
    try scene.setUp(in: folder)
    let file = open(folder("hard"), O_RDONLY)
    try #require(flock(file, LOCK_EX) == 0)
    var seam = scene.seam
    var writes = 0
    var isLetGo = false
    seam.before = { step throws(FileError) in
      // The copy is written first.
      if step == .write { writes += 1 }
      if step == .compare, writes == 1, !isLetGo {
        // A number that is closed twice may be somebody else's by then.
        isLetGo = true
        Thread.detachNewThread {
          usleep(30_000)
          close(file)
        }
      }
    }
    if case .failure(let failure) = FileSystem.commit(scene.changes(in: folder), seam: seam) { Issue.record("\(failure)") }
    #expect(folder.bytesOrNil("hard") == scene.files[0].after)
  }
}
