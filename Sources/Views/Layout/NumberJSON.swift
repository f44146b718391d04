import Diagnostics
import Planner

extension Number {
  /// A number, or the written form of a length of time.
  var json: JSON { isLength ? .string(description) : .number(description) }
}
