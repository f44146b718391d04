import Diagnostics

extension Console {
  /// Lines that are safe to show.
  func write(lines: [String]) {
    output.write(lines.map { $0 + "\n" }.joined())
  }

  /// Prints a view in the form that is asked for; only that one is made.
  func show(
    _ invocation: Invocation,
    json: () -> JSON,
    plain: () -> [String],
    colored layout: (TerminalColor) -> [String]
  ) {
    if invocation[SharedOptions.json] {
      output.write(json().write(pretty: true) + "\n")
    } else if invocation[SharedOptions.plain] {
      write(lines: plain())
    } else {
      write(lines: layout(TerminalColor(isOn: usesColor(invocation[SharedOptions.color]))))
    }
  }

  /// The same, for a layout in which color is still to be settled.
  func show(_ invocation: Invocation, json: () -> JSON, plain: () -> [String], layout: () -> [StyledLine]) {
    show(invocation, json: json, plain: plain, colored: { color in layout().map { $0.text(color) } })
  }

  /// Says on standard error why a command does nothing.
  func refuse(_ invocation: Invocation, _ problem: String) -> ExitCode {
    error.write("\(invocation.commandLine): \(problem)\n")
    return .couldNotRun
  }
}
