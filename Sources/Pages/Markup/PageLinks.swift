package import Views

/// Where the links of a page lead.
package protocol PageLinks: Sendable {
  /// The address of what a text leads to; nil for what the reader of the page does not have.
  func address(of target: PageText.Target) -> LinkAddress?
}

/// Where a link of a page leads.
package enum LinkAddress: Sendable {
  /// An address as it stands in the page.
  case written(String)
  /// A page of the same site, by the paths of both from its root. Its address is made where it is written, as sites have several
  /// links for each line.
  case page(String, from: String)
}

/// The links of a page that stands alone: those of the web and of mail.
package struct OutsideLinks: PageLinks {
  package init() {}

  package func address(of target: PageText.Target) -> LinkAddress? {
    switch target {
    case .address(let address): PageAddress.outside(address).map(LinkAddress.written)
    case .page, .file, .day: nil
    }
  }
}
