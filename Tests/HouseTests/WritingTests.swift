import TestSupport
import Testing

/// Files are changed in one place, where it is known how to lose nothing.
@Suite struct WritingTests {
  /// What else may change something on the disk, by file: the calls and flags that it may use.
  private static let allowed: [String: Set<String>] = [
    // What git changes is its own affair, but for the files of the vault, which it is never told to write.
    "Sources/Git/SpawnRequest.swift": ["posix_spawnp"],
    // The streams that are missing are taken by /dev/null.
    "Sources/Vault/FileSystem+Streams.swift": ["O_WRONLY"],
    // The folder for what the program remembers, which nobody else may enter from the first moment on.
    "Sources/Vault/FileSystem+State.swift": ["mkdir"],
    // A log grows at its end, and is nobody's work.
    "Sources/Vault/FileSystem+Log.swift": ["O_WRONLY", "O_CREAT", "O_APPEND"],
    "Sources/Vault/FileSystemDescriptor.swift": ["ftruncate", "fchmod", "fchown", "tidemark_copy_attributes"],
  ]
  private static let oneFile = "Sources/Vault/CommitCalls.swift"

  private static let calls = [
    "fopen", "freopen", "fdopen", "creat", "mkstemp", "mkostemp", "mkdtemp", "mknod", "mkfifo", "rename", "renameat",
    "renameat2",
    "renamex_np", "renameatx_np", "exchangedata", "unlink", "unlinkat", "remove", "rmdir", "mkdir", "mkdirat", "truncate",
    "ftruncate", "link", "linkat", "symlink", "symlinkat", "chmod", "fchmod", "fchmodat", "chown", "fchown", "lchown",
    "fchownat",
    "pwrite", "writev", "pwritev", "fwrite", "fputs", "copyfile", "fcopyfile", "clonefile", "sendfile", "copy_file_range",
    "mmap",
    "posix_fallocate", "fallocate", "system", "popen", "posix_spawn", "posix_spawnp", "execve", "syscall", "tidemark_exchange",
    "tidemark_rename_new", "tidemark_copy_attributes",
  ]
  private static let flags = ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC", "O_APPEND", "O_TMPFILE"]

  /// The calls and flags of a file by which something could be changed on the disk.
  private func writing(in file: SourceFile) -> Set<String> {
    // Those who do not know the C library mean something else by these words.
    guard file.imports.contains(where: { ["Glibc", "Darwin", "Musl", "CFileSystem"].contains($0.module) }) else { return [] }
    let flags = file.code(containing: ["O_"]).flatMap { $0.matches(of: /\bO_[A-Z]+\b/) }.map { String($0.0) }
      .filter(Self.flags.contains)
    return Set(flags + Self.calls.filter { !file.calls(of: [$0]).isEmpty })
  }

  @Test(arguments: SourceFile.folders)
  func isDoneInOnePlace(folder: Folder<SourceFile>) {
    for file in folder.files {
      guard file.path != Self.oneFile else { continue }
      let found = writing(in: file).subtracting(Self.allowed[file.path] ?? [])
      #expect(found.isEmpty, "\(file.path) changes files by \(found.sorted()); only FileSystem.commit may")
    }
  }

  /// Whatever a file held, an export takes its place, and so does the result of a merge where it is told to go. All else is
  /// changed with what was read in hand.
  @Test(arguments: SourceFile.folders)
  func onlyOutputsAreWrittenWithoutHavingRead(folder: Folder<SourceFile>) {
    for file in folder.files {
      let lines = file.lines(containing: ["FileSystem.write("]).filter { !$0.contains("to: .standard") }
      #expect(
        lines.isEmpty
          || ["ExportCommand", "MergeCommand"].map { "Sources/CommandLine/Commands/\($0).swift" }.contains(file.path),
        "\(file.path) uses FileSystem.write"
      )
    }
  }

  /// What others allow themselves is used: else the list has gone out of date.
  @Test func theExceptionsAreNeeded() throws {
    for (path, words) in Self.allowed {
      let file = try #require(SourceFile.all.first { $0.path == path }, "there is no \(path)")
      #expect(writing(in: file) == words, "\(path)")
    }
    let place = try #require(SourceFile.all.first { $0.path == Self.oneFile })
    #expect(writing(in: place).isSuperset(of: ["rename", "unlink", "link", "mkdir", "rmdir", "O_CREAT", "tidemark_exchange"]))
  }

  /// C code is not looked into, so there is one file of it.
  @Test func thereIsOneFileOfC() {
    let files = [".c", ".cpp", ".cc", ".m", ".mm", ".S"].flatMap { ProjectFiles.paths(below: "Sources", endingIn: $0) }
    #expect(files == ["Sources/CFileSystem/CFileSystem.c"])
  }

  @Test func theScanSeesWriting() {
    let file = SourceFile(
      path: "Sources/Room/A.swift",
      text: """
        import Glibc
        let one = open(path, O_RDWR | O_CREAT)
        let two = fopen(path, "w")
        list.remove(at: 1)
        // unlink(path)
        func rename(_ a: Int) {}
        """
    )
    #expect(writing(in: file) == ["O_RDWR", "O_CREAT", "fopen"])
  }
}
