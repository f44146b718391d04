public import Outline
import Planner
import Reading

/// A file in two states; nil where there is none.
public struct FilePair: Sendable {
  public var oldPath: String?
  public var newPath: String?
  public var old: FileVersion?
  public var new: FileVersion?

  public init(old: FileVersion?, at oldPath: String?, new: FileVersion?, at newPath: String?) {
    self.old = old
    self.new = new
    self.oldPath = oldPath
    self.newPath = newPath
  }
}

/// What is different in a file, as facts.
public struct FileDifference: Sendable, Equatable {
  /// As it is now; of one that was removed, as it was.
  public var path: String
  /// Where it was before, if it was elsewhere.
  public var oldPath: String?
  public var title: String
  public var kind: DocumentKind
  public var changes: [Change]
}

extension FileDifference {
  /// The differences of one file; nil where there are none, or where it is somebody's note in both states.
  public init?(_ pair: FilePair) {
    guard let path = pair.newPath ?? pair.oldPath, let plan = pair.new?.plan ?? pair.old?.plan else { return nil }
    self.path = path
    oldPath = pair.newPath != nil && pair.oldPath != pair.newPath ? pair.oldPath : nil
    title = plan.content.title
    kind = plan.kind
    switch (pair.old?.plan, pair.new?.plan) {
    case (nil, let new?):
      let items = ItemTree(new.content).nodes
      changes = [Change(.file, .added(items: items.count, done: items.count { $0.item.box == .done }))]
    case (let old?, nil): changes = [Change(.file, .removed(items: ItemTree(old.content).nodes.count))]
    case (let old?, let new?):
      guard pair.old?.bytes != pair.new?.bytes || oldPath != nil else { return nil }
      let isUnread = (pair.old?.isUnread ?? false) || (pair.new?.isUnread ?? false)
      changes = isUnread ? [Change(.file, .unread)] : old.changes(to: new)
      if changes.isEmpty, oldPath == nil { changes = [Change(.file, .form)] }
    case (nil, nil): return nil
    }
  }

  /// The differences of files that changed together, in their order. What is gone from one and new in another, with the same name
  /// and of the same type, was moved.
  public static func all(_ pairs: [FilePair]) -> [FileDifference] {
    joined(pairs.compactMap { FileDifference($0) })
  }

  /// Finds what went from one file to another.
  public static func joined(_ files: [FileDifference]) -> [FileDifference] {
    var files = files
    var gone: [Key: [(file: Int, change: Int)]] = [:]
    var come: [Key: [(file: Int, change: Int)]] = [:]
    for (file, difference) in files.enumerated() {
      for (place, change) in difference.changes.enumerated() {
        guard case .item(let item) = change.subject, !item.text.isEmpty else { continue }
        let key = Key(text: item.text, type: item.type)
        if case .removed = change.what { gone[key, default: []].append((file, place)) }
        if case .added = change.what { come[key, default: []].append((file, place)) }
      }
    }
    var taken: [Int: Set<Int>] = [:]
    for (key, from) in gone {
      // Where several are called so, nobody can say which went where.
      guard from.count == 1, let to = come[key], to.count == 1, from[0].file != to[0].file else { continue }
      let source = files[from[0].file]
      guard case .item(let item) = source.changes[from[0].change].subject else { continue }
      var spot = item.spot
      spot.file = source.title
      files[to[0].file].changes[to[0].change].what = .moved(from: spot)
      taken[from[0].file, default: []].insert(from[0].change)
    }
    for (file, places) in taken {
      files[file].changes = files[file].changes.indices.filter { !places.contains($0) }.map { files[file].changes[$0] }
    }
    return files.filter { !$0.changes.isEmpty || $0.oldPath != nil }
  }

  private struct Key: Hashable {
    let text: String
    let type: ItemType
  }
}
