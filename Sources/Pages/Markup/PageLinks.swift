package import Views

/// Where the links of a page lead.
package protocol PageLinks: Sendable {
  /// The address of what a text leads to, as it stands in the page; nil for what the reader of the page does not have.
  func address(of target: PageText.Target) -> String?
}

/// The links of a page that stands alone: those of the web and of mail.
package struct OutsideLinks: PageLinks {
  package init() {}

  package func address(of target: PageText.Target) -> String? {
    switch target {
    case .address(let address): PageAddress.outside(address)
    case .page, .file, .day: nil
    }
  }
}
