/// An amount that several threads use up, who comes first first.
///
/// It may be used by many threads: what it holds is reached within `locked` alone. The compiler cannot see that, hence
/// `@unchecked`.
public final class Allowance: @unchecked Sendable {
  private let monitor = Monitor()
  private var left: Int

  /// - Parameter amount: how much there is in all; at least 0.
  public init(_ amount: Int) { left = amount }

  /// Takes some of it. Where not so much is left, it is used up and the answer is false.
  ///
  /// - Parameter amount: at least 0.
  public func take(_ amount: Int) -> Bool {
    monitor.locked {
      let isThere = amount <= left
      left = isThere ? left - amount : -1
      return isThere
    }
  }
}
