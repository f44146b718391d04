import Views

/// `tidemark settings`
enum SettingsCommand {
  static let command = Command(
    "settings",
    "Show the settings in force, and where each comes from",
    discussion: """
      Settings are properties of the vault's tidemark.md. One that is not written there has its default, and so has one whose value \
      cannot be read; `tidemark lint` says what is wrong with that. `tidemark set` changes a setting, `tidemark spec Settings` \
      explains them.

      --json prints an object with path, settings and notes (what is written in the root besides). A setting has name, value (a text, or a list of texts), isDefault, and the \
      path and line of its property; unread is a value that cannot be read.
      """,
    options: [
      SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [Example("tidemark settings", "Show the settings of the vault")],
    exitCodes: [
      ExitCodeNote(.success, "the settings were shown"),
      ExitCodeNote(.couldNotRun, "the vault or its root could not be read"),
    ]
  ) { invocation, console in
    let (plans, status) = ViewedVault(invocation, console).plans(days: nil, kinds: [])
    guard status == .success else { return status }
    console.show(SettingsView(SettingsSheet(plans)), invocation)
    return status
  }
}
