import Diagnostics
import Editing
import Languages
import Views
import Workspace

extension Console {
  /// Lines that are safe to show.
  func write(lines: [String]) {
    output.write(lines.map { $0 + "\n" }.joined())
  }

  /// Prints a text that a person reads: through the pager where it is longer than the terminal and there is one. It holds nothing that
  /// steers a terminal but colors.
  func write(paged text: String) {
    guard let pager, !Pager.fits(text, width: width, height: height) else { return output.write(text) }
    output.flush()
    error.flush()
    if !pager(Array(text.utf8)) { output.write(text) }
  }

  /// Prints a view in the form that is asked for; only that one is made. Where there is nothing to show, a person is told how to
  /// begin.
  func show(_ view: some View, _ invocation: Invocation) {
    held.hold(view)
    if invocation[SharedOptions.json] { return output.write(view.json.write(pretty: true) + "\n") }
    let lines = view.shown(width: width, in: language) {
      let color = TerminalColor(isOn: usesColor(invocation[SharedOptions.color]))
      if invocation[SharedOptions.plain] { return view.plain(in: language) }
      return view.lines(width: width, in: language).map { $0.text(color) }
    }
    write(paged: lines.map { $0 + "\n" }.joined())
  }

  /// Says on standard error what goes on while files are read, until nobody reads the output any more.
  var listener: Listener {
    Listener { words in
      error.write("tidemark: \(words.text(in: language))\n")
    } hasGone: {
      output.failure != nil
    }
  }

  /// The same without a word, where what goes on was told before.
  var silentListener: Listener {
    Listener { _ in
    } hasGone: {
      output.failure != nil
    }
  }

  /// Says on standard error why a command that asks git does nothing.
  func refuse(_ invocation: Invocation, _ problem: GitProblem) -> ExitCode {
    error.write(problem.lines(after: invocation.commandLine, in: language).map { $0 + "\n" }.joined())
    return .couldNotRun
  }

  /// The same, with what to do about it.
  func refuse(_ invocation: Invocation, _ refusal: EditRefusal) -> ExitCode {
    refuse(invocation, .refused(refusal, notes: []))
  }

  /// Says on standard error why a command does nothing.
  func refuse(_ invocation: Invocation, _ problem: some Message) -> ExitCode {
    error.write("\(invocation.commandLine): \(language.say(problem))\n")
    return .couldNotRun
  }

  /// The same of a problem that was carried here.
  func refuse(_ invocation: Invocation, _ problem: Told) -> ExitCode {
    error.write("\(invocation.commandLine): \(problem.text(in: language))\n")
    return .couldNotRun
  }
}
