import Chronology

/// What was meant as a field or as an anchor, and is words.
extension HeadlineReader {
  /// `- [ ] Call Mum due tomorrow`, where no field of the headline says it; of a habit only how often: `No phone - 5x per week`.
  mutating func reportLastWords(in headline: Headline, isOpen: Bool, onlyRule: Bool = false) {
    let takesDays = onlyRule && headline.places.contains(.routine)
    guard let last = LastWords.find(headline.textRange, in: bytes, isOpen: isOpen, onlyRule: onlyRule, takesDays: takesDays),
      KeyTable.leads(last.key, in: headline.places),
      headline.field(last.key) == nil, !problems.contains(where: { $0.range.overlaps(last.range) })
    else { return }
    problems.append(OutlineProblem(.foreignField(last.key, valueRange: last.valueRange), last.range))
  }

  /// On a page: what was meant as the start of a row and reads nowhere.
  mutating func reportRow(at offset: Int, end: Int) {
    if let time = MeantTime.scanClock(bytes, at: offset, end: end) {
      problems.append(OutlineProblem(.meantTime, offset..<time.end))
    } else if let dateEnd = OtherDay.doubtedDate(in: bytes, at: offset, end: end)
      ?? OtherDay.wholeRange(in: bytes, at: offset, end: HardBreaks.wordsEnd(ofLineAt: offset, limit: end, in: bytes))
      ?? OtherDay.wholeDate(in: bytes, at: offset, end: end)
    {
      problems.append(OutlineProblem(.otherDay, offset..<dateEnd))
    }
  }
}
