import TestSupport
import Testing

@testable import Vault

/// Each call of the system that a commit makes fails once.
@Suite struct CommitFaultTests {
  /// All is written, or nothing is and nothing is left behind.
  @Test(arguments: CommitScene.all)
  func oneCallFails(scene: CommitScene) throws {
    let steps = try scene.steps()
    for (index, step) in steps.enumerated() {
      let folder = try TemporaryFolder()
      try scene.setUp(in: folder)
      let failure = commit(scene, in: folder) { $0 == index }
      if let failure {
        #expect(failure.left.isEmpty, "\(scene) \(index) \(step)")
        for file in scene.files { expect(folder, file.name, file.before, "\(file.name) \(index) \(step)") }
      } else {
        for file in scene.files { expect(folder, file.name, file.after, "\(file.name) \(index) \(step)") }
      }
      // What cannot be removed stays.
      if step != .remove { #expect(try folder.strays() == [], "\(scene) \(index) \(step)") }
    }
  }

  /// What cannot be brought back is told, and its old bytes are where it is told.
  @Test(arguments: CommitScene.all)
  func allCallsFailFromOneOn(scene: CommitScene) throws {
    var told = 0
    let steps = try scene.steps()
    for (index, step) in steps.enumerated() {
      let folder = try TemporaryFolder()
      try scene.setUp(in: folder)
      guard let failure = commit(scene, in: folder, failing: { $0 >= index }) else {
        for file in scene.files { expect(folder, file.name, file.after, "\(file.name) \(index) \(step)") }
        continue
      }
      told += failure.left.count
      for file in scene.files where folder.bytesOrNil(file.name) != file.before {
        let left = failure.left.first { $0.path == folder(file.name) }
        try #require(left != nil, "\(scene): nobody was told of \(file.name) at \(index) \(step)")
        let kept = left?.kept.flatMap { try? FileSystem.read($0).get() }
        #expect(kept == file.before, "\(file.name) \(index) \(step)")
      }
    }
    // Else no case of that kind was met.
    if scene.kind == .several { #expect(told > 0) }
  }

  private func expect(_ folder: TemporaryFolder, _ name: String, _ bytes: [UInt8]?, _ comment: Comment) {
    let isSo = folder.bytesOrNil(name) == bytes
    #expect(isSo, comment)
  }

  private func commit(_ scene: CommitScene, in folder: TemporaryFolder, failing: @escaping (Int) -> Bool) -> CommitFailure? {
    var seam = scene.seam
    var count = 0
    seam.before = { _ throws(FileError) in
      defer { count += 1 }
      if failing(count) { throw .other(5) }
    }
    if case .failure(let failure) = FileSystem.commit(scene.changes(in: folder), seam: seam) { return failure }
    return nil
  }
}
