import Diagnostics
import Languages
package import Vault

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension FileError {
  /// The reason in the words that programs get, to stand after a path and a colon: “no such file or folder”.
  package var reason: String { FileErrorMessage.reason(self).english }

  /// One line in the words that programs get, without a newline: the path and the reason.
  package func message(about path: String) -> String { told(about: path).english }

  /// One line for people, without a newline: the path and the reason.
  package func told(about path: String) -> FileErrorMessage {
    path.isEmpty ? .emptyPath : .unread(ControlCharacters.escaping(path), self)
  }

  /// The same for a file that was to be written.
  package func told(aboutWriting path: String) -> FileErrorMessage {
    let shown = ControlCharacters.escaping(path)
    return switch self {
    // Only the folder can be missing.
    case .notFound: .noFolder(shown)
    case .changedWhileEditing: .unread(shown, self)
    case .alreadyExists: .isThere(shown)
    default: .unwritten(shown, self)
    }
  }

  /// What the system says of an error that has only a number here.
  static func systemWords(_ code: Int32) -> String { String(cString: strerror(code)).lowercased() }
}

/// Why a file or a folder could not be read or written. Paths are as they are shown.
package enum FileErrorMessage: Message {
  /// To stand after a path and a colon.
  case reason(FileError)
  case emptyPath
  case unread(String, FileError)
  case unwritten(String, FileError)
  /// A file that was to be written into a folder that is not there.
  case noFolder(String)
  /// A file that was to be made, and that is there.
  case isThere(String)
}
