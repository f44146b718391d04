import TestSupport
import Testing

@testable import CommandLine

/// The hooks of `.pre-commit-hooks.yaml`, each run by a real `git commit` from a script that does what pre-commit does: it gives
/// the hook the names of the staged files, and fails where the hook fails or changes a file.
@Suite struct PreCommitHooksTests {
  /// What the file says of one hook.
  struct Hook: CustomTestStringConvertible {
    var members: [String: String]

    var testDescription: String { members["id"] ?? "" }
    /// The command line, without the names of files.
    var command: String { "\(members["entry"] ?? "") \(list("args").joined(separator: " "))" }

    func list(_ key: String) -> [String] {
      guard let text = members[key], text.hasPrefix("["), text.hasSuffix("]") else { return [] }
      return text.dropFirst().dropLast().split(separator: ", ").map(String.init)
    }
  }

  static let hooks: [Hook] = {
    let lines = ((try? ProjectFiles.text(".pre-commit-hooks.yaml")) ?? "").split(separator: "\n")
    var hooks: [Hook] = []
    for line in lines where !line.hasPrefix("#") {
      if line.hasPrefix("- ") { hooks.append(Hook(members: [:])) }
      let pair = line.dropFirst(2).split(separator: ": ", maxSplits: 1)
      if pair.count == 2, !hooks.isEmpty { hooks[hooks.count - 1].members[String(pair[0])] = String(pair[1]) }
    }
    return hooks
  }()

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ shell: String) throws -> ProgramRun {
    let begin = "git() { command git -c user.name=x -c user.email=x@example.org \"$@\"; }\n"
    let environment = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    return try ProgramRun(begin + shell, in: folder, environment: environment)
  }

  private func install(_ hook: Hook) throws {
    _ = try run("git init --quiet .")
    let script = """
      #!/bin/sh
      before=$(git diff)
      git diff --cached --name-only -z --diff-filter=ACMRT -- '*.md' '*.markdown' | xargs -0 -r \(hook.command) || exit 1
      [ "$before" = "$(git diff)" ]
      """
    try folder.write(".git/hooks/pre-commit", script + "\n")
    try folder.setMode(".git/hooks/pre-commit", 0o755)
  }

  @Test func thereAreTwo() {
    #expect(Self.hooks.map(\.testDescription) == ["tidemark-lint", "tidemark-fmt"])
  }

  @Test(arguments: hooks)
  func saysWhatPreCommitAsksFor(hook: Hook) {
    #expect(Set(hook.members.keys).isSuperset(of: ["id", "name", "entry", "language"]))
    #expect(hook.members["language"] == "system")
    #expect(hook.list("types") == ["markdown"])
    // Each run reads the vault, and two would write at once.
    #expect(hook.members["require_serial"] == "true")
    // A name that begins with a dash is no option.
    #expect(hook.list("args").last == "--")
  }

  @Test(arguments: hooks)
  func letsATidyCommitPass(hook: Hook) throws {
    try install(hook)
    try folder.write("a page.md", Sample.clean)
    try folder.write("-dash.md", Sample.clean)
    try folder.write("note.md", Sample.note)
    let run = try run("git add --all && git commit --quiet --message x")
    #expect(run.status == 0, "\(run.error)")
    #expect(try folder.text("note.md") == Sample.note)
  }

  @Test(arguments: hooks)
  func keepsAMistakeOut(hook: Hook) throws {
    try install(hook)
    let isLint = hook.testDescription == "tidemark-lint"
    try folder.write("-dash.md", isLint ? Sample.wrong : Sample.untidy)
    let refused = try run("git add --all && git commit --quiet --message x")
    #expect(refused.status == 1)
    #expect((refused.text + refused.error).contains(isLint ? "-dash.md:9:22: error:" : "-dash.md: formatted"))
    #expect(try folder.text("-dash.md") == (isLint ? Sample.wrong : Sample.tidy))
    if isLint { try folder.write("-dash.md", Sample.clean) }
    #expect(try run("git add --all && git commit --quiet --message x").status == 0)
  }
}
