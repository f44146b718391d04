import Chronology
import Planner

extension EBNFPlace {
  static let groups: [String: EBNFPlace] = [
    "BoxGroup": EBNFPlace("- [ ] Call ") { sample, item, comparison in
      comparison.expect(.checkbox, item)
      comparison.expect("title", item.text, "Call")
      comparison.expectTask(item, sample)
    },
    "DoneGroup": EBNFPlace("- [x] Call ") { sample, item, comparison in
      comparison.expect(.checkbox, item)
      comparison.expect("title", item.text, "Call")
      comparison.expectTask(item, sample)
    },
    "PlainGroup": EBNFPlace("- Read ") { sample, item, comparison in
      comparison.expect("title", item.text, "Read")
      comparison.expectContent(item, sample)
    },
    "RowGroup": EBNFPlace("- 09:00 - 10:00 Read ") { sample, item, comparison in
      comparison.expect(.schedule, item)
      comparison.expect("title", item.text, "Read")
      comparison.expectMoments(item, sample)
    },
    "DataviewField": EBNFPlace("- Quit ", " today") { sample, item, comparison in
      comparison.expect("title", item.text, "Quit today")
      comparison.expect(sample.text.contains("since") ? .countUp : .countDown, item)
      comparison.expect("date", item.written, sample["Date"]?.text)
    },
  ]

  static let headlines: [String: EBNFPlace] = [
    "Headline": EBNFPlace("- ") { sample, item, comparison in
      comparison.expectHeadline(item, sample.parts[0])
    },
    "StateEntry": EBNFPlace("- Run (streak: daily)\n  - ") { sample, item, comparison in
      comparison.expect(.streak, item)
      comparison.expectEntry(item, sample)
    },
    "BestEntry": EBNFPlace("- Jump (best: highest)\n  - ") { sample, item, comparison in
      comparison.expect(.best, item)
      comparison.expectEntry(item, sample)
    },
  ]
}

// MARK: Groups

extension EBNFComparison {
  mutating func expectTask(_ item: PlanItem, _ sample: EBNFSample) {
    let due = sample["DueFields"]
    expect("due", item.task.due?.description, due?["Date"]?.text)
    expect("notify", item.task.notify?.text, due.flatMap { $0["Time"]?.time ?? ($0.text.hasSuffix("yes") ? "yes" : nil) })
    expect("priority", item.task.priority?.rawValue, sample["Priority"]?.text.lowercased())
    expect("done", item.task.done?.description, due == nil ? sample["Date"]?.text : nil)
    expect("project", item.task.project, sample["Text"]?.unquoted)
  }

  /// The type and the values that a group on an item without a box gives.
  mutating func expectContent(_ item: PlanItem, _ sample: EBNFSample) {
    if let fields = sample["EveryFields"] {
      guard case .recurring(let recurring) = item.content else { return expect(.recurring, item) }
      expect("every", recurring.rule.description, fields.rule)
      expect("from", recurring.from?.description, (fields["EarlyDate"] ?? fields["Date"])?.text)
      expect("until", recurring.until?.description, fields["FarDate"]?.text)
      expect("in", recurring.months.description, fields["Months"]?.monthNames ?? MonthSet.all.description)
      expect("window", recurring.window?.description, fields["Window"]?.timeRange)
      expectTimes(recurring.times, fields)
    } else if let fields = sample["StreakFields"] {
      guard case .streak(let streak) = item.content else { return expect(.streak, item) }
      expect("streak", streak.rule.description, fields.rule)
      expect("from", streak.from?.description, fields["EarlyDate"]?.text)
      expect("until", streak.until?.description, fields["FarDate"]?.text)
      expect("goal", String(streak.goal), fields.text.hasPrefix("goal") ? String(fields.text.filter(\.isNumber)) : "1")
    } else if let symbol = sample["SymbolName"] {
      expect(.label, item)
      expect("icon", item.icon?.text, symbol.text)
    } else if let date = sample["Date"] {
      expect(sample.text.contains("since") ? .countUp : .countDown, item)
      expect("date", item.written, date.text)
    } else {
      expect(.bullet, item)
    }
  }

  mutating func expectMoments(_ item: PlanItem, _ sample: EBNFSample) {
    let words = sample.text.lowercased()
    expect("notify", item.notify.text, ["start", "end"].filter(words.contains).joined(separator: " "))
  }
}

// MARK: Headlines

extension EBNFComparison {
  mutating func expectHeadline(_ item: PlanItem, _ sample: EBNFSample) {
    var title = sample.parts.first { $0.symbol == "Words" }?.text ?? ""
    var icon = (sample.parts.first { ["Icon", "Emoji"].contains($0.symbol) })?.text
    if let symbol = sample["SymbolName"] {
      // The field says which icon is meant; the emoji is a word.
      title = icon.map { "\($0) \(title)" } ?? title
      icon = symbol.text
    }
    switch sample.symbol {
    case "Plain": expectPlain(item, sample, icon, &title)
    case "Boxed":
      expect(.checkbox, item)
      expectTask(item, sample)
    case "Row":
      expect(.schedule, item)
      expect("time", item.written, sample["TimeRange"]?.timeRange ?? sample["Time"]?.time)
      if let group = sample["RowGroup"] { expectMoments(item, group) }
    case "Span":
      expect(.timeline, item)
      expect("days", item.written, (sample["DateRange"] ?? sample["Date"])?.dateRange)
    default: expectTracker(item, sample)
    }
    expect("title", item.text, title)
    expect("icon", item.icon?.text, icon)
    expect("box", item.box?.text, sample["Box"]?.text.lowercased())
    expectZone(item, sample)
  }

