extension GitRepository {
  /// Whether there is any commit to ask about.
  public var hasCommit: Bool {
    get throws(Failure) { try output(["rev-parse", "--quiet", "--verify", "HEAD"], accepting: [0, 1]).status == 0 }
  }

  /// The commits that led to this one by their first parents, the newest first, with the files below this folder that each
  /// changed. What a merge brought in is told at the merge.
  ///
  /// - Parameter since: The day and time before which no commit was made (by whoever made the commit, not its author), as
  ///   `2026-11-20T00:00:00Z`; nil for all.
  public func commits(since: String? = nil) throws(Failure) -> [GitCommit] {
    guard try hasCommit else { return [] }
    var reader = GitRecordReader(
      try bytes(
        ["log", "-m", "--first-parent", "--no-show-signature", "--no-notes", "--date=iso-strict"]
          + ["--format=%x01%H%x00%ad%x00%an%x00%s"] + rawFormat + (since.map { ["--since=\($0)"] } ?? []) + ["HEAD", "--", "."]
      )
    )
    return reader.commits()
  }

  /// The files below this folder that are different from the last commit, and those that git does not know and does not ignore.
  /// Whatever is in the index counts as it is in the work tree.
  public func uncommittedFiles() throws(Failure) -> [GitFile] {
    // Before the first commit everything is new.
    let last = try hasCommit ? "HEAD" : try text(["hash-object", "-t", "tree", "--stdin"])
    var changed = GitRecordReader(try bytes(["diff"] + rawFormat + [last, "--", "."]))
    var unknown = GitRecordReader(try bytes(["ls-files", "-z", "--others", "--exclude-standard"]))
    return changed.files()
      + unknown.paths().map { GitFile(oldPath: nil, newPath: $0, oldObject: nil, newObject: nil) }
  }

  /// The files below this folder that are different in two commits.
  public func files(from old: String, to new: String) throws(Failure) -> [GitFile] {
    var reader = GitRecordReader(try bytes(["diff"] + rawFormat + ["--end-of-options", old, new, "--", "."]))
    return reader.files()
  }

  /// Whether a text names a commit: a branch, a tag, `HEAD~3`, the beginning of a hash.
  public func isCommit(_ name: String) throws(Failure) -> Bool {
    let arguments = ["rev-parse", "--quiet", "--verify", "--end-of-options", "\(name)^{commit}"]
    return try output(arguments, accepting: [0, 1, 128]).status == 0
  }

  private var rawFormat: [String] { ["--raw", "-z", "--no-abbrev", "-M", "--relative", "--no-ext-diff", "--no-color"] }

  /// The bytes of objects, all asked for in one run; one that is missing is not among them.
  ///
  /// - Parameters:
  ///   - names: Names of objects, or what leads to one, such as `HEAD:days/2026-11-20.md`; without line ends.
  ///   - limit: The most bytes of one; of a larger one not even the bytes are asked for. Nil for any size.
  public func objects(_ names: [String], limit: Int? = nil) throws(Failure) -> [String: [UInt8]] {
    var names = names
    if let limit { names = try self.names(ofFilesAmong: names, limit: limit) }
    guard !names.isEmpty else { return [:] }
    let output = try bytes(["cat-file", "--batch"], input: GitRepository.lines(names))
    var objects: [String: [UInt8]] = [:]
    var rest = output[...]
    for name in names {
      guard let end = rest.firstIndex(of: 0x0A) else { break }
      let header = GitRepository.header(rest[..<end])
      rest = rest[(end + 1)...]
      guard let header, header.size < rest.count else { continue }
      if header.isFile { objects[name] = Array(rest.prefix(header.size)) }
      rest = rest.dropFirst(header.size + 1)
    }
    return objects
  }

  /// Those of some names that lead to the bytes of a file, and to no more than so many.
  private func names(ofFilesAmong names: [String], limit: Int) throws(Failure) -> [String] {
    guard !names.isEmpty else { return [] }
    let output = try bytes(["cat-file", "--batch-check"], input: GitRepository.lines(names))
    return zip(names, output.split(separator: 0x0A)).compactMap { name, line in
      guard let header = GitRepository.header(line), header.isFile, header.size <= limit else { return nil }
      return name
    }
  }

  private static func lines(_ names: [String]) -> [UInt8] { Array((names.joined(separator: "\n") + "\n").utf8) }

  /// What git says of an object, `NAME blob 12`; nil for `NAME missing`.
  private static func header(_ line: ArraySlice<UInt8>) -> (isFile: Bool, size: Int)? {
    let words = line.split(separator: 0x20)
    guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)) else { return nil }
    return (words[1].elementsEqual("blob".utf8), size)
  }
}
