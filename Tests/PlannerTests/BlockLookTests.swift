import Chronology
import Planner
import TestSupport
import Testing

/// The color and the icon of blocks (format, *Words, icon and color of a block*).
@Suite struct BlockLookTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var own = ""
    var tasks: String
    var icon: String
    var color: Color

    var testDescription: String { "\(own); \(tasks)" }
  }

  /// Thesis has both, Garden no color, Choir no icon, Attic nothing. Nobody has a project Atlantis.
  static let projects: [String: (icon: Icon?, color: Color?)] = [
    "Thesis": (.emoji("📘"), .blue), "Garden": (.emoji("🌱"), nil), "Choir": (nil, .red), "Attic": (nil, nil),
  ]

  static let cases: [Case] = [
    Case(tasks: "", icon: "🕒", color: .gray),
    Case(own: "☕ pink", tasks: "", icon: "☕", color: .pink),
    Case(tasks: "Thesis", icon: "📘", color: .blue),
    Case(tasks: "Thesis + Thesis", icon: "📘", color: .blue),
    // Color and icon each go their own way.
    Case(own: "☕", tasks: "Thesis", icon: "☕", color: .blue),
    Case(own: "pink", tasks: "Thesis", icon: "📘", color: .pink),
    Case(own: "☕ pink", tasks: "Thesis", icon: "☕", color: .pink),
    // Not all tasks of one project.
    Case(tasks: "Thesis + Garden", icon: "🕒", color: .gray),
    Case(tasks: "Thesis + none", icon: "🕒", color: .gray),
    Case(tasks: "none + Thesis", icon: "🕒", color: .gray),
    Case(tasks: "none", icon: "🕒", color: .gray),
    // What the project lacks is the default.
    Case(tasks: "Garden", icon: "🌱", color: .gray),
    Case(tasks: "Choir", icon: "🕒", color: .red),
    Case(tasks: "Attic", icon: "🕒", color: .gray),
    Case(tasks: "Atlantis", icon: "🕒", color: .gray),
  ]

  @Test(arguments: cases)
  func look(_ row: Case) {
    var block = Sketch.block("09:00 Work" + (row.tasks.isEmpty ? "" : ": ") + row.tasks)
    for word in row.own.split(separator: " ").map(String.init) {
      if let color = Color(word: word) { block.color = color } else { block.icon = .emoji(word) }
    }
    let look = BlockLook(of: block) { Self.projects[$0] }
    #expect(look.icon == .emoji(row.icon))
    #expect(look.color == row.color)
  }

  /// The project of a block is that of which a count of its tasks by project has one entry.
  @Test func agreesWithCounting() {
    for seed in caseSeeds(default: 300) {
      var random = SplitMix64(seed: seed)
      let names = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        random.pick(["Thesis", "Thesis", "Garden", "Choir", "Atlantis", "none"])
      }
      var block = Sketch.block("09:00 Work")
      block.tasks = names.map { BlockTask(title: "Task", project: $0 == "none" ? nil : $0) }
      if random.chance(30) { block.icon = .symbol("cup") }
      if random.chance(30) { block.color = .pink }
      let counts = Dictionary(grouping: names) { $0 }
      let only = counts.count == 1 && counts["none"] == nil ? counts.keys.first : nil
      #expect(block.project == only, "seed \(seed): \(names)")
      let look = BlockLook(of: block) { Self.projects[$0] }
      let icons: [Icon] = [block.icon, only.flatMap { Self.projects[$0]?.icon }, .emoji("🕒")].compactMap(\.self)
      let colors: [Color] = [block.color, only.flatMap { Self.projects[$0]?.color }, .gray].compactMap(\.self)
      #expect(look.icon == icons[0], "seed \(seed): \(names)")
      #expect(look.color == colors[0], "seed \(seed): \(names)")
    }
  }
}
