import Testing

@testable import CommandLine

@Suite struct ArgumentParserTests {
  @Test(arguments: [
    ("lint", "lint"),
    ("lint a b", "lint PATH=a,b"),
    ("lint --strict a --format json b", "lint PATH=a,b format=json strict="),
    ("lint --format=json", "lint format=json"),
    ("lint --format text --format json", "lint format=text,json"),
    ("lint --rule never-due --rule=half-range", "lint rule=never-due,half-range"),
    ("lint -", "lint PATH=-"),
    ("lint - --stdin-filename a.md", "lint PATH=- stdin-filename=a.md"),
    ("lint --stdin-filename=", "lint stdin-filename="),
    ("lint --stdin-filename=--x=y", "lint stdin-filename=--x=y"),
    ("lint -- --strict -q -- -", "lint PATH=--strict,-q,--,-"),
    ("lint a -- -b", "lint PATH=a,-b"),
    ("lint help", "lint PATH=help"),
    ("lint -q", "lint quiet="),
    ("lint -qq", "lint quiet=,"),
    ("export -o out", "export output=out"),
    ("export -oout", "export output=out"),
    ("export -o -", "export output=-"),
    ("export -qo out a", "export PATH=a output=out quiet="),
    ("export -qoout", "export output=out quiet="),
    ("export -o=out", "export output==out"),
    ("--color never lint", "lint color=never"),
    ("--color=never lint --color always", "lint color=never,always"),
    ("--strict lint a", "lint PATH=a strict="),
    ("-o out --quiet export a", "export PATH=a output=out quiet="),
    ("--format=json --color never lint", "lint color=never format=json"),
    ("new page Title", "new page TITLE=Title"),
    ("new page --goal -5 Title", "new page TITLE=Title goal=-5"),
    ("new page -g -5 Title", "new page TITLE=Title goal=-5"),
    ("new page -g-5 -7", "new page TITLE=-7 goal=-5"),
    ("new page -0.5", "new page TITLE=-0.5"),
    ("new --color always page T", "new page TITLE=T color=always"),
    ("new day", "new day"),
    ("spec", "spec"),
    ("spec items", "spec SECTION=items"),
    ("copy a b", "copy SOURCE=a TARGET=b"),
    ("copy a b c d", "copy SOURCE=a,b,c TARGET=d"),
    ("", "help"),
    ("--help", "help"),
    ("-h", "help"),
    ("help", "help"),
    ("help help", "help"),
    ("help lint", "help lint"),
    ("help new page", "help new page"),
    ("lint --help", "help lint"),
    ("--help lint", "help lint"),
    ("lint a -qh", "help lint"),
    ("lint --bogus --help", "help lint"),
    ("lint -- --help", "lint PATH=--help"),
    ("new --help", "help new"),
    ("new page --help", "help new page"),
    ("--version", "version"),
    ("--version --help", "help"),
  ])
  func reads(line: String, expected: String) {
    #expect(SampleProgram.reading(of: line.split(separator: " ").map(String.init)) == expected)
  }

