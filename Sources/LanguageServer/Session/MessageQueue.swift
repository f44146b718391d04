import Diagnostics

/// The messages that have come and were not answered, in their order.
struct MessageQueue {
  struct Entry {
    var message: ProtocolMessage
    var isCancelled = false
  }

  private var entries: [Entry] = []
  private var first = 0
  /// How many changes of each document are among them, by its address.
  private var changes: [String: Int] = [:]

  /// Adds a message. One that cancels a request takes effect here: the request is answered all the same.
  mutating func add(_ message: ProtocolMessage) {
    if case .notification("$/cancelRequest", let parameters) = message {
      if let id = try? parameters.member("id").value { cancel(id) }
      return
    }
    if let address = MessageQueue.changed(by: message) { changes[address, default: 0] += 1 }
    entries.append(Entry(message: message))
  }

  mutating func next() -> Entry? {
    guard first < entries.count else {
      (entries, first) = ([], 0)
      return nil
    }
    let entry = entries[first]
    entries[first].message = .response(id: .null, isError: false)
    first += 1
    if let address = MessageQueue.changed(by: entry.message), let count = changes[address] {
      changes[address] = count > 1 ? count - 1 : nil
    }
    return entry
  }

  /// Whether a message among them changes or closes a document.
  func changes(_ address: String) -> Bool { changes[address] != nil }

  private mutating func cancel(_ id: JSON) {
    for index in first..<entries.count {
      if case .request(id, _, _) = entries[index].message { entries[index].isCancelled = true }
    }
  }

  private static func changed(by message: ProtocolMessage) -> String? {
    guard case .notification(let method, let parameters) = message else { return nil }
    guard [DidOpen.method, DidChange.method, DidClose.method].contains(method) else { return nil }
    return try? parameters.documentAddress()
  }
}
