import TestSupport
import Testing

@testable import CommandLine

@Suite struct ConfigurationTests {
  private func read(_ text: String) -> Configuration {
    Configuration(Array(text.utf8), path: "/c/config.yaml", home: "/home/jo")
  }

  @Test func readsEverySetting() {
    let read = read("# mine\ncolor: never\npager: less -R\nvault: ~/life\nlanguage: fr_CA\n")
    #expect(read == Configuration(color: .never, pager: "less -R", vault: "/home/jo/life", language: .french))
    #expect(self.read("---\ncolor: always\n") == Configuration(color: .always))
    #expect(self.read("pager: none\nvault: '/srv/our life'\n") == Configuration(pager: "", vault: "/srv/our life"))
    #expect(self.read("") == .none)
    #expect(self.read("\u{FEFF}color: auto\r\npager: cat\r\n") == Configuration(color: .auto, pager: "cat"))
  }

  @Test(arguments: [
    ("colour: never", "1: “colour” is not a setting; did you mean “color”?"),
    ("\ntheme: dark", "2: “theme” is not a setting; choose from: color, pager, language, vault"),
    ("color: nevr", "1: “nevr” is not a value of “color”; did you mean “never”?"),
    ("color: blue", "1: “blue” is not a value of “color”; choose from: auto, always, never"),
    ("language: de", "1: “de” is not a value of “language”; choose from: en, es, fr"),
    ("vault: life", "1: “life” is not a path that begins with / or ~/, as “vault” needs it"),
    ("---\ncolor:\n  a: b", "2: “color” takes one value"),
    ("color: [never, always]", "1: “color” takes one value"),
    ("color: never\ncolor: auto", "2: “color” is set already; the first value counts"),
  ])
  func saysWhatIsWrong(text: String, problem: String) {
    #expect(read(text + "\n").problems.map(\.english) == ["/c/config.yaml:" + problem])
  }

  @Test(arguments: [Array("color: \"never\nvault: /x\n".utf8), [0x63, 0x3A, 0x20, 0xFF, 0x0A], Array("co\u{7}lor: x\n".utf8)])
  func saysThatItCannotBeRead(bytes: [UInt8]) throws {
    let read = Configuration(bytes, path: "/c/config.yaml", home: nil)
    let problem = try #require(read.problems.first).english
    #expect(problem.wholeMatch(of: #/\/c\/config\.yaml:[12]: this cannot be read as YAML: .+/#) != nil, "\(problem)")
    #expect(read.color == nil && read.vault == nil)
  }

  /// What is wrong leaves the rest as it is.
  @Test func readsTheRestAllTheSame() {
    #expect(read("colr: x\npager: most\n").pager == "most")
  }

  @Test(
    arguments: [
      (["XDG_CONFIG_HOME": "/x", "HOME": "/h"], "/x/tidemark/config.yaml"), (["HOME": "/h"], "/h/.config/tidemark/config.yaml"),
      (["XDG_CONFIG_HOME": "x", "HOME": "/h"], "/h/.config/tidemark/config.yaml"), ([:], nil), (["HOME": "h"], nil),
    ] as [([String: String], String?)]
  )
  func liesWhereOtherProgramsHaveTheirs(environment: [String: String], path: String?) {
    #expect(Configuration.path { environment[$0] } == path)
  }

  // MARK: What goes before what

  private static let folder = "home/.config/tidemark"

  /// What the program prints in a terminal of its own with a file of settings.
  private func run(
    _ settings: String,
    _ shell: String,
    environment: [String: String] = [:]
  ) throws -> (text: String, error: String) {
    let folder = try TemporaryFolder()
    try folder.write("\(Self.folder)/config.yaml", settings.replacing("@", with: folder.path))
    try folder.write("wrong.md", Sample.wrong)
    for (name, title) in [("here", "Here"), ("there", "There"), ("far", "Far")] {
      try folder.write("\(name)/tidemark.md", "---\nkind: vault\n---\n\n# V\n")
      try folder.write("\(name)/life.md", "---\nkind: project\n---\n\n# \(title)\n\n- [ ] Call mum\n")
    }
    let variables = ["HOME": folder("home")].merging(environment.mapValues { $0.replacing("@", with: folder.path) }) { _, new in
      new
    }
    let run = try ProgramRun(shell, in: folder, environment: variables)
    return (run.text.replacing(folder.path, with: "@"), run.error.replacing(folder.path, with: "@"))
  }

