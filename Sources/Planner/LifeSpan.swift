public import Chronology

/// A life in weeks, as far as its length goes (format, *Properties of a life*).
public struct LifeSpan: Hashable, Sendable {
  public var born: CivilDate
  /// In years: 1 to 130.
  public var expectancy: Int

  public init(born: CivilDate, expectancy: Int = LifeSpan.standardExpectancy) {
    self.born = born
    self.expectancy = expectancy
  }

  public static let standardExpectancy = 80
  /// How many years a life can be expected to last.
  public static let expectancies = 1...130
}

/// One marked week of a life.
public struct WeekMark: Hashable, Sendable {
  /// Any day of its week.
  public var date: CivilDate
  public var rating: WeekRating?
  public var category: LifeCategory?
  /// At most 140 graphemes; empty where there is none.
  public var phrase: String
  public var icon: Icon?
  /// When it was filled in, if that was later.
  public var marked: CivilDate?
  /// What is written below it.
  public var notes: [Note]

  public init(
    date: CivilDate,
    rating: WeekRating? = nil,
    category: LifeCategory? = nil,
    phrase: String = "",
    icon: Icon? = nil,
    marked: CivilDate? = nil,
    notes: [Note] = []
  ) {
    self.date = date
    self.rating = rating
    self.category = category
    self.phrase = phrase
    self.icon = icon
    self.marked = marked
    self.notes = notes
  }
}

/// How a week was (format, *Keywords*).
public enum WeekRating: String, Sendable, CaseIterable, Comparable {
  case awful, hard, okay, good, great

  /// 1 to 5.
  public var number: Int { (WeekRating.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The rating of `good`, of `4`, or of `4/5`; ASCII case is ignored.
  public init?(word: String) {
    // Nearly every one is written as it is spelled, which takes no folding.
    if let rating = WeekRating(rawValue: word) {
      self = rating
      return
    }
    let word = word.lowercased()
    if let rating = WeekRating(rawValue: word) {
      self = rating
      return
    }
    let digits = word.hasSuffix("/5") ? String(word.dropLast(2)) : word
    guard let rating = WeekRating.allCases.first(where: { String($0.number) == digits }) else { return nil }
    self = rating
  }

  public static func < (left: WeekRating, right: WeekRating) -> Bool { left.number < right.number }
}

/// What a week of life was about.
public enum LifeCategory: String, Sendable, CaseIterable {
  case work, health, growth, relationships, rest, adventure
}

/// A phase of a life.
public struct LifePhase: Hashable, Sendable {
  public var title: String
  public var first: CivilDate
  /// Nil where no end is written: then it lasts to the next.
  public var last: CivilDate?
  public var icon: Icon?
  public var color: Color?
  /// What is written below it.
  public var notes: [Note]

  public init(
    title: String,
    first: CivilDate,
    last: CivilDate? = nil,
    icon: Icon? = nil,
    color: Color? = nil,
    notes: [Note] = []
  ) {
    self.title = title
    self.first = first
    self.last = last
    self.icon = icon
    self.color = color
    self.notes = notes
  }
}
