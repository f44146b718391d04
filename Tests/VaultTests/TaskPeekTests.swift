import Foundation
import TestSupport
import Testing
import Vault

@Suite struct TaskPeekTests {
  @Test(arguments: [
    ("- [ ] A", true), ("- [x] A", true), ("- [✓] A", true), ("- [\u{A0}] A", true), ("- [?] A", true),
    ("- A (every: mon)", true),
    ("- A (EVERY=mon)", true), ("- A (repeat: mon)", true), ("- [every:: mon] A", true), ("[ab](c) and [[Page]]", false),
    ("- A [1", false), ("- A (due: 2026-12-01)", false), ("", false), ("[", false), ("ever", false), ("[]", false),
  ])
  func saysWhetherThereMayBeTasks(text: String, expected: Bool) {
    #expect(TaskPeek.mayHaveTasks(Array(text.utf8)) == expected)
  }

  /// What is passed over has no task, in any of the examples.
  @Test func passesOverNoTask() throws {
    let plans = VaultPlans(
      at: ProjectFiles.root.appendingPathComponent("Examples").path,
      days: nil,
      kinds: [.page, .project, .stacks],
      limit: 1 << 20,
      jobs: 1
    )
    #expect(plans.files.count > 8)
    for file in plans.files where !TaskPeek.mayHaveTasks(file.record.source.bytes) {
      #expect(!file.value.content.items.contains { $0.item.box != nil || $0.item.type == .recurring }, "\(file.record.name)")
    }
  }
}