  @Test(arguments: [
    ("", "", false), ("color: always", "", true), ("color: always", "--color never", false),
    ("color: never", "--color always", true),
    ("color: always", "--color auto", false),
  ])
  func colorIsThatOfTheOptionBeforeTheFile(settings: String, option: String, isColored: Bool) throws {
    #expect(try run(settings, "tidemark lint wrong.md \(option)").text.contains("\u{1B}[") == isColored)
  }

  @Test func colorIsThatOfTheEnvironmentBeforeTheFile() throws {
    #expect(try !run("color: always", "tidemark lint wrong.md", environment: ["NO_COLOR": "1"]).text.contains("\u{1B}["))
  }

  @Test(
    arguments: [
      ("vault: @/far", "tidemark projects --plain", [:], "Far"),
      ("vault: @/far", "tidemark projects --plain", ["TIDEMARK_VAULT": "@/there"], "There"),
      ("vault: @/far", "cd here && tidemark projects --plain", [:], "Here"),
      ("vault: @/far", "tidemark projects --plain --vault here", ["TIDEMARK_VAULT": "@/there"], "Here"),
      ("vault: @/far", "tidemark complete zsh -- tasks --project ''", [:], "Far"),
    ] as [(String, String, [String: String], String)]
  )
  func theVaultIsTheNearest(settings: String, line: String, environment: [String: String], title: String) throws {
    let text = try run(settings, line, environment: environment).text
    for other in ["Here", "There", "Far"] { #expect(text.contains(other) == (other == title), "\(text)") }
  }

  /// In its vault, `tidemark` alone shows today.
  @Test func theVaultIsThatOfTheProgramAlone() throws {
    #expect(try run("vault: @/far", "tidemark --plain").text.hasPrefix("Today, "))
  }

  /// The color of a project is no color of the output.
  @Test func anotherOptionOfTheNameStays() throws {
    let run = try run("color: always\nvault: @/far", "cd far && tidemark new project Boat && cat projects/boat.md")
    #expect(run.text.contains("# Boat") && !run.text.contains("color:"), "\(run)")
  }

  @Test func whatIsWrongIsToldOnce() throws {
    let run = try run("colr: x\nlanguage: de", "tidemark rules")
    #expect(run.text.hasPrefix("accidental"))
    #expect(
      run.error == """
        tidemark: @/\(Self.folder)/config.yaml:1: “colr” is not a setting; did you mean “color”?
        tidemark: @/\(Self.folder)/config.yaml:2: “de” is not a value of “language”; choose from: en, es, fr

        """
    )
  }

  @Test(
    arguments: [
      (nil, [:], "less"), ("most -s", [:], "most -s"), ("most", ["PAGER": "more"], "more"), ("", [:], nil), ("cat", [:], nil),
      ("most", ["PAGER": ""], nil), ("most", ["TERM": "dumb"], nil),
    ] as [(String?, [String: String], String?)]
  )
  func thePagerIsThatOfTheEnvironmentBeforeTheFile(setting: String?, environment: [String: String], line: String?) {
    #expect(Pager(configured: setting) { environment[$0] }?.line == line)
  }

  // MARK: The documents

  @Test func theTablesAreThoseOfTheDocument() throws {
    let settings = try DocumentTable(of: "docs/configuration.md", headed: ["setting", "value", "like", "default"]).rows
    #expect(settings.map { $0[0] }.sorted() == Configuration.Key.allCases.map(\.rawValue).sorted())
    let variables = try DocumentTable(of: "docs/configuration.md", headed: ["variable", "meaning"]).rows
    #expect(variables.map { $0[0] } == EnvironmentVariable.all.map(\.name))
    #expect(variables.map { $0[1] } == EnvironmentVariable.all.map(\.meaning.english))
    #expect(try ProjectFiles.text("docs/configuration.md").contains("`\(Configuration.shownPath)`"))
  }
}
