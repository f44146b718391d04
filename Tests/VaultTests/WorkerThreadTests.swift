import Testing

@testable import Vault

@Suite struct WorkerThreadTests {
  @Test func hasRunWhenItIsJoined() throws {
    let ran = Monitored(false)
    let thread = try #require(WorkerThread { ran.value = true })
    thread.join()
    #expect(ran.value)
  }

  @Test func letsGoOfWhatItRan() throws {
    weak var captured: Monitored<Bool>?
    do {
      let value = Monitored(false)
      captured = value
      try #require(WorkerThread { value.value = true }).join()
    }
    #expect(captured == nil)
  }

  /// What a system gives to a thread that asks for nothing may be 512 KB (Darwin) or 128 KB (musl).
  @Test func hasRoomForDeepNesting() throws {
    let depth = Monitored(0)
    try #require(WorkerThread { depth.value = Self.nesting(over: 7 << 20) }).join()
    #expect(depth.value > 1000)
  }

  /// Calls itself until the stack has grown by so many bytes, and tells how often.
  private static func nesting(over bytes: UInt, from start: UInt? = nil) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 16) { room in
      let here = UInt(bitPattern: room.baseAddress!)
      let start = start ?? here
      return start - here >= bytes ? 0 : nesting(over: bytes, from: start) + 1
    }
  }
}

/// A value that two threads use.
private final class Monitored<Value: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private var current: Value

  init(_ value: Value) {
    current = value
  }

  var value: Value {
    get { monitor.locked { current } }
    set { monitor.locked { current = newValue } }
  }
}
