import Diagnostics
import Views
import Workspace

extension Console {
  /// Lines that are safe to show.
  func write(lines: [String]) {
    output.write(lines.map { $0 + "\n" }.joined())
  }

  /// Prints a view in the form that is asked for; only that one is made. Where there is nothing to show, a person is told how to
  /// begin.
  func show(_ view: some View, _ invocation: Invocation) {
    if invocation[SharedOptions.json] { return output.write(view.json.write(pretty: true) + "\n") }
    let beginning = view.beginning(width: width)
    if beginning?.standsAlone != true {
      let color = TerminalColor(isOn: usesColor(invocation[SharedOptions.color]))
      write(lines: invocation[SharedOptions.plain] ? view.plain : view.lines(width: width).map { $0.text(color) })
    }
    guard let beginning else { return }
    write(lines: (beginning.standsAlone ? [] : [""]) + beginning.lines)
  }

  /// Says on standard error what goes on while files are read, until nobody reads the output any more.
  var listener: Listener {
    Listener { words in
      error.write("tidemark: \(words)\n")
    } hasGone: {
      output.failure != nil
    }
  }

  /// Says on standard error why a command that asks git does nothing.
  func refuse(_ invocation: Invocation, _ problem: GitProblem) -> ExitCode {
    error.write(problem.lines(after: invocation.commandLine).map { $0 + "\n" }.joined())
    return .couldNotRun
  }

  /// Says on standard error why a command does nothing.
  func refuse(_ invocation: Invocation, _ problem: String) -> ExitCode {
    error.write("\(invocation.commandLine): \(problem)\n")
    return .couldNotRun
  }
}
