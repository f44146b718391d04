import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// `tidemark export` for another program.
@Suite struct ForeignExportTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("v/tidemark.md", "---\nkind: vault\n---\n\n# Mine\n")
    try folder.write("v/a.md", "---\nkind: project\n---\n\n# Allotment / 2\n\n- [ ] Kale (due: 2026-12-01)\n")
    try folder.write("v/b.md", "---\nkind: project\n---\n\n# House\n\n- [ ] Roof\n  - with Sam\n")
    try folder.write(
      "v/r.md",
      "---\nkind: ritual\n---\n\n# Body\n\n## Arc 1: 2026-07-01 - 2026-12-31\n\n- Run\n  - 2026-11-20\n"
    )
  }

  @Test func aListIsOneTextOrOneOfEachFile() throws {
    let run = folder.run("export --to todotxt @/v --today 2026-11-22")
    #expect(run.output == "Kale due:2026-12-01 +Allotment-/-2\nRoof +House\n")
    #expect(run.error == "2 read: 2 written\n  1 without what is below it (@/v/b.md:7)\n")
    #expect(run.status == .findings)
    #expect(folder.run("export --to todotxt -o @/out/ @/v --today 2026-11-22").status == .findings)
    #expect(try folder.text("out/Allotment - 2.todo.txt") == "Kale due:2026-12-01\n")
    #expect(try folder.text("out/House.todo.txt") == "Roof\n")
    let back = folder.run("import @/out/House.todo.txt --into @/w --today 2026-11-22")
    #expect(back.status == .success)
    #expect(try folder.text("w/projects/house.md") == "---\nkind: project\n---\n\n# House\n\n- [ ] Roof\n")
  }

  @Test func loopIsAFolder() throws {
    let run = folder.run("export --to loop -o @/Loop/ @/v --today 2026-11-22")
    #expect(run.status == .success)
    #expect(run.error == "2 read: 2 written\n")
    #expect(try folder.text("Loop/001 Run/Checkmarks.csv") == "Date,Value,Notes\r\n2026-11-20,YES_MANUAL,\r\n")
    let back = folder.run("import loop @/Loop --into @/w --today 2026-11-22")
    #expect(back.status == .success)
    #expect(back.output.contains("\n  1 left out: its days are in the folders (@/Loop/HabitBull.csv)\n"))
  }

  @Test(arguments: [
    ("--to loop @/v", "--to loop is a folder; name one that ends in /, as -o Loop/"),
    ("--to klog -o @/out/ @/v", "--to klog is one file; name it, as -o work.klg"),
    ("--to klog @/v", "there is nothing that the form “klog” can say; nothing is written"),
  ])
  func whatMakesNoSenseIsRefused(_ arguments: String, _ message: String) {
    let run = folder.run("export \(arguments) --today 2026-11-22")
    #expect(run.status == .couldNotRun)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.output.isEmpty)
  }
}
