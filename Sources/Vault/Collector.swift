/// What several threads add to: each element is there once.
///
/// It may be used by many threads: what it holds is reached within `locked` alone. The compiler cannot see that, hence
/// `@unchecked`.
public final class Collector<Element: Hashable & Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private var collected: Set<Element> = []

  public init() {}

  public func insert(_ element: Element) {
    monitor.locked { _ = collected.insert(element) }
  }

  public var elements: Set<Element> { monitor.locked { collected } }
}
