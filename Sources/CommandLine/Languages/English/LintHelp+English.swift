extension LintHelp {
  var english: String {
    switch self {
    case .format: "The form of the report"
    case .strict: "Let warnings fail too"
    case .rule: "Check this rule only"
    case .allow: "Keep this rule silent"
    case .staged: "Check what is staged for a commit, as git's index has it"
    case .fix: "Apply the safe fixes, and report what is left"
    case .dryRun: "With --fix: write nothing; print what would change as a unified diff"
    case .unsafeFixes: "With --fix and one --rule: apply fixes that are guesses as well"
    case .summary: "Check files and say what is wrong, where, and what to do"
    case .discussion:
      """
      Where nothing is found, nothing is printed. `tidemark rules` lists what is looked for, `tidemark explain RULE` says why.

      Files are read, and changed only with --fix. A fix is applied only if its finding is gone afterwards and no new one \
      appears; it may change or create other files of the vault. With - the fixed text goes to standard output, and the report \
      to standard error.

      With --staged the files are read from git's index, which is what the next commit will have, and not from the disk. \
      Everything that is added or changed there is checked, or the part of it that the paths name, against the vault as the \
      index has it.

      The formats are for: short, editors and compilers' listings; json, programs; sarif, code scanning; github, annotations \
      of GitHub Actions; gitlab, a Code Quality report; junit, servers that show tests. Run it in the topmost folder of the \
      repository, so that the platform knows the paths.

      \(SharedHelp.aboutFolders.english)
      """
    case .checkFolder: "Check all below this folder"
    case .failForWarnings: "Let warnings fail, except those of one rule"
    case .reportOnEditor: "Report as JSON on the text in an editor"
    case .checkStaged: "Check what is about to be committed"
    case .scanCode: "Make a report for code scanning"
    case .seeFixes: "See what would be fixed"
    case .fixOneRule: "Fix what one rule finds, guesses and all"
    case .success: "no error was found, or is left after --fix (with --strict: no warning either)"
    case .findings: "an error was found, or is left after --fix (with --strict: or a warning)"
    case .couldNotRun: "a file could not be read or written, or the arguments are wrong"
    }
  }
}
