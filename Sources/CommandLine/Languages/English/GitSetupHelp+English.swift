extension GitSetupHelp {
  var english: String {
    switch self {
    case .global: "Set up all repositories of this user instead of one"
    case .local: "Set up the repository of the vault (default)"
    case .check: "Change nothing; name what is missing"
    case .remove: "Remove what this command has set up"
    case .textconv: "Let git diff and git log show the text of tidemark textconv"
    case .program: "Let git call this program: a name of PATH, or a path; by default the one that runs"
    case .summary: "Set up git to merge and compare files by what they say"
    case .discussion:
      """
      Adds the line “\(GitSetup.line)” to the file .gitattributes in the folder of the vault, and configures both drivers: the \
      merge driver, which calls tidemark merge, and falls back to git's own merge by lines where the program is missing; and \
      names for the hunks of differences, taken from headings, time blocks, habits and what has a log. Each change is named. \
      What is there already stays, and a second run does nothing.

      With --global the line goes to the file that core.attributesFile names, or to git/attributes among the user's \
      configuration, and applies to the Markdown files of every repository. Files that are not Tidemark's are merged by lines.

      A configuration belongs to one clone: run this in each.
      """
    case .setUpVault: "Set up the vault's repository"
    case .seeMissing: "See what is missing"
    case .setUpAll: "Set up every repository of this user"
    case .success: "all is set up, or with --remove nothing is left"
    case .findings: "with --check: something is missing; else: another line of attributes is in the way"
    case .couldNotRun: "git is missing, the folder is in no repository, or something could not be written"
    }
  }
}
