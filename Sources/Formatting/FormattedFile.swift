public import Outline
public import SourceText

/// What formatting makes of a file (format, *Canonical form*).
public enum FormattedFile: Sendable, Equatable {
  /// It is in canonical form already.
  case unchanged
  /// It is no Tidemark file but somebody's note, which is left alone, whatever it holds.
  case note
  /// The file in canonical form.
  case changed(SourceText)
  /// A file that no command may rewrite: what it holds.
  case refused(Refusal)
  /// Formatting would have changed more than spelling. Nothing may be written; the formatter is at fault.
  case failed(Loss)

  /// Why a file is not rewritten, and where.
  public enum Refusal: Sendable, Equatable {
    case invalidUTF8(line: Int)
    case conflictMarkers(line: Int)
    case overLimit
  }

  /// What the check after formatting found.
  public enum Loss: String, Sendable {
    /// An edit lay outside the file, or two overlapped.
    case edits
    /// The blocks of the Markdown are others.
    case blocks
    /// The values that are read are others.
    case values
    /// A second run would change something again.
    case notIdempotent
  }

  /// Formats a file, and proves that only spelling changed.
  ///
  /// - Parameter kindByFolder: the kind of the file, if it says none (format, *Kind by folder*).
  public init(formatting source: SourceText, kindByFolder: DocumentKind? = nil) {
    self.init(formatting: source, kindByFolder: kindByFolder, hasShortWay: true)
  }

  /// - Parameter hasShortWay: whether a file may be found to be canonical by its lines alone, of which the whole way finds the same.
  package init(formatting source: SourceText, kindByFolder: DocumentKind?, hasShortWay: Bool) {
    if hasShortWay, CanonicalLines.hold(in: source, kindByFolder: kindByFolder) {
      self = .unchanged
      return
    }
    let before = FormattedReading(source, kindByFolder: kindByFolder)
    guard before.document.kind != nil else {
      self = .note
      return
    }
    if let refusal = Refusal(before.document) {
      self = .refused(refusal)
      return
    }
    let edits = CanonicalEdits(of: before).edits
    guard !edits.isEmpty else {
      self = .unchanged
      return
    }
    guard let bytes = source.applying(edits) else {
      self = .failed(.edits)
      return
    }
    let after = FormattedReading(SourceText(bytes), kindByFolder: kindByFolder)
    if let loss = before.loss(in: after) {
      self = .failed(loss)
    } else if !CanonicalEdits(of: after).edits.isEmpty {
      self = .failed(.notIdempotent)
    } else {
      self = .changed(after.document.source)
    }
  }
}

extension FormattedFile.Refusal {
  init?(_ document: Document) {
    guard !document.isRewritable else { return nil }
    for problem in document.problems {
      let line = document.source.line(at: problem.range.lowerBound) + 1
      switch problem.kind {
      case .invalidUTF8: self = .invalidUTF8(line: line)
      case .conflictMarker: self = .conflictMarkers(line: line)
      default: continue
      }
      return
    }
    self = .overLimit
  }
}
