import Outline
import Planner

extension VaultIndex {
  /// Whether nothing says which of several lives is that of the vault's owner (format, *Lives in a vault*).
  public var isOwnLifeUndecided: Bool { ownLives.count > 1 }

  /// The other lives of which any may be the owner's, as this one may. Nil where it may not be, or where it is clear.
  ///
  /// - Parameter most: how many of them are given.
  public func rivals(ofLife record: VaultRecord, most: Int) -> (first: [VaultRecord], count: Int)? {
    guard isOwnLifeUndecided, let place = names[record.name], ownLives.contains(place) else { return nil }
    let others = ownLives.lazy.filter { $0 != place }.prefix(most)
    return (others.map { records[$0] }, ownLives.count - 1)
  }

  /// The life of the vault's owner; where that is not clear, the first of those that may be, by their paths. Nil where there is none.
  public var ownLife: VaultRecord? { ownLives.first.map { records[$0] } }

  /// Settles which lives may be the owner's: of those beside the root, or of all where there is none, the one that the root names
  /// first; all of them where it names none.
  mutating func settleLives() {
    let besideRoot = lives.filter { !records[$0].name.contains("/") }
    let candidates = besideRoot.isEmpty ? lives : besideRoot
    ownLives = candidates
    guard candidates.count > 1, let root else { return }
    let places = Set(candidates)
    root.content.forEachItem { item in
      guard ownLives.count > 1, let link = VaultLink(item.text), let place = self.place(ofLife: link), places.contains(place)
      else { return }
      ownLives = [place]
    }
  }

  /// The life that a link leads to: by its path, or by its title.
  private func place(ofLife link: VaultLink) -> Int? {
    switch link.target {
    case .path(let path): VaultIndex.normalized(path).flatMap { names[$0] }
    case .title(let title): titles[TitleKey(kind: .life, title: Document.key(ofTitle: title))]?.first
    }
  }
}
