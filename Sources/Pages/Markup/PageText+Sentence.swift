import Chronology
import SourceText
import Views

extension PageText {
  /// A sentence in which a day is named, so that a program can read the day.
  ///
  /// - Parameter words: how the sentence names it.
  init(_ sentence: String, naming date: CivilDate, as words: String) {
    guard let place = sentence.firstPlace(of: words) else {
      self.init(sentence)
      return
    }
    self.init(String(sentence[..<place.lowerBound]))
    self += PageText(date, words) + PageText(String(sentence[place.upperBound...]))
  }
}
