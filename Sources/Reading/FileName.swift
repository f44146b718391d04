/// The name of a file.
public enum FileName {
  /// The last part of a path without its ending: the title of a page that has none.
  public static func stem(of path: String) -> String {
    let last = path.split(separator: "/").last ?? ""
    return String(last.lastIndex(of: ".").map { last[..<$0] } ?? last)
  }
}
