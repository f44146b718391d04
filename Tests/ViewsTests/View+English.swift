import Diagnostics
import Languages

@testable import Views

/// A view in English, as the golden files have it.
extension View {
  func lines(width: Int) -> [StyledLine] { lines(width: width, in: .english) }
  var plain: [String] { plain(in: .english) }
  func beginning(width: Int) -> Beginning? { beginning(width: width, in: .english) }
}
