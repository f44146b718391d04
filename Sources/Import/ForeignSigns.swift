/// Whether a file may hold a line of another program, told by its bytes, sixteen at a time: most files hold none, and nothing else
/// is asked of them.
public enum ForeignSigns {
  /// False where no byte of the file begins a sign that stands within a line. Signs at the start of a line are not looked for.
  public static func mayStand(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 18 <= buffer.count {
        let first = buffer.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
        let second = buffer.loadUnaligned(fromByteOffset: offset + 1, as: SIMD16<UInt8>.self)
        let third = buffer.loadUnaligned(fromByteOffset: offset + 2, as: SIMD16<UInt8>.self)
        if any(hits(first, second, third)) { return true }
        offset += 16
      }
      let rest = Array(buffer[offset...]) + [UInt8](repeating: 0x20, count: 18)
      return rest.withUnsafeBytes { rest in
        stride(from: 0, to: rest.count - 18, by: 1).contains { offset in
          func load(_ by: Int) -> SIMD16<UInt8> { SIMD16(repeating: rest[offset + by]) }
          return any(hits(load(0), load(1), load(2)))
        }
      }
    }
  }

  /// `@`, an emoji; `[#`; a letter, a colon, and no space; a space, `p`, and a digit; `: <` and `: [`.
  @inline(__always)
  private static func hits(_ first: SIMD16<UInt8>, _ second: SIMD16<UInt8>, _ third: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    let sign = first .== 0x40 .| first .== 0xF0
    let emoji =
      first .== 0xE2
      .& (second .== 0x8F .| second .== 0x8C .| second .== 0x9E .| second .== 0x9C .| second .== 0x9D .| second .== 0x9B)
    let letter = ((first | 0x20) &- 0x61) .< 26
    let colon = second .== 0x3A
    let key = letter .& colon .& (third .> 0x20)
    let cookie = first .== 0x5B .& second .== 0x23
    let level = first .<= 0x20 .& second .== 0x70 .& (third &- 0x31) .< 4
    let stamp = first .== 0x3A .& second .== 0x20 .& (third .== 0x3C .| third .== 0x5B)
    return sign .| emoji .| key .| cookie .| level .| stamp
  }
}
