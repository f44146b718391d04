import TestSupport
import Testing

/// A new type of items is to be asked for by the compiler: what a type can do is a row of `ItemTraits`, and the fewer switches over
/// types have a `default`, the fewer forget it.
@Suite struct ItemTypeSwitchTests {
  /// How many there are. The number may fall.
  private static let most = 25

  /// The switches over types of items, or what an item is, that have a `default`.
  private func switches(in file: SourceFile) -> [Int] {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.indices.filter { start in
      guard lines[start].contains(/\bswitch .*\b(type|content|self)\b.* \{$/.wordBoundaryKind(.simple)) else { return false }
      let indent = lines[start].prefix { $0 == " " }
      let body = lines[(start + 1)...].prefix { !$0.hasPrefix(indent + "}") }
      let isOfItems = body.contains {
        $0.contains(/case \.(recurring|streak|bullet|counter|task|block|checkbox|daysSince|countUp)\b/)
      }
      return isOfItems && body.contains { $0.hasPrefix(indent + "default:") }
    }
  }

  @Test func noMoreForgetNewTypes() {
    let found = SourceFile.all.filter { !$0.isGenerated }.flatMap { file in switches(in: file).map { "\(file.path):\($0 + 1)" }
    }
    #expect(found.count <= Self.most, "add a trait to ItemTraits instead: \(found)")
  }

  @Test func theScanSeesThem() {
    let text = "  switch item.type {\n  case .streak: true\n  default: false\n  }\n  switch type {\n  case .streak: true\n  }\n"
    #expect(switches(in: SourceFile(path: "Sources/Room/A.swift", text: text)) == [0])
  }
}
