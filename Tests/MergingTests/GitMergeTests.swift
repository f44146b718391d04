import TestSupport
import Testing

/// Merges by real git, in every way in which git merges.
@Suite struct GitMergeTests {
  private static func page(_ water: String, _ days: [String], _ more: String = "") -> String {
    """
    ---
    kind: page
    ---

    # Health

    - Water: \(water)/8 glasses
    - Meditate (streak: daily)
    \(days.map { "  - 2026-11-\($0)\n" }.joined())\(more)
    """
  }

  private static let base = page("3", ["18"])
  private static let ours = page("4", ["18", "20"])
  private static let theirs = page("5", ["18", "19"])
  private static let merged = page("6", ["18", "19", "20"])

  enum Way: String, CaseIterable {
    case merge, rebase, cherryPick, stashPop, pull, pullRebase
  }

  /// Two sides that diverged; and the command that brings them together.
  private func bringTogether(_ scene: GitScene, _ way: Way, _ name: String = "health.md") throws -> GitScene.Output {
    try scene.begin([name: Self.base])
    switch way {
    case .merge, .rebase, .cherryPick, .stashPop:
      try scene.git("checkout", "--quiet", "-b", "other")
      try scene.write([name: Self.theirs])
      try scene.commit("theirs")
      try scene.git("checkout", "--quiet", "main")
      try scene.write([name: Self.ours])
      if way == .stashPop {
        try scene.git("stash")
        try scene.git("merge", "--quiet", "other")
        return try scene.run("git", ["stash", "pop"])
      }
      try scene.commit("ours")
      let command = [Way.merge: "merge", .rebase: "rebase", .cherryPick: "cherry-pick"][way] ?? ""
      return try scene.run("git", [command, "other"])
    case .pull, .pullRebase:
      try scene.clone("a", to: "b")
      try scene.write([name: Self.theirs])
      try scene.commit("theirs")
      try scene.write([name: Self.ours], in: "b")
      try scene.commit("ours", in: "b")
      return try scene.run("git", ["pull", way == .pull ? "--no-rebase" : "--rebase"], in: "b")
    }
  }

  private func folder(_ way: Way) -> String { way == .pull || way == .pullRebase ? "b" : "a" }

  @Test(arguments: Way.allCases) func mergesByWhatTheFileSays(_ way: Way) throws {
    let scene = try GitScene()
    let output = try bringTogether(scene, way)
    #expect(output.status == 0, "\(output.text)")
    #expect(try scene.text("health.md", in: folder(way)) == Self.merged)
    #expect(try scene.unmerged(in: folder(way)).isEmpty)
    #expect(try scene.git("status", "--short", "--untracked-files", in: folder(way)).contains(".ours") == false)
  }

  /// A path with spaces and quotes reaches the driver as it is.
  @Test func mergesFilesOfAnyName() throws {
    let scene = try GitScene()
    let name = "days/Jo's “day” $HOME.md"
    let output = try bringTogether(scene, .merge, name)
    #expect(output.status == 0, "\(output.text)")
    #expect(try scene.text(name) == Self.merged)
  }

  /// Whatever happens to the program, git has a conflict with both sides in it, and never takes ours for the whole.
  @Test(arguments: GitScene.Driver.allCases.filter { $0 != .working })
  func withoutTheProgramBothSidesAreThere(_ driver: GitScene.Driver) throws {
    for way in Way.allCases {
      let scene = try GitScene(driver)
      let output = try bringTogether(scene, way)
      #expect(output.status != 0, "\(way): \(output.text)")
      let text = try scene.text("health.md", in: folder(way))
      #expect(try scene.unmerged(in: folder(way)) == ["health.md"])
      for words in ["Water: 4/8", "Water: 5/8", "2026-11-19", "2026-11-20", "<<<<<<< ", "=======", ">>>>>>> "] {
        #expect(text.contains(words), "\(way): \(words)\n\(text)")
      }
    }
  }

