package import Languages
package import Vault

/// What could not be read of a vault that a command is to change.
///
/// The command goes on without it, unless it is about that very file: nobody can say what a change would do to it.
package struct UnreadEntries {
  private let problems: [FileWalker.Problem]
  private let folder: String

  package init(of plans: VaultPlans) {
    problems = plans.problems
    folder = plans.shownFolder
  }

  /// Why the file that a person has named (`FILE`, `FILE:LINE`) could not be read; nil where it could, or where it is the name of
  /// something else.
  package func problem(withFileNamed name: String) -> FileErrorMessage? {
    problems.first { problem in
      [problem.path, FileSystem.name(of: problem.path)].contains { path in
        [name, FileSystem.path(of: name, in: folder)].contains { name in
          name == path || name.hasPrefix(path + ":") || name.hasPrefix(path + "/")
        }
      }
    }.map { $0.error.told(about: $0.path) }
  }

  /// What is added to a refusal: what was looked for may be in there.
  package var note: [Told] { problems.isEmpty ? [] : [Told(UnreadEntriesMessage.foldersNotSearched)] }
}

/// What is said where something of a vault could not be read.
package enum UnreadEntriesMessage: Message {
  case foldersNotSearched
  /// Nothing was written, as what was named could not be read.
  case nothingWritten(FileErrorMessage)
}
