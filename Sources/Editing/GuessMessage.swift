import Languages

/// What was probably meant.
package enum GuessMessage: Message {
  /// `did you mean “Water” or “Walk”?`
  case didYouMean([String])
}