  /// What stands behind a group.
  mutating func expectZone(_ item: PlanItem, _ sample: EBNFSample) {
    guard let zone = sample["Zone"] else { return }
    expect("tags", item.trailingTags.joined(separator: " "), zone.word(after: " #") ?? "")
    expect("id", item.id, zone.word(after: " ^"))
  }

  private mutating func expectPlain(_ item: PlanItem, _ sample: EBNFSample, _ icon: String?, _ title: inout String) {
    if let group = sample["PlainGroup"], !group.text.contains("type:") {
      return expectContent(item, group)
    } else if let field = sample["DataviewField"] {
      return expectContent(item, field)
    }
    expect(icon == nil || sample.has("PlainGroup") ? .bullet : .label, item)
    guard let word = sample.parts.last, word.symbol == "Word" else { return }
    if sample.text.hasSuffix("^" + word.text) {
      expect("id", item.id, word.text)
    } else {
      title += " #" + word.text
    }
  }

  private mutating func expectTracker(_ item: PlanItem, _ sample: EBNFSample) {
    if let counter = sample["Counter"] {
      expect(.counter, item)
      expect("value", item.written, counter.counter)
    } else if let strokes = sample["Strokes"] {
      expect(.tally, item)
      expect("strokes", item.written, strokes.text.filter { $0 == "|" })
    } else if let list = sample["List"] {
      expect(.textList, item)
      expect("list", item.written, list.text)
    } else {
      expect("quantity", item.written, sample["Quantity"]?.quantity)
      let types: [(String, ItemType)] = [("count: up", .countUp), ("count: down", .countDown), ("best:", .best)]
      for (field, type) in types where sample.text.contains("(" + field) { expect(type, item) }
      guard case .count(let count) = item.content else { return }
      expect("to", count.to?.description, sample.parts.first { ["Number", "Length"].contains($0.symbol) }?.amount)
    }
  }
}

// MARK: Entries

extension EBNFComparison {
  mutating func expectEntry(_ item: PlanItem, _ sample: EBNFSample) {
    guard item.log.count == 1, let entry = item.log.first else { return expect("entries", String(item.log.count), "1") }
    let dates = sample.all("EarlyDate", "RecentDate", "OctoberDate", "NovemberDate").map(\.text)
    expect("days", entry.days.description, dates.first.map { "\($0) - \(dates.last ?? $0)" })
    expect("time", entry.time?.description, sample.all("Time").first?.time)
    let box = ["[ ]": "missed", "[-]": "skipped"][sample["Box"]?.text ?? ""] ?? "done"
    expect("status", entry.status.rawValue, sample["State"]?.text.lowercased() ?? box)
    let isBest = sample.symbol == "BestEntry"
    let number = sample.parts.last { ["Unsigned", "Positive"].contains($0.symbol) }
    let amount = sample["Length"]?.amount ?? number.map { ($0.symbol == "Positive" ? "-" : "") + $0.number }
    expect("value", entry.value?.description, isBest ? amount : nil)
    expect("note", entry.note, sample["Note"]?["Words"]?.text ?? "")
    expect("source", entry.source, sample["Note"]?.parts.first { $0.symbol == "Word" }?.text)
  }
}

extension EBNFSample {
  /// A number and its unit.
  var quantity: String {
    ([(self["Length"] ?? self["Number"])?.amount ?? ""] + all("Words").map(\.text)).joined(separator: " ")
  }

  /// A number, or a length of time in hours, minutes and seconds.
  fileprivate var amount: String {
    guard symbol == "Length" else { return number }
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    let seconds =
      parts.count == 3
      ? (parts[0] * 60 + parts[1]) * 60 + parts[2] : (parts[0] * 60 + parts[1]) * (text.hasSuffix("min") ? 1 : 60)
    let sixtieths = [seconds / 60 % 60, seconds % 60].map { ($0 < 10 ? ":0" : ":") + String($0) }
    return String(seconds / 3600) + sixtieths.joined()
  }

  /// A value, a goal and a unit.
  fileprivate var counter: String {
    let numbers = parts.filter { $0.symbol != "Words" }.map(\.number).joined(separator: "/")
    return ([numbers] + all("Words").map(\.text)).joined(separator: " ")
  }

  /// A text without the quotes round it.
  var unquoted: String {
    guard let first = text.first, "\"“".contains(first) else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// The word after a mark, in a trailing zone.
  fileprivate func word(after mark: String) -> String? {
    guard let range = text.firstRange(of: mark) else { return nil }
    return String(text[range.upperBound...].prefix { $0 != " " })
  }
}
