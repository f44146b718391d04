/// The net below all that is read and told of brackets (format, *Brackets that say when*).
extension LooseFieldScanner {
  /// Whether brackets behind the words of an item say when, or begin with a key, so that they are told wherever they stand.
  func isNeverSilent(_ pair: InlineSyntax.Pair) -> Bool {
    guard let kind, headline.places.isDisjoint(with: [.entry, .setAside]), endsWords(pair.range) else { return false }
    if let when = WhenWords(pair.innerRange, in: bytes) { return when.isMeant(of: headline, in: kind) }
    return KeyWithoutValue.key(in: pair.innerRange, of: bytes, headline.places) != nil
  }

  /// Whether words in other brackets begin with a word for a key and say when: `[until friday]`.
  func saysWhen(_ innerRange: Range<Int>) -> Bool {
    guard let kind, headline.places.isDisjoint(with: [.entry, .setAside]), let when = WhenWords(innerRange, in: bytes) else {
      return false
    }
    return when.lead != nil && when.isMeant(of: headline, in: kind)
  }
}
