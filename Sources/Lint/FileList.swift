import Languages

extension Language {
  /// The files that a message names, and how many more there are: `a.md, b.md and c.md`; `a.md, b.md and 20 others`.
  func files(_ first: [String], of count: Int) -> String {
    guard count > first.count else { return and(first) }
    let rest = count - first.count
    let others = choose(
      english: counted(rest, "other", "others"),
      spanish: "\(number(rest)) más",
      french: counted(rest, "autre", "autres")
    )
    return and(first + [others])
  }
}
