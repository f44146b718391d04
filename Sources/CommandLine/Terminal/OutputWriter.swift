public import Vault

/// Collects what a command prints and hands it on in large pieces.
///
/// The first failure is kept, and what is written after it is dropped: a reader that has gone away is no reason for a message.
public final class OutputWriter {
  /// Where the bytes go. Nil collects them all.
  private let sink: (([UInt8]) -> Result<Void, FileError>)?
  private let capacity: Int
  private var buffer: [UInt8] = []

  /// Why writing failed, if it did.
  public private(set) var failure: FileError?

  /// - Parameters:
  ///   - capacity: The bytes that are collected before the sink is called; 0 calls it for each write.
  ///   - sink: Takes some bytes, all of them or with an error.
  public init(capacity: Int = 1 << 16, to sink: @escaping ([UInt8]) -> Result<Void, FileError>) {
    self.capacity = capacity
    self.sink = sink
  }

  /// Collects everything, for `text`.
  public init() {
    capacity = .max
    sink = nil
  }

  /// What has been written and not been handed on: everything, for a writer without a sink.
  public var text: String { String(decoding: buffer, as: UTF8.self) }

  public func write(_ text: String) {
    guard failure == nil else { return }
    buffer.append(contentsOf: text.utf8)
    if buffer.count > capacity { flush() }
  }

  public func write(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count > capacity { flush() }
  }

  /// Hands on what has been collected.
  public func flush() {
    guard failure == nil, let sink, !buffer.isEmpty else { return }
    if case .failure(let error) = sink(buffer) { failure = error }
    buffer.removeAll(keepingCapacity: true)
  }
}