  @Test(arguments: [
    ("lnt", "tidemark: “lnt” is not a command; did you mean “lint”?"),
    ("exp", "tidemark: “exp” is not a command; did you mean “export”?"),
    ("frobnicate", "tidemark: “frobnicate” is not a command; see “tidemark --help”"),
    ("lnt --help", "tidemark: “lnt” is not a command; did you mean “lint”?"),
    ("help lnt", "tidemark: “lnt” is not a command; did you mean “lint”?"),
    ("new", "tidemark new: a command is missing; choose from: page, day"),
    ("new pgae", "tidemark new: “pgae” is not a command; did you mean “page”?"),
    ("--color never", "tidemark: a command is missing; choose from: lint, export, new, spec, copy"),
    ("lint --stric", "tidemark lint: “--stric” is not an option; did you mean “--strict”?"),
    ("lint --stdin", "tidemark lint: “--stdin” is not an option; did you mean “--stdin-filename”?"),
    ("lint --wat=1", "tidemark lint: “--wat” is not an option; see “tidemark lint --help”"),
    ("lint -strict", "tidemark lint: “-strict” is not an option; did you mean “--strict”?"),
    ("lint -qx", "tidemark lint: “-x” is not an option; see “tidemark lint --help”"),
    ("lint --o", "tidemark lint: “--o” is not an option; see “tidemark lint --help”"),
    ("--strict", "tidemark: “--strict” comes before the command; write “tidemark lint --strict”"),
    ("--strict nothing", "tidemark: “--strict” comes before the command; write “tidemark lint --strict”"),
    ("lint --format", "tidemark lint: “--format” needs a value: “--format FORMAT”"),
    ("lint --format --strict", "tidemark lint: “--format” needs a value: “--format FORMAT”"),
    ("export -qo", "tidemark export: “-o” needs a value: “-o FILE”"),
    ("lint --strict=yes", "tidemark lint: “--strict” takes no value, but was given “yes”"),
    ("lint --format jsn", "tidemark lint: “jsn” is not a value of “--format”; did you mean “json”?"),
    ("lint --format JSON", "tidemark lint: “JSON” is not a value of “--format”; did you mean “json”?"),
    ("lint --format xml", "tidemark lint: “xml” is not a value of “--format”; choose from: text, json"),
    ("lint --format=", "tidemark lint: “” is not a value of “--format”; choose from: text, json"),
    ("lint --rule zzzzz", "tidemark lint: “zzzzz” is not a value of “--rule”; see “tidemark lint --help”"),
    ("lint --rule halfrange", "tidemark lint: “halfrange” is not a value of “--rule”; did you mean “half-range”?"),
    ("new page T -g x", "tidemark new page: “--goal” needs a whole number, not “x”"),
    ("new page", "tidemark new page: TITLE is missing; see “tidemark new page --help”"),
    ("new page a b", "tidemark new page: “b” is one argument too many; did you mean “tidemark new page \"a b\"”?"),
    ("new day x", "tidemark new day: “x” is one argument too many; see “tidemark new day --help”"),
    ("spec itms", "tidemark spec: “itms” is not a value of “SECTION”; did you mean “items”?"),
    ("copy a", "tidemark copy: TARGET is missing; see “tidemark copy --help”"),
    ("copy", "tidemark copy: SOURCE is missing; see “tidemark copy --help”"),
    ("lint --bad\u{1B}[2J", "tidemark lint: “--bad\\u{1B}[2J” is not an option; see “tidemark lint --help”"),
  ])
  func saysWhatIsWrong(line: String, expected: String) {
    #expect(SampleProgram.reading(of: line.split(separator: " ").map(String.init)) == expected)
  }

  @Test(arguments: ["-my title", "---", "--my title", "-—", "-[x]"])
  func wordsThatBeginWithADashAreNoOption(words: String) {
    #expect(
      SampleProgram.reading(of: ["new", "page", words])
        == "tidemark new page: “\(words)” begins with a dash, as options do; write “--” before it"
    )
    #expect(SampleProgram.reading(of: ["new", "page", "--", words]) == "new page TITLE=\(words)")
  }

  @Test func emptyArgumentsAreOperands() {
    #expect(SampleProgram.reading(of: ["new", "page", ""]) == "new page TITLE=")
    #expect(SampleProgram.reading(of: [""]) == "tidemark: “” is not a command; see “tidemark --help”")
  }

  @Test func givesTypedValues() throws {
    typealias Options = SampleProgram.Options
    typealias Operands = SampleProgram.Operands
    let arguments = ["lint", "--format", "text", "--format", "json", "--rule", "never-due", "--rule", "month-end", "--strict"]
    guard case .command(_, let lint) = SampleProgram.program.parse(arguments) else {
      Issue.record("no command was read")
      return
    }
    #expect(lint.command == ["lint"])
    #expect(lint[Options.format] == .json)
    #expect(lint[Options.rules] == ["never-due", "month-end"])
    #expect(lint[Options.strict])
    #expect(lint[Options.stdinName] == nil)
    #expect(lint[Options.color] == .auto)
    #expect(lint[Operands.paths] == ["."])
    #expect(lint.isGiven(Options.format))
    #expect(!lint.isGiven(Options.color))

    guard case .command(_, let page) = SampleProgram.program.parse(["new", "page", "My page", "-g7"]) else {
      Issue.record("no command was read")
      return
    }
    #expect(page[Operands.title] == "My page")
    #expect(page[Options.goal] == 7)
    #expect(page[Options.output] == nil)
  }
}
