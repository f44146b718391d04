/// A note that a setting of its vault would make a day (`DayFolders`).
package struct DatedNote: Sendable {
  /// The folder of the vault.
  let vault: String
  /// The path from that folder.
  let name: String
}
