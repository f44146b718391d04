public import Chronology

/// The part of the day that a ritual belongs to (format, *Properties of a ritual*). Each ends where the next begins; the
/// morning begins at the vault's `midnight`.
public enum DaySlot: String, Sendable, CaseIterable {
  case morning, midday, afternoon, evening, night, anytime

  /// The slot of a time, which is never `anytime`.
  ///
  /// - Parameter midnight: when the day begins; a time before it is of the night before.
  public init(of time: TimeOfDay, midnight: TimeOfDay) {
    guard time >= midnight else {
      self = .night
      return
    }
    switch time.hour {
    case ..<11: self = .morning
    case ..<14: self = .midday
    case ..<17: self = .afternoon
    case ..<21: self = .evening
    default: self = .night
    }
  }
}
