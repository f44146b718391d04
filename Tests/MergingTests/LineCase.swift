/// A base and what two sides do to it.
struct LineCase: CustomStringConvertible {
  var seed: UInt64
  var base: LineStory
  var ours: [LineDeed]
  var theirs: [LineDeed]

  func side(_ deeds: [LineDeed]) -> LineStory {
    var story = base
    for deed in deeds { deed.apply(to: &story) }
    return story
  }

  /// How much there is to read of it.
  var size: Int { base.lines.count + 3 * (ours + theirs).reduce(0) { $0 + $1.steps.count } }

  var description: String {
    let deeds = [ours, theirs].map { $0.map(\.description).joined(separator: "; ") }
    return "seed \(seed), ours: \(deeds[0]); theirs: \(deeds[1])\n\(base.text)"
  }
}
