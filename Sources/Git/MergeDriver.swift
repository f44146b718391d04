/// The command that git runs to merge a file (gitattributes(5), *Defining a custom merge driver*).
public enum MergeDriver {
  /// A line for the shell, which merges by lines where the program is missing, fails, or is ended.
  ///
  /// Git takes what it then finds in the place of *ours* for merged, so the line keeps what was there: the program may be gone
  /// before it has written anything, or in between.
  ///
  /// - Parameter program: The program, by a name of `PATH` or by its path.
  public static func command(program: String) -> String {
    "cp %A %A.ours; "
      + "\(ShellText.quoted(program)) merge %O %A %B --marker-size %L --path %P; status=$?; "
      + "if test $status -gt 1; then cp %A.ours %A; "
      + "git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B; status=$?; fi; "
      + "rm -f %A.ours; exit $status"
  }
}
