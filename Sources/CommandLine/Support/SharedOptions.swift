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

  static let standardInputName = Option.text("stdin-filename", value: "NAME", "Call standard input so in messages")

  static let json = Option.flag("json", "Print JSON for programs")

  static let paths = Operand.many("PATHS", default: ["."], "files and folders; - for standard input")
}

extension Invocation {
  /// The day that counts as today.
  var today: CivilDate { self[SharedOptions.today] ?? Clock.today() }
}
