extension [UInt8] {
  /// Whether some bytes stand in it side by side; none do in anything.
  package func holds(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first, wanted.count <= count else { return wanted.isEmpty }
    return withUnsafeBufferPointer { bytes in
      wanted.withUnsafeBufferPointer { wanted in
        let end = bytes.count - wanted.count
        var start = 0
        while start <= end {
          if bytes[start] == first {
            var next = 1
            while next < wanted.count, bytes[start + next] == wanted[next] { next += 1 }
            if next == wanted.count { return true }
          }
          start += 1
        }
        return false
      }
    }
  }
}
