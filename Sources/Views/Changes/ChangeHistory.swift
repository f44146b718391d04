package import Changes
package import Chronology
package import Git
import Planner
import Reading
import Vault

/// Reads what changed in a vault from its repository: one run of git for the commits, one for the files, one for all bytes.
package struct ChangeHistory {
  private let folder: String
  private let repository: GitRepository
  private let jobs: Int
  private let limit: Int
  /// Where the files of the vault need not say their kind, as its root says now.
  private let folders: KindFolders

  /// - Parameters:
  ///   - folder: the folder of the vault.
  ///   - jobs: how many threads may work.
  ///   - limit: the most bytes of a file that are read.
  package init(at folder: String, jobs: Int, limit: Int) {
    self.folder = folder
    repository = GitRepository(at: folder)
    (self.jobs, self.limit) = (jobs, limit)
    folders = VaultRoot.plan(in: folder, limit: limit)?.folders ?? KindFolders()
  }

  /// The commits of a day and later, the newest first, after what is not committed.
  package func sheet(since day: CivilDate) throws(GitRepository.Failure) -> ChangesSheet {
    // What is asked for is the day on its author's clock, and a commit is made when its author does, or later.
    let commits = try repository.commits(since: "\(day.adding(days: -2))T00:00:00Z").filter { commit in
      commit.day.map { $0 >= day } ?? true
    }
    let uncommitted = try repository.uncommittedFiles()
    let differences = try differences([uncommitted] + commits.map(\.files))
    return ChangesSheet(
      entries: zip([nil] + commits, differences).map { ChangesSheet.Entry(commit: $0, files: $1) }
    )
  }

  /// What is different between two commits.
  package func files(from old: String, to new: String) throws(GitRepository.Failure) -> [FileDifference] {
    try differences([try repository.files(from: old, to: new)])[0]
  }

  /// The differences of files that changed together, for each such group.
  private func differences(_ groups: [[GitFile]]) throws(GitRepository.Failure) -> [[FileDifference]] {
    let groups = groups.map { $0.filter(Self.isShown) }
    let files = groups.flatMap { $0 }
    let names = Set(files.flatMap { [$0.oldObject, $0.newObject].compactMap(\.self) }).sorted()
    let objects = try repository.objects(names)
    let made = Workers.map(count: files.count, jobs: jobs) { [folder, folders, limit] index in
      Self.pair(files[index], objects, folders) { path in
        try? FileSystem.read(FileSystem.path(of: path, in: folder), limit: limit).get()
      }.flatMap { FileDifference($0) }
    }
    var start = 0
    return groups.map { group in
      defer { start += group.count }
      return FileDifference.joined(made[start..<start + group.count].compactMap(\.self))
    }
  }

  /// Nil where bytes cannot be had: a clone may lack them, and a file may have gone meanwhile.
  private static func pair(
    _ file: GitFile,
    _ objects: [String: [UInt8]],
    _ folders: KindFolders,
    _ read: (String) -> [UInt8]?
  ) -> FilePair? {
    var pair = FilePair(old: nil, at: file.oldPath, new: nil, at: file.newPath)
    if let path = file.oldPath {
      guard let bytes = file.oldObject.flatMap({ objects[$0] }) else { return nil }
      pair.old = FileVersion(bytes, path: path, kindByFolder: folders.kind(ofFileNamed: path))
    }
    if let path = file.newPath {
      guard let bytes = file.newObject.map({ objects[$0] }) ?? read(path) else { return nil }
      pair.new = FileVersion(bytes, path: path, kindByFolder: folders.kind(ofFileNamed: path))
    }
    return pair
  }

  /// Whether a file may be Tidemark's: Markdown, and in no hidden folder.
  private static func isShown(_ file: GitFile) -> Bool {
    [file.oldPath, file.newPath].compactMap(\.self).contains { path in
      FileWalker.isMarkdown(FileSystem.name(of: path)) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }
}
