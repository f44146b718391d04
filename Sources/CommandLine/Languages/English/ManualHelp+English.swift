extension ManualHelp {
  var english: String {
    switch self {
    case .page: "a command, as in new-page, or format; by default the program itself"
    case .output: "Write all pages below this folder, in man1 and man5"
    case .summary: "Print a page of the manual, as man shows it"
    case .discussion:
      """
      The pages are in mdoc, the language of manuals. `make install` and the packages put them where man looks for them: `man \
      tidemark-done`. The page of the format is the specification.
      """
    case .writeOne: "Write the page about done, for man to show"
    case .writeAll: "Write all pages"
    case .success: "the pages were written"
    case .couldNotRun: "there is no such page, or nothing could be written"
    }
  }
}
