import Chronology
import Languages
import Outline
import Planner
import SourceText
import Vault

/// Digests of what the pages of a site are made from: while that of a page stays, its bytes stay.
///
/// What a page shows must be in its digest. What all pages have is in that of each: which pages there are, what the files are called,
/// and all that the vault says but for its days.
struct SiteSources: Sendable {
  /// What a page is made from besides some files, or things that the site has of them.
  enum Base {
    /// What all pages have.
    case common
    /// That, and which day today is.
    case today
    /// That, and all that views show.
    case views
  }

  private let common: ContentDigest
  private let today: ContentDigest
  private let views: ContentDigest
  /// Those of the files that views show, in their order.
  private let shown: [UInt64]

  /// - Parameters:
  ///   - rest: a digest of all of the vault that is no file of a day.
  ///   - files: those that get a page.
  ///   - pages: of which the views are.
  ///   - paths: of all pages of the site.
  ///   - sections: the paths of those that each page leads to.
  init(_ rest: ContentDigest, _ files: [SiteFile], _ pages: VaultPages, paths: [String], sections: [String]) {
    var common = rest
    common.add(pages.language.rawValue)
    for path in paths { common.add(path) }
    for path in sections { common.add(path) }
    for file in files {
      for text in [file.record.name, file.record.path, file.record.title, file.record.kind.rawValue] { common.add(text) }
      common.add(file.record.date?.description ?? "")
      // One that came from standard input is not in the rest, which is of what is on the disk.
      if file.record.kind.traits.identity != .date { common.add(file.digest) }
    }
    var today = common
    today.add(pages.today.description)
    var views = today
    var shown: [UInt64] = []
    for file in pages.plans.files {
      let digest = ContentDigest(of: file.record.source.bytes).value
      shown.append(digest)
      views.add(file.record.name)
      views.add(file.record.path)
      views.add(digest)
    }
    for day in pages.plans.unclaimedDays {
      for text in [day.name, day.path, day.date.description] { views.add(text) }
    }
    (self.common, self.today, self.views, self.shown) = (common, today, views, shown)
  }

  /// The digest of a page that is made from files, by their names and digests.
  func source(ofPage path: String, _ base: Base, _ files: [(name: String, digest: UInt64)] = []) -> UInt64 {
    source(ofPage: path, base) { digest in
      for file in files {
        digest.add(file.name)
        digest.add(file.digest)
      }
    }
  }

  /// The digest of a page that is made from one of the files that views show, by its place among them.
  func source(ofPage path: String, showing place: Int) -> UInt64 {
    source(ofPage: path, .today) { $0.add(shown[place]) }
  }

  /// The digest of a page that is made from names, and of each of them how many files have it, or which by their places in the site.
  func source(ofPage path: String, naming names: [(name: String, files: [Int])]) -> UInt64 {
    source(ofPage: path, .common) { digest in
      for (name, files) in names {
        digest.add(name)
        digest.add(UInt64(files.count))
        for file in files { digest.add(UInt64(file)) }
      }
    }
  }

  private func source(ofPage path: String, _ base: Base, adding add: (inout ContentDigest) -> Void) -> UInt64 {
    var digest =
      switch base {
      case .common: common
      case .today: today
      case .views: views
      }
    digest.add(path)
    add(&digest)
    return digest.value
  }
}
