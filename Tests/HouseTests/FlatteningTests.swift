import TestSupport
import Testing

/// The items of a plan have one order, and one place where they are put into it.
@Suite struct FlatteningTests {
  private static let place = "Sources/Planner/PlacedItem.swift"
  /// What goes into items for another end: what stands below a task are its steps; paths are enumerated, items are not.
  private static let others: Set<String> = [
    "Sources/Planner/PlanTasks.swift", "Sources/Editing/PlanPath.swift",
    // The elements of an outline, which are put in order here.
    "Sources/Outline/Document.swift",
  ]

  private func flattenings(in file: SourceFile) -> [String] {
    file.code(containing: ["compactMap(\\.item)", "groups.flatMap"]).filter { line in
      line.contains(/groups\.flatMap \{[^}]*compactMap\(\\\.item\)/)
        || line.contains(/elements \+ .*groups\.flatMap/)
        || line.contains(/flatMap.*\.children\.compactMap\(\\\.item\)/)
        || line.contains(/\w+\([^()]*\.children\.compactMap\(\\\.item\)/)
    }
  }

  @Test(arguments: SourceFile.folders)
  func itemsAreFlattenedInOnePlace(folder: Folder<SourceFile>) {
    for file in folder.files {
      guard file.path != Self.place, !Self.others.contains(file.path) else { continue }
      let found = flattenings(in: file)
      #expect(found.isEmpty, "\(file.path) flattens items; ask `PlanContent.items`, `topItems` or `forEachItem`: \(found)")
    }
  }

  @Test(arguments: [
    #"let items = section.elements.compactMap(\.item) + section.groups.flatMap { $0.elements.compactMap(\.item) }"#,
    #"for case .item(let index) in section.elements + section.groups.flatMap(\.elements) {"#,
    #"items.flatMap { [$0] + flattened($0.children.compactMap(\.item)) }"#,
    #"add(item.children.compactMap(\.item), section, isTop: false)"#,
  ])
  func theScanSeesThem(_ line: String) {
    #expect(!flattenings(in: SourceFile(path: "Sources/Room/A.swift", text: line)).isEmpty)
  }

  @Test(arguments: [#"for child in item.children.compactMap(\.item) {"#, "content.forEachItem { item in"])
  func theScanPassesOverOthers(_ line: String) {
    #expect(flattenings(in: SourceFile(path: "Sources/Room/A.swift", text: line)).isEmpty)
  }
}
