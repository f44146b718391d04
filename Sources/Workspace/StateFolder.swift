import Vault

/// What stands in the folder where programs keep what they remember of their use: `$XDG_STATE_HOME`, or `~/.local/state` (XDG Base
/// Directory Specification).
package enum StateFolder {
  /// A name for what is remembered of a path: short, and another for another path. It begins with the name of the file or folder, for
  /// whoever looks.
  package static func name(of path: String) -> String {
    // FNV-1a, 64 bits (draft-eastlake-fnv).
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash, radix: 16)
    let slug = FileSystem.name(of: path).unicodeScalars.prefix(40).map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) ? Character(scalar) : "-"
    }
    return String(slug) + "-" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
