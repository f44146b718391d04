import Foundation
import TestSupport
import Testing

@testable import Vault

/// Processes that write are killed, run out of disk, and get in each other's way. `make torture` runs these for long.
@Suite struct CommitTortureTests {
  private let program: TortureProgram

  /// `TIDEMARK_TORTURE`: how often a process is killed; then it waits for the disk, too.
  private static let count = ProcessInfo.processInfo.environment["TIDEMARK_TORTURE"].flatMap(Int.init)

  init() throws {
    program = try TortureProgram()
  }

  private func options(_ exchanges: Bool) -> [String] {
    (exchanges ? [] : ["--no-exchange"]) + (Self.count == nil ? ["--no-sync"] : [])
  }

  /// A figure for docs/reliability.md.
  private func report(_ line: String) {
    if Self.count != nil { print("torture: \(line)") }
  }

  // MARK: Killed

  @Test(arguments: CommitScene.all)
  func killedBeforeEachCallNoFileIsDamaged(scene: CommitScene) throws {
    var killed = 0
    for _ in 0..<max(1, (Self.count ?? 0) / 250) {
      var call = 0
      while try isKilled(scene, before: call) { call += 1 }
      #expect(call == (try scene.steps().count))
      killed += call
    }
    report("\(scene.testDescription): killed \(killed) times between two calls of the system, no file damaged")
  }

  /// Runs a commit that kills itself before a call; false if it has come to its end.
  private func isKilled(_ scene: CommitScene, before call: Int) throws -> Bool {
    let folder = try TemporaryFolder(onDisk: Self.count != nil)
    try scene.setUp(in: folder)
    var arguments = ["change", "--stop", String(call)] + options(scene.exchanges)
    let sources = try TemporaryFolder(onDisk: Self.count != nil)
    for file in scene.files {
      if let after = file.after { try sources.write(file.name, bytes: after) }
      arguments += [folder(file.name), file.after == nil ? "-" : sources(file.name)]
    }
    let (end, output) = try program.run(arguments)
    try #require(end == .killed || end == .exited(0), "\(output)")
    try expectWhole(scene, in: folder, "\(scene), killed before call \(call)")
    return end == .killed
  }

  private func expectWhole(_ scene: CommitScene, in folder: TemporaryFolder, _ place: Comment) throws {
    let kept = try folder.strays().map { try folder.bytes($0) }
    let states = scene.files.map { (file: $0, now: folder.bytesOrNil($0.name)) }
    let isChanged = states.contains { $0.now != $0.file.before }
    let isDone = states.allSatisfy { $0.now == $0.file.after }
    for (file, now) in states {
      // A file of several names is written into: then its old bytes are beside it.
      let isWhole = now == file.before || now == file.after || (file.name == "hard" && kept.contains(file.before ?? []))
      #expect(isWhole, "\(file.name): \(place)")
      // Where some files have changed and some have not, there is a way back.
      let hasWayBack = now == file.before || file.before.map(kept.contains) ?? true
      #expect(hasWayBack || !isChanged || isDone, "\(file.name): \(place)")
    }
    try expectCleaning(scene, in: folder, place)
  }

  /// The next write removes what is not needed any more, and no bytes that are nowhere else.
  private func expectCleaning(_ scene: CommitScene, in folder: TemporaryFolder, _ place: Comment) throws {
    let file = scene.files[0]
    let now = folder.bytesOrNil(file.name)
    let next = FileChange(path: folder(file.name), before: now, after: Array("next\n".utf8))
    switch FileSystem.commit([next], seam: scene.seam) {
    case .success:
      #expect(try folder.text(file.name) == "next\n", place)
      let strays = try folder.strays().map { try folder.bytes($0) }
      if scene.kind == .several {
        #expect(strays.allSatisfy { stray in scene.files.contains { $0.before == stray } }, place)
      } else {
        #expect(strays == [], place)
      }
    case .failure(let failure):
      guard scene.kind == .hardLinks, case .cutShort(let kept) = failure.error else {
        Issue.record("\(failure): \(place)")
        return
      }
      #expect(now != file.before && now != file.after, place)
      #expect(FileSystem.read(kept) == file.before.map { .success($0) }, place)
    }
  }

  /// Two versions take turns, and the process is killed somewhere.
  @Test(arguments: [true, false])
  func killedAtRandomMomentsNoFileIsDamaged(exchanges: Bool) throws {
    let folder = try TemporaryFolder(onDisk: Self.count != nil)
    let versions = [CommitScene.text("one", lines: 9000), CommitScene.text("the other", lines: 2000)]
    for (name, version) in zip(["one", "other"], versions) { try folder.write(name, bytes: version) }
    try folder.write("sub/file", bytes: versions[1])
    try folder.setMode("sub/file", 0o640)
    try folder.link("link", to: "sub/file")
    var random = SplitMix64(seed: exchanges ? 1 : 2)
    var (stopped, strays) = (0, 0)
    let count = (Self.count ?? 60) / 2
    for _ in 0..<count {
      let running = try program.start(["loop"] + options(exchanges) + [folder("link"), folder("one"), folder("other")])
      let output = running.waitForOutput()
      usleep(UInt32.random(in: 0..<20_000, using: &random))
      running.kill()
      guard running.wait() == .killed else {
        Issue.record("it ended by itself: \(output)")
        return
      }
      let isWhole = versions.contains(try folder.bytes("sub/file"))
      try #require(isWhole, "damaged by kill number \(stopped)")
      stopped += 1
      let left = try folder.strays(in: "sub").count
      try #require(left <= 2, "the next process has not cleaned up")
      strays += left
    }
    #expect(try folder.mode("sub/file") == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link")) == "sub/file")
    report("exchanges \(exchanges): killed \(stopped) times at random moments, no file damaged; \(strays) files left beside")
  }

