/// A number of things in words: `1 day`, `2 days`.
///
/// - Parameter unit: the word for one, of which more get an `s`.
public func counted(_ number: Int, _ unit: String) -> String {
  "\(number) \(unit)" + (number == 1 ? "" : "s")
}
