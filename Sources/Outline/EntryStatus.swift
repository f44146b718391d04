extension Item {
  /// What an entry says of its days: its word, else its box, else that it was done (format, *Log entries*). Nil for an item
  /// that is no entry.
  public var entryStatus: LogEntry.Status? {
    guard let entry else { return nil }
    if let status = entry.status { return status }
    switch headline.box?.state {
    case .open: return .missed
    case .dropped: return .skipped
    default: return .done
    }
  }
}
