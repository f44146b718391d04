/// What is owed to the bytes that a commit writes, should the power be cut.
public enum Durability: Sendable {
  /// They are on the disk when the commit is made.
  case durable
  /// They can be made again at any time, so nobody waits for the disk: after a power cut a file may be empty. Who reads one before
  /// sees the old bytes or the new ones, never a part, as always.
  case remakable
}
