import Editing
import Phrases

/// A name with a day behind it: `Nap tomorrow`, `Train 22:30 fri`.
struct DayedName {
  let name: String
  let day: NamedDay

  /// Nil where the words do not end with a day.
  ///
  /// - Throws: where they end with what is surely meant as a day, and there is none: `Nap 30 feb`.
  init?(_ text: String) throws(EditRefusal) {
    let words = text.split(separator: " ").map(String.init)
    for start in words.indices.dropFirst() where NamedThings.isOfDays(words[start...]) {
      let end = words[start...].joined(separator: " ")
      do throws(PhraseProblem) {
        (name, day) = (words[..<start].joined(separator: " "), try NamedDay(end, .ahead))
        return
      } catch {
        if error.isOfWhatIsMeant { throw error.refusal(about: end, .day) }
      }
    }
    return nil
  }
}
