import Languages

private let language = Language.english

extension DayProblem {
  var english: String {
    switch self {
    case .passesMidnight(let block): "\(language.named(block)) passes midnight: what is after it is on no day."
    case .overlap(let earlier, let later): "\(language.named(later)) overlaps \(language.named(earlier))."
    case .severalFiles(let paths):
      "\(language.counted(paths.count, "file", "files")) are for this day, and all are shown: \(paths.joined(separator: " and ")). Make them one."
    }
  }
}
