import BuiltIns
import Chronology
import Languages
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
  let language: Language

  /// As it lies below a folder `man`, where man(1) looks for the pages of a language in a folder of its own.
  var path: String {
    let folder = language == .english ? "" : language.rawValue.prefix(2) + "/"
    return "\(folder)man\(section)/\(name).\(section)"
  }

  /// The pages of a program, that of the program first and that of the format last.
  ///
  /// - Parameter date: the day that they bear.
  static func all(of program: Program, date: CivilDate, in language: Language = .english) -> [ManualPage] {
    let writer = ManualWriter(program: program, date: date, language: language)
    return [writer.page] + writer.paths.map(writer.page(of:)) + [writer.format]
  }
}

/// Writes the pages of a program from its table of commands.
struct ManualWriter {
  let program: Program
  let date: CivilDate
  var language = Language.english

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
    let summary = summary.prefix(1).lowercased() + summary.dropFirst()
    return MdocPage(name, section: section, date: day, heading: language.say(ManualHeading.name), summary: summary)
  }

  // MARK: The format

  /// In English whatever the language, as the specification is.
  var format: ManualPage {
    var page = MdocPage(formatName, section: 5, date: day, summary: "the format of Tidemark's files")
    MarkdownManual(SpecificationText.text).write(to: &page, introducedBy: "DESCRIPTION")
    page.seeAlso([(program.name, 1)], in: .english)
    return ManualPage(name: formatName, section: 5, text: page.text, language: .english)
  }

  // MARK: The program

  var page: ManualPage {
    var page = begin(program.name, section: 1, withoutStop(program.summary.text(in: language)))
    page.heading(language.say(ManualHeading.synopsis))
    page.macro("Nm")
    page.macro("Ar", "command")
    page.macro("Op", raw: "Ar option ...")
    page.macro("Op", raw: "Ar argument ...")
    page.heading(language.say(ManualHeading.description))
    page.prose(program.discussion?.text(in: language) ?? "", isFirst: true)
    page.prose(language.say(ManualMessage.explainsOne(line: "\(program.name) help COMMAND")))
    for group in program.groups {
      page.subheading(group.title.text(in: language))
      page.macro("Bl", raw: "-tag -width Ds")
      for command in group.shown {
        page.macro("It", raw: "Xr \(name(of: [command])) 1")
        page.prose(command.summary.text(in: language) + ".", isFirst: true)
      }
      page.macro("El")
    }
    page.heading(language.say(ManualHeading.options))
    page.options(program.options.map(\.syntax) + [Program.help.syntax, Program.version.syntax], in: language)
    page.heading(language.say(ManualHeading.environment))
    page.definitions(EnvironmentVariable.all.map { ($0.name, "Ev", $0.meaning.text(in: language)) })
    page.heading(language.say(ManualHeading.files))
    page.definitions([
      ("tidemark.md", "Pa", language.say(ManualMessage.vaultFile)),
      (Configuration.shownPath, "Pa", language.say(ManualMessage.settings(Configuration.Key.allCases.map(\.rawValue)))),
    ])
    page.heading(language.say(ManualHeading.exitStatus))
    page.definitions([
      ("0", "Sy", language.say(ManualMessage.success)), ("1", "Sy", language.say(ManualMessage.findings)),
      ("2", "Sy", language.say(ManualMessage.couldNotRun)),
    ])
    page.seeAlso([(formatName, 5)], in: language)
    return ManualPage(name: program.name, section: 1, text: page.text, language: language)
  }

  // MARK: A command

  func page(of path: [Command]) -> ManualPage {
    guard let command = path.last else { return page }
    var page = begin(name(of: path), section: 1, command.summary.text(in: language))
    page.heading(language.say(ManualHeading.synopsis))
    page.macro("Nm", program.name)
    page.macro("Cm", raw: path.map { MdocText.argument($0.name) }.joined(separator: " "))
    if !command.subcommands.isEmpty { page.macro("Ar", "command") }
    page.macro("Op", raw: "Ar option ...")
    for operand in command.operands.map(\.syntax) {
      let words = "Ar " + MdocText.argument(operand.name) + (operand.isRepeatable ? " ..." : "")
      if operand.isRequired { page.macro("Ar", raw: String(words.dropFirst(3))) } else { page.macro("Op", raw: words) }
    }
    page.heading(language.say(ManualHeading.description))
    page.prose(command.summary.text(in: language) + ".", isFirst: true)
    if let discussion = command.discussion { page.prose(discussion.text(in: language)) }
    if !command.operands.isEmpty {
      page.prose(language.say(ManualMessage.argumentsAre))
      page.definitions(command.operands.map { ($0.syntax.name, "Ar", language.summary(of: $0.syntax) + ".") })
    }
    if !command.subcommands.isEmpty {
      page.prose(language.say(ManualMessage.commandsAre))
      page.macro("Bl", raw: "-tag -width Ds")
      for child in command.subcommands where !child.isHidden {
        page.macro("It", raw: "Xr \(name(of: path + [child])) 1")
        page.prose(child.summary.text(in: language) + ".", isFirst: true)
      }
      page.macro("El")
    }
    page.heading(language.say(ManualHeading.options))
    let own = command.options.map(\.syntax)
    let common = (program.options.map(\.syntax) + [Program.help.syntax]).filter { option in
      !own.contains { $0.name == option.name }
    }
    page.options(own + common, in: language)
    if !command.exitCodes.isEmpty {
      page.heading(language.say(ManualHeading.exitStatus))
      page.definitions(command.exitCodes.map { (String($0.status.rawValue), "Sy", $0.meaning.text(in: language) + ".") })
    }
    if !command.examples.isEmpty {
      page.heading(language.say(ManualHeading.examples))
      for (index, example) in command.examples.enumerated() {
        page.prose(example.summary.text(in: language) + language.colon, isFirst: index == 0)
        page.literal([example.line(in: language)])
      }
    }
    let above = path.count > 1 ? [(name(of: path.dropLast()), 1)] : []
    page.seeAlso([(program.name, 1)] + above + [(formatName, 5)], in: language)
    return ManualPage(name: name(of: path), section: 1, text: page.text, language: language)
  }

  private func withoutStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
}

/// The headings of a page, as man(1) has them in each language.
enum ManualHeading: Message {
  case name, synopsis, description, options, environment, files, exitStatus, examples, seeAlso
}

/// What the pages say besides what the help does.
enum ManualMessage: Message {
  /// `line` explains one command.
  case explainsOne(line: String)
  case argumentsAre, commandsAre
  /// `tidemark.md`
  case vaultFile
  /// A person's own settings, by their keys.
  case settings([String])
  case success, findings, couldNotRun
}
