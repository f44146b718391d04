import Chronology
import Planner

extension EBNFPlace {
  /// The kinds of days and tasks, and the root of a vault.
  static let kinds: [String: EBNFPlace] = [
    "Block": EBNFPlace("- ", head: head("day", title: "2026-11-20 Friday")) { sample, item, comparison in
      comparison.expectBlock(item, sample)
      comparison.expectZone(item, sample)
      comparison.expect("notify", item.notify.text, sample["NotifyField"]?.moments ?? "")
    },
    "TaskBlock": EBNFPlace("- ", head: head("day", title: "2026-11-20 Friday")) { sample, item, comparison in
      comparison.expectBlock(item, sample)
      comparison.expect("box", item.box?.text, (sample["Box"] ?? sample["TickedBox"])?.text.lowercased())
      comparison.expectTask(item, sample)
    },
    "ProjectTask": EBNFPlace("- ", head: head("project")) { sample, item, comparison in
      comparison.expectBoxedTask(item, sample)
      comparison.expectTask(item, sample)
    },
    "RecurringTask": EBNFPlace("- ", head: head("project")) { sample, item, comparison in
      comparison.expect("title", item.text, sample["Words"]?.text)
      comparison.expectContent(item, sample)
    },
    "StackedTask": EBNFPlace("- ", head: head("stacks")) { sample, item, comparison in
      comparison.expectBoxedTask(item, sample)
      comparison.expectTask(item, sample)
    },
    "RoutineBlock": EBNFPlace("- ", head: head("vault", section: "Routine"), path: "tidemark.md") { sample, item, comparison in
      guard case .routine(let routine) = item.content else { return comparison.expect(.routine, item) }
      let rule = sample["RoutineRule"]
      comparison.expectBlock(item, sample, .routine)
      comparison.expect("every", routine.rule?.rule.description, rule?.rule)
      comparison.expect("from", routine.rule?.from?.description, rule?["EarlyDate"]?.text)
      comparison.expect(
        "in",
        routine.rule?.months.description,
        rule.map { $0["Months"]?.monthNames ?? MonthSet.all.description }
      )
      comparison.expect("notify", item.notify.text, sample["NotifyField"]?.moments ?? "")
    },
    "Category": EBNFPlace("- ", head: head("vault", section: "Categories"), path: "tidemark.md") { sample, item, comparison in
      comparison.expect(.category, item)
      comparison.expect("title", item.text, sample["Words"]?.text)
      comparison.expect("icon", item.icon?.text, sample["Emoji"]?.text)
      comparison.expect("color", item.color?.rawValue, sample["ColorWord"]?.color)
    },
    "VaultLink": EBNFPlace("- ", head: head("vault", section: "Pages"), path: "tidemark.md") { sample, item, comparison in
      comparison.expect(.link, item)
      comparison.expect("link", item.text, sample.text)
    },
    // Read as it is meant, a setting is reported by no rule.
    "Setting": EBNFPlace("", settingsEnd, head: "---\nkind: vault\n", path: "tidemark.md") { _, item, comparison in
      comparison.expect("title", item.text, "Words")
    },
  ]

  private static func head(_ kind: String, title: String = "Samples", section: String = "Section") -> String {
    "---\nkind: \(kind)\n---\n\n# \(title)\n\n## \(section)\n\n"
  }

  private static let settingsEnd = "\n---\n\n# Samples\n\n## Section\n\n- Words"
}

extension EBNFComparison {
  fileprivate mutating func expectBlock(_ item: PlanItem, _ sample: EBNFSample, _ type: ItemType = .block) {
    let time = sample["BlockTime"]
    expect(type, item)
    expect("time", item.written, time?["DayRange"]?.timeRange ?? time?["Time"]?.time)
    expect("title", item.text, sample.parts.first { $0.symbol == "Words" }?.text ?? "")
    expect("icon", item.icon?.text, (sample.parts.first { $0.symbol == "Icon" || $0.symbol == "SymbolName" })?.text)
    expect("color", item.color?.rawValue, sample["ColorWord"]?.color)
  }

  fileprivate mutating func expectBoxedTask(_ item: PlanItem, _ sample: EBNFSample) {
    expect(.task, item)
    expect("title", item.text, sample.parts.first { $0.symbol == "Words" }?.text)
    expect("icon", item.icon?.text, sample["Icon"]?.text)
    expect("box", item.box?.text, (sample["Box"] ?? sample["TickedBox"])?.text.lowercased())
    expectZone(item, sample)
  }
}

extension EBNFSample {
  var color: String { text == "grey" ? "gray" : text.lowercased() }

  fileprivate var moments: String {
    let words = text.lowercased()
    return ["start", "end"].filter(words.contains).joined(separator: " ")
  }
}
