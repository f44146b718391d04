import Diagnostics
import Languages
import Vault

private let language = Language.english

extension FileErrorMessage {
  package var english: String {
    switch self {
    case .reason(let error): reason(error)
    case .emptyPath: "an empty path names nothing; give a file or a folder"
    case .unread(let path, let error): "\(path): \(reason(error))"
    case .unwritten(let path, let error): "\(path): cannot be written: \(reason(error))"
    case .noFolder(let path): "\(path): cannot be written: there is no such folder"
    case .isThere(let path):
      "\(path): a file of that name is there already, and Tidemark does not read it; it was left as it is: rename it, or see with “tidemark outline \(path)” why it is not read"
    }
  }

  private func reason(_ error: FileError) -> String {
    switch error {
    case .notFound: "no such file or folder"
    case .isDirectory: "a folder, not a file"
    case .isNotDirectory: "a part of the path is a file, not a folder"
    case .alreadyExists: "exists already, and nothing is overwritten"
    case .notPermitted: "permission denied"
    case .tooLarge(let limit): "larger than \(size(limit)), and so not read; split it into several files"
    case .nameIsNotText: "the name is not UTF-8; rename the file"
    case .noSpace: "no space left"
    case .readOnlyFileSystem: "the file system is for reading only"
    case .brokenPipe: "the reader has closed it"
    case .deadLink: "a symbolic link to a file that is not there"
    case .linkLoop: "the symbolic links lead in a circle"
    case .changedWhileEditing: "changed while editing, nothing written; run the command again"
    case .openForWriting: "another program has it open for writing; close it there, and run the command again"
    case .folderNotPermitted: "its folder is not writable, and replacing a file needs that"
    case .folderInUse: "another program keeps its folder locked; run the command again when it is done"
    case .isNotRegular: "it is not a regular file, but a device or a pipe"
    case .changedTwice: "named twice in one change, with different results"
    case .cutShort(let kept):
      "an earlier write was cut short; its old bytes are in \(language.quoted(ControlCharacters.escaping(kept))): copy them back, or remove that file"
    case .notSupported: "the file system cannot do it"
    case .other(let code): FileError.systemWords(code)
    }
  }

  /// `64 MiB`, or the bytes where they are no whole number of those.
  private func size(_ bytes: Int) -> String {
    bytes > 0 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }
}
