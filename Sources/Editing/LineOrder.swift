import SourceText

/// Edits that put runs of lines in another order.
enum LineOrder {
  /// One run goes to the place of another among some. Each line keeps its bytes, its ending among them, and what stands between
  /// two runs stays where it is. Only where the last line of the file has no ending, the line that is the last afterwards gives
  /// its own away.
  ///
  /// - Parameters:
  ///   - runRanges: in the order of the file, without blank lines at their ends.
  ///   - gap: what stands between each two besides what stands there.
  static func edit(
    moving old: Int,
    to new: Int,
    of runRanges: [Range<Int>],
    gap: String = "",
    in source: SourceText
  ) -> TextEdit {
    let places = Array(min(old, new)...max(old, new))
    let ranges = places.map { source.fullRange(ofLines: runRanges[$0]) }
    var order = Array(places.indices)
    order.insert(order.remove(at: old - places[0]), at: new - places[0])
    let end = source.contentRange(ofLine: runRanges[places[places.count - 1]].upperBound - 1).upperBound
    let isUnended = end == ranges[ranges.count - 1].upperBound
    let ending = source.string(in: lineEnding(of: ranges[order[order.count - 1]], in: source))
    var text = ""
    for (place, run) in order.enumerated() {
      let isLast = place + 1 == order.count
      var range = ranges[run]
      if isUnended, isLast { range = range.lowerBound..<lineEnding(of: range, in: source).lowerBound }
      text += source.string(in: range) + (isUnended && !isLast && run + 1 == order.count ? ending : "")
      if !isLast { text += source.string(in: ranges[place].upperBound..<ranges[place + 1].lowerBound) + gap }
    }
    return TextEdit(replacing: ranges[0].lowerBound..<ranges[ranges.count - 1].upperBound, with: text)
  }

  /// The bytes that end the last line of a range.
  private static func lineEnding(of range: Range<Int>, in source: SourceText) -> Range<Int> {
    var start = range.upperBound
    while start > range.lowerBound, source.bytes[start - 1] == 0x0A || source.bytes[start - 1] == 0x0D {
      start -= 1
      if source.bytes[start] == 0x0D || start == range.lowerBound || source.bytes[start - 1] != 0x0D { break }
    }
    return start..<range.upperBound
  }
}
