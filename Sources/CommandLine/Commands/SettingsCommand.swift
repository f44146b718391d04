import Languages
import Views

/// `tidemark settings`
enum SettingsCommand {
  static let command = Command(
    "settings",
    SettingsHelp.summary,
    discussion: SettingsHelp.discussion,
    options: [
      SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [Example("tidemark settings", SettingsHelp.showSettings)],
    exitCodes: [
      ExitCodeNote(.success, SettingsHelp.success),
      ExitCodeNote(.couldNotRun, SharedHelp.rootUnreadable),
    ]
  ) { invocation, console in
    let (plans, status) = ViewedVault(invocation, console).plans(days: nil, kinds: [])
    guard status == .success else { return status }
    console.show(SettingsView(SettingsSheet(plans)), invocation)
    return status
  }
}

/// What the help of `settings` says.
enum SettingsHelp: Message {
  case summary, discussion, showSettings, success
}
