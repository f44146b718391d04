package import Languages

/// Who hears what goes on while files are read.
package struct Listener {
  /// Takes one line for a person, without a newline and without the name of the program.
  package let say: (Told) -> Void
  /// Whether nobody wants the rest, so that nothing further need be read.
  package let hasGone: () -> Bool

  package init(say: @escaping (Told) -> Void, hasGone: @escaping () -> Bool = { false }) {
    (self.say, self.hasGone) = (say, hasGone)
  }
}
