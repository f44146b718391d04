import Git

/// The program in which a person edits files, and how it is told a line.
struct Editor: Sendable {
  /// A program, or a line of the shell, as `VISUAL` or `EDITOR` has it.
  let line: String

  init(_ line: String) { self.line = line }

  /// That of `VISUAL`, unless the terminal can show none, else that of `EDITOR`; nil where neither names one.
  ///
  /// - Parameter environment: the value of a variable; nil where it is missing.
  init?(_ environment: (String) -> String?) {
    func named(_ name: String) -> String? { environment(name).flatMap { $0.contains { $0 != " " } ? $0 : nil } }
    let visual = environment("TERM") == "dumb" ? nil : named("VISUAL")
    guard let line = visual ?? named("EDITOR") else { return nil }
    self.line = line
  }

  /// How editors are told a line.
  private enum Style {
    /// `+12 FILE`
    case plus
    /// `FILE:12`
    case colon
    /// `-g FILE:12`
    case goto
    /// `--line 12 FILE`
    case option(String)
  }

  /// Those that are known, by the names of their programs; any other gets the file alone.
  private static let styles: [(names: [String], style: Style)] = [
    (
      [
        "vi", "vim", "nvim", "gvim", "mvim", "view", "vis", "nano", "pico", "emacs", "emacsclient", "mg", "zile", "jmacs",
        "joe",
        "jed", "ne", "micro", "kak", "gedit", "bbedit", "mcedit",
      ], .plus
    ), (["hx", "helix", "subl", "sublime_text", "zed", "zeditor"], .colon),
    (["code", "code-insiders", "codium", "vscodium", "cursor", "windsurf"], .goto), (["mate", "kate"], .option("-l")),
    (["idea", "pycharm", "webstorm"], .option("--line")),
  ]

  /// What the program is given besides the arguments of its own line.
  func arguments(path: String, line number: Int?) -> [String] {
    // What begins with a sign would be an option.
    let path = path.hasPrefix("-") || path.hasPrefix("+") ? "./" + path : path
    let program = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).first.map(String.init) ?? line
    let name = program.split(separator: "/").last.map(String.init) ?? program
    guard let number, let style = Self.styles.first(where: { $0.names.contains(name) })?.style else { return [path] }
    switch style {
    case .plus: return ["+\(number)", path]
    case .colon: return ["\(path):\(number)"]
    case .goto: return ["-g", "\(path):\(number)"]
    case .option(let option): return [option, "\(number)", path]
    }
  }

  /// Opens a file and waits until the editor is closed.
  ///
  /// - Returns: what the editor exited with; nil where it could not be started.
  func open(path: String, line number: Int?) -> Int32? { EditorProcess.run(line, arguments(path: path, line: number)) }
}