  // MARK: At once

  /// Several processes append lines to one file, as fast as they can: each line is there, once.
  @Test(arguments: [true, false])
  func noUpdateIsLost(exchanges: Bool) throws {
    let folder = try TemporaryFolder(onDisk: Self.count != nil)
    try folder.write("file", "begin\n")
    let (writers, lines) = (4, max(25, (Self.count ?? 0) / 8))
    let running = try (0..<writers).map { writer in
      try program.start(["append"] + options(exchanges) + [folder("file"), "writer\(writer)", String(lines)])
    }
    for process in running {
      let output = process.waitForOutput()
      #expect(process.wait() == .exited(0), "\(output)")
    }
    let expected = (0..<writers).flatMap { writer in (0..<lines).map { "writer\(writer) \($0)" } }
    let found = try folder.text("file").split(separator: "\n").dropFirst().map(String.init)
    #expect(found.count == expected.count)
    #expect(Set(found) == Set(expected))
    #expect(try folder.strays() == [])
    report("exchanges \(exchanges): \(writers) processes appended \(found.count) lines to one file, none lost")
  }

  // MARK: No room

  /// A limit on the size of files stands for a disk that is full.
  @Test(arguments: CommitScene.all.filter { [.replacement, .hardLinks, .creation, .several].contains($0.kind) })
  func aLimitOnSizesLosesNothing(scene: CommitScene) throws {
    let folder = try TemporaryFolder(onDisk: Self.count != nil)
    let sources = try TemporaryFolder(onDisk: Self.count != nil)
    try scene.setUp(in: folder)
    var arguments = ["change", "--limit", "2000"] + options(scene.exchanges)
    for file in scene.files.reversed() {
      let big = file.after.map { $0 + CommitScene.text("more", lines: 2000) }
      if let big { try sources.write(file.name, bytes: big) }
      arguments += [folder(file.name), big == nil ? "-" : sources(file.name)]
    }
    let (end, output) = try program.run(arguments)
    #expect(end == .exited(3), "\(output)")
    for file in scene.files {
      let isOld = folder.bytesOrNil(file.name) == file.before
      #expect(isOld, "\(file.name): \(output)")
    }
    #expect(try folder.strays() == [])
  }

  /// A disk of 64 KB that is full after some of the files. Only the superuser can make one; others have the limit above.
  @Test(.enabled(if: getuid() == 0), arguments: CommitScene.all)
  func aFullDiskLosesNothing(scene: CommitScene) throws {
    let folder = try TemporaryFolder(onDisk: Self.count != nil)
    try folder.write("disk/")
    guard try shell("mount -t tmpfs -o size=64k tmpfs \(folder("disk"))") == 0 else { return }
    // At once, though a process that was just started may still hold something of it.
    defer { _ = try? shell("umount -l \(folder("disk"))") }
    // A folder in the temporary one, on the small disk.
    let files = scene.files.filter { $0.after != nil }
    for file in files { if let before = file.before { try folder.write("disk/" + file.name, bytes: before) } }
    if scene.files.contains(where: { $0.name == "hard" }) {
      try #require(link(folder("disk/hard"), folder("disk/linked")) == 0)
    }
    for free in stride(from: 0, through: 48 << 10, by: 4 << 10) {
      try fill(folder, leaving: free)
      let changes = files.map { FileChange(path: folder("disk/" + $0.name), before: $0.before, after: big($0.after)) }
      let result = FileSystem.commit(changes, seam: scene.seam)
      guard case .failure(let failure) = result else { break }
      #expect(failure.error == .noSpace && failure.left.isEmpty, "\(free) bytes free: \(failure)")
      for file in files {
        let isOld = folder.bytesOrNil("disk/" + file.name) == file.before
        #expect(isOld, "\(file.name), \(free) bytes free")
      }
      #expect(try folder.strays(in: "disk") == [])
    }
  }

  private func big(_ bytes: [UInt8]?) -> [UInt8]? { bytes.map { $0 + CommitScene.text("more", lines: 2000) } }

  private func fill(_ folder: TemporaryFolder, leaving free: Int) throws {
    try folder.write("disk/filler", bytes: [])
    let file = open(folder("disk/filler"), O_WRONLY)
    defer { close(file) }
    let page = [UInt8](repeating: 7, count: 4096)
    var size = 0
    while write(file, page, page.count) == page.count { size += page.count }
    ftruncate(file, max(0, size - free))
  }

  private func shell(_ command: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command + " 2>/dev/null"]
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
