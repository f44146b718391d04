extension MergeHelp {
  var english: String {
    switch self {
    case .base: "the version that both sides began with; git's %O"
    case .ours: "the version of this side; git's %A"
    case .theirs: "the version of the other side; git's %B"
    case .output: "Write the result there instead of into OURS; “-” prints it"
    case .markerSizeExpected: "a number from 1 to 100"
    case .markerSize: "How many signs a mark of a conflict has; 7 by default, git's %L"
    case .path: "The path of the file as messages are to name it; git's %P"
    case .labels: "What the marks of a conflict call the versions"
    case .summary: "Merge two versions of a file by what they say"
    case .discussion:
      """
      Both versions began as BASE. What only one side changed is taken. Where both changed one line, its parts are merged: \
      boxes, fields, counts, logs. Where they contradict each other, both are written between the marks that git uses; the \
      rest of the file is merged. Files that are not Tidemark's, or cannot be read, are merged line by line.

      The result goes to OURS, as git wants it from a merge driver. First the merge by lines is written there; the merge by \
      what the file says takes its place when it is done, and was read again and found right.

      git-setup tells git to use it. The rules are in docs/merging.md.
      """
    case .printMerge: "Print the merge of two versions"
    case .mergeIntoOurs: "Merge into ours.md, with marks of nine signs"
    case .success: "merged"
    case .findings: "merged, except for conflicts, which are between marks"
    case .couldNotRun: "a version could not be read, or the result could not be written"
    }
  }
}
