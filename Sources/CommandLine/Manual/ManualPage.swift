import BuiltIns
import Chronology
import Manual
import Markdown

/// A page of the manual: the program, one of its commands, or the format of the files.
struct ManualPage {
  /// The name by which man(1) finds it: `tidemark-new-page`.
  let name: String
  /// 1 for commands, 5 for files.
  let section: Int
  /// The page in mdoc(7).
  let text: String

  /// As it lies below a folder `man`.
  var path: String { "man\(section)/\(name).\(section)" }

  /// The pages of a program, that of the program first and that of the format last.
  ///
  /// - Parameter date: the day that they bear.
  static func all(of program: Program, date: CivilDate) -> [ManualPage] {
    let writer = ManualWriter(program: program, date: date)
    return [writer.page] + writer.paths.map(writer.page(of:)) + [writer.format]
  }
}

/// Writes the pages of a program from its table of commands.
struct ManualWriter {
  let program: Program
  let date: CivilDate

  /// The commands that lead to each command, in the order of the help.
  var paths: [[Command]] {
    func paths(_ commands: [Command], _ above: [Command]) -> [[Command]] {
      commands.filter { !$0.isHidden }.flatMap { [above + [$0]] + paths($0.subcommands, above + [$0]) }
    }
    return paths(program.commands, [])
  }

  /// The name of the page of the format.
  var formatName: String { program.name + "-format" }

  private var day: String { "\(Month(rawValue: date.month)?.title ?? "") \(date.day), \(date.year)" }

  func name(of path: [Command]) -> String { ([program.name] + path.map(\.name)).joined(separator: "-") }

  private func begin(_ name: String, section: Int, _ summary: String) -> MdocPage {
    MdocPage(name, section: section, date: day, summary: summary.prefix(1).lowercased() + summary.dropFirst())
  }

  // MARK: The format

  var format: ManualPage {
    var page = begin(formatName, section: 5, "the format of Tidemark's files")
    MarkdownManual(SpecificationText.text).write(to: &page, introducedBy: "DESCRIPTION")
    page.seeAlso([(program.name, 1)])
    return ManualPage(name: formatName, section: 5, text: page.text)
  }

  // MARK: The program

  var page: ManualPage {
    var page = begin(program.name, section: 1, withoutStop(program.summary))
    page.heading("SYNOPSIS")
    page.macro("Nm")
    page.macro("Ar", "command")
    page.macro("Op", raw: "Ar option ...")
    page.macro("Op", raw: "Ar argument ...")
    page.heading("DESCRIPTION")
    page.prose(program.discussion, isFirst: true)
    page.prose("“\(program.name) help COMMAND” explains one command; so does its page.")
    for group in program.groups {
      page.subheading(group.title)
      page.macro("Bl", raw: "-tag -width Ds")
      for command in group.shown {
        page.macro("It", raw: "Xr \(name(of: [command])) 1")
        page.prose(command.summary + ".", isFirst: true)
      }
      page.macro("El")
    }
    page.heading("OPTIONS")
    page.options(program.options.map(\.syntax) + [Program.help.syntax, Program.version.syntax])
    page.heading("ENVIRONMENT")
    page.definitions(EnvironmentVariable.all.map { ($0.name, "Ev", $0.meaning) })
    page.heading("FILES")
    page.definitions([
      ("tidemark.md", "Pa", "In a folder: makes it a vault, and holds its settings."),
      (Configuration.shownPath, "Pa", Configuration.summary),
    ])
    page.heading("EXIT STATUS")
    page.definitions([
      ("0", "Sy", "All is well."), ("1", "Sy", "The command ran, and what it looks for is there."),
      ("2", "Sy", "The command could not run, or not to its end."),
    ])
    page.seeAlso([(formatName, 5)])
    return ManualPage(name: program.name, section: 1, text: page.text)
  }

  // MARK: A command

  func page(of path: [Command]) -> ManualPage {
    guard let command = path.last else { return page }
    var page = begin(name(of: path), section: 1, command.summary)
    page.heading("SYNOPSIS")
    page.macro("Nm", program.name)
    page.macro("Cm", raw: path.map { MdocText.argument($0.name) }.joined(separator: " "))
    if !command.subcommands.isEmpty { page.macro("Ar", "command") }
    page.macro("Op", raw: "Ar option ...")
    for operand in command.operands.map(\.syntax) {
      let words = "Ar " + MdocText.argument(operand.name) + (operand.isRepeatable ? " ..." : "")
      if operand.isRequired { page.macro("Ar", raw: String(words.dropFirst(3))) } else { page.macro("Op", raw: words) }
    }
    page.heading("DESCRIPTION")
    page.prose(command.summary + ".", isFirst: true)
    page.prose(command.discussion)
    if !command.operands.isEmpty {
      page.prose("The arguments are:")
      page.definitions(command.operands.map { ($0.syntax.name, "Ar", HelpPage.summary(of: $0.syntax) + ".") })
    }
    if !command.subcommands.isEmpty {
      page.prose("The commands are:")
      page.macro("Bl", raw: "-tag -width Ds")
      for child in command.subcommands where !child.isHidden {
        page.macro("It", raw: "Xr \(name(of: path + [child])) 1")
        page.prose(child.summary + ".", isFirst: true)
      }
      page.macro("El")
    }
    page.heading("OPTIONS")
    let own = command.options.map(\.syntax)
    let common = (program.options.map(\.syntax) + [Program.help.syntax]).filter { option in
      !own.contains { $0.name == option.name }
    }
    page.options(own + common)
    if !command.exitCodes.isEmpty {
      page.heading("EXIT STATUS")
      page.definitions(command.exitCodes.map { (String($0.status.rawValue), "Sy", $0.meaning + ".") })
    }
    if !command.examples.isEmpty {
      page.heading("EXAMPLES")
      for (index, example) in command.examples.enumerated() {
        page.prose(example.summary + ":", isFirst: index == 0)
        page.literal([example.line])
      }
    }
    let above = path.count > 1 ? [(name(of: path.dropLast()), 1)] : []
    page.seeAlso([(program.name, 1)] + above + [(formatName, 5)])
    return ManualPage(name: name(of: path), section: 1, text: page.text)
  }

  private func withoutStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
}
