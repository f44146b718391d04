/// The net below all that is read and told of brackets (format, *Brackets that say when*).
extension LooseFieldScanner {
  /// Whether brackets behind the words of an item say when, or begin with a key, so that they are told wherever they stand.
  func isNeverSilent(_ pair: InlineSyntax.Pair) -> Bool {
    guard let kind, headline.places.isDisjoint(with: [.entry, .setAside]), endsWords(pair.range) else { return false }
    if let when = WhenWords(pair.innerRange, in: bytes) { return when.isMeant(of: headline, in: kind) }
    return KeyWithoutValue.key(in: pair.innerRange, of: bytes, headline.places) != nil
  }
}
