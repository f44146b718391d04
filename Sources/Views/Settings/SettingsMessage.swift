import Languages

/// What `tidemark settings` says.
enum SettingsMessage: Message {
  case title
  /// `Settings of tidemark.md`
  case titleOf(String)
  case noVault
  /// Where a setting has no value.
  case none
  /// Where no folder is named whose files need not say their kind.
  case noFolder
  /// `default`, beside a value.
  case isDefault
  /// `the default`, behind a value that is read aloud.
  case theDefault
  /// `from tidemark.md:3`, where a value is written.
  case from(String)
  /// `“noon” in tidemark.md:3 is not read`
  case notRead(String, String)
  /// `the default, because “noon” in tidemark.md:3 is not read`
  case defaultInstead(String, String)
}