  @Test func aTrueConflictIsOneLine() throws {
    let scene = try GitScene()
    let task = { (due: String) in "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft (due: \(due))\n- [ ] Print\n" }
    try scene.begin(["thesis.md": task("2026-11-25")])
    try scene.git("checkout", "--quiet", "-b", "other")
    try scene.write(["thesis.md": task("2026-12-01") + "- [ ] Bind\n"])
    try scene.commit("theirs")
    try scene.git("checkout", "--quiet", "main")
    try scene.write(["thesis.md": task("2026-11-28").replacing("- [ ] Print", with: "- [x] Print")])
    try scene.commit("ours")
    let output = try scene.run("git", ["merge", "other"])
    #expect(output.status == 1)
    #expect(output.text.contains("thesis.md: 1 conflict is left between marks"))
    #expect(
      try scene.text("thesis.md") == """
        ---
        kind: project
        ---

        # Thesis

        <<<<<<< ours
        - [ ] Draft (due: 2026-11-28)
        =======
        - [ ] Draft (due: 2026-12-01)
        >>>>>>> theirs
        - [x] Print
        - [ ] Bind

        """
    )
  }

  // MARK: Files that come, go and are named anew

  @Test func followsARenamedFile() throws {
    let scene = try GitScene()
    try scene.begin(["health.md": Self.base])
    try scene.git("checkout", "--quiet", "-b", "other")
    try scene.git("mv", "health.md", "body.md")
    try scene.write(["body.md": Self.theirs])
    try scene.commit("theirs")
    try scene.git("checkout", "--quiet", "main")
    try scene.write(["health.md": Self.ours])
    try scene.commit("ours")
    #expect(try scene.run("git", ["merge", "other"]).status == 0)
    #expect(try scene.text("body.md") == Self.merged)
    #expect(try scene.folder.names(in: "a").contains("health.md") == false)
  }

  @Test func bothAddAFile() throws {
    let scene = try GitScene()
    try scene.begin(["health.md": Self.base])
    let day = { (blocks: String) in "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n\(blocks)" }
    try scene.git("checkout", "--quiet", "-b", "other")
    try scene.write(["2026-11-20.md": day("- 09:00 Deep work\n- 14:00 Call the bank\n")])
    try scene.commit("theirs")
    try scene.git("checkout", "--quiet", "main")
    try scene.write(["2026-11-20.md": day("- 07:00 Walk\n- 09:00 Deep work\n  - [ ] Draft\n")])
    try scene.commit("ours")
    #expect(try scene.run("git", ["merge", "other"]).status == 0)
    #expect(
      try scene.text("2026-11-20.md") == day("- 07:00 Walk\n- 09:00 Deep work\n  - [ ] Draft\n- 14:00 Call the bank\n")
    )
  }

  /// Git asks no driver then; it leaves the file that was changed, and says so.
  @Test func oneRemovesAFile() throws {
    let scene = try GitScene()
    try scene.begin(["health.md": Self.base, "other.md": Self.base])
    try scene.git("checkout", "--quiet", "-b", "other")
    try scene.git("rm", "--quiet", "health.md")
    try scene.commit("theirs")
    try scene.git("checkout", "--quiet", "main")
    try scene.write(["health.md": Self.ours])
    try scene.commit("ours")
    #expect(try scene.run("git", ["merge", "other"]).status == 1)
    #expect(try scene.text("health.md") == Self.ours)
    #expect(try scene.unmerged() == ["health.md"])
  }

  /// Somebody's notes and lists are merged by lines, as git does it.
  @Test func leavesOtherFilesToGit() throws {
    let scene = try GitScene()
    try scene.begin(["note.md": "# Note\n\none\n\ntwo\n\nthree\n"])
    try scene.git("checkout", "--quiet", "-b", "other")
    try scene.write(["note.md": "# Note\n\none\n\ntwo\n\n3\n"])
    try scene.commit("theirs")
    try scene.git("checkout", "--quiet", "main")
    try scene.write(["note.md": "# Note\n\n1\n\ntwo\n\nthree\n"])
    try scene.commit("ours")
    #expect(try scene.run("git", ["merge", "other"]).status == 0)
    #expect(try scene.text("note.md") == "# Note\n\n1\n\ntwo\n\n3\n")
  }
}
