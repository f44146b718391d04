import TestSupport
import Testing

/// A new kind of file and a new type of item are to be asked for by the compiler. What holds of all files of a kind is a row of
/// `KindTraits`, what an item of a type can do one of `ItemTraits`; what does different work for each is a `switch` over all.
@Suite struct TraitTests {
  /// Where a kind is compared with one of them: rules that are about one kind.
  private static let rules = "Sources/Lint/"

  /// The lines with a `switch` that has a `default` beside one of some cases.
  private func switches(over cases: Set<String>, in file: SourceFile) -> [Int] {
    guard !file.lines(containing: ["default:"]).isEmpty else { return [] }
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { start in
      guard lines[start].hasSuffix(" {"), lines[start].contains("switch ") else { return false }
      let indent = lines[start].prefix { $0 == " " }
      let own = lines[(start + 1)...].prefix { !$0.hasPrefix(indent + "}") }.filter { line in
        line.hasPrefix(indent + "case ") || line.hasPrefix(indent + "default:")
      }
      guard own.contains(where: { $0.hasPrefix(indent + "default:") }) else { return false }
      return own.contains { line in
        // Of `case .streak, .best where …:` what stands before the condition; of a tuple nothing.
        let head = line.prefix { $0 != ":" }.split(separator: " where ").first ?? ""
        return !head.contains("case (") && head.matches(of: /\s\.(\w+)/).contains { cases.contains(String($0.1)) }
      }
    }
  }

  private static let kinds: Set = ["page", "day", "project", "stacks", "ritual", "life", "activities", "vault"]
  private static let types: Set = [
    "bullet", "checkbox", "counter", "count", "countUp", "daysSince", "streak", "textList", "tally", "best", "recurring",
    "routine", "habit", "mark", "activity",
  ]

  private func all(over cases: Set<String>) -> [String] {
    SourceFile.all.filter { !$0.isGenerated }.flatMap { file in
      switches(over: cases, in: file).map { "\(file.path):\($0 + 1)" }
    }
  }

  @Test func noneForgetsAKind() {
    let found = all(over: Self.kinds)
    #expect(found.isEmpty, "name all kinds, or add a trait to KindTraits: \(found)")
  }

  @Test func noneForgetsAType() {
    let found = all(over: Self.types)
    #expect(found.isEmpty, "name all types, or add a trait to ItemTraits: \(found)")
  }

  /// The lines that compare a kind with one of them.
  private func comparisons(in file: SourceFile) -> [String] {
    file.lines(containing: ["kind ==", "kind !=", "kind) ==", "kind) !=", "kind? ==", "kind? !="]).filter { line in
      line.matches(of: /\bkind\)? [=!]= \.(\w+)/.wordBoundaryKind(.simple)).contains { Self.kinds.contains(String($0.1)) }
    }
  }

  @Test(arguments: SourceFile.folders)
  func kindsAreAskedForTheirTraits(folder: Folder<SourceFile>) {
    for file in folder.files {
      guard !file.path.hasPrefix(Self.rules) else { continue }
      let found = comparisons(in: file)
      #expect(found.isEmpty, "\(file.path) compares a kind; ask for a trait of it: \(found)")
    }
  }

  @Test func theScanSeesThem() {
    let text = """
        switch item.type {
        case .streak, .best: true
        default: false
        }
        switch type {
        case .streak:
          switch other {
          case .one: true
          default: false
          }
        case .best: false
        }
        switch plan {
        case .day(let day): day.isEmpty
        default: plan.kind == .life
        }
        switch (unit, other) {
        case (.day, .day): true
        case .on where unit != .day: true
        default: false
        }
      """
    let file = SourceFile(path: "Sources/Room/A.swift", text: text)
    #expect(switches(over: Self.types, in: file) == [0])
    #expect(switches(over: Self.kinds, in: file) == [12])
    #expect(comparisons(in: file) == ["  default: plan.kind == .life"])
  }
}
