import Chronology

/// Options and operands that several commands have.
enum SharedOptions {
  static let color = Option.choice(
    "color",
    value: "WHEN",
    default: ColorChoice.auto,
    "Color the output; auto does so in a terminal, unless NO_COLOR is set"
  )

  static let today = Option.value(
    "today",
    value: "DATE",
    expectation: "a day like 2026-11-20",
    "Take this day as today instead of the clock's"
  ) { CivilDate($0) }

  static let standardInputName = Option.text(
    "stdin-filename",
    value: "PATH",
    "Take standard input for the file of this path, which need not exist"
  )

  static let json = Option.flag("json", "Print JSON for programs")

  /// What the commands that take folders say of them.
  static let aboutFolders = """
    Of a folder these are left out: hidden files and folders, what .gitignore names, and the templates of a vault; a file that is \
    named is read all the same. A file whose front matter has no known kind is left alone.
    """

  static let paths = Operand.many("PATHS", default: ["."], "files and folders; - for standard input")
}

extension Invocation {
  /// The day that counts as today.
  var today: CivilDate { self[SharedOptions.today] ?? Clock.today() }
}
