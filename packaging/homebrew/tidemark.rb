# Untested: nothing of Homebrew runs where Tidemark is made. `ruby -c` alone has read this file.
#
# The project has no address of its own yet. Make the archive of the sources with
#
#   git archive --prefix=tidemark-0.1.0/ --output=tidemark-0.1.0.tar.gz HEAD
#
# write its path or address into `url` and the output of `shasum -a 256` into `sha256`, and put the file into a tap of yours.
class Tidemark < Formula
  desc "Checks, tidies and shows a life kept in plain Markdown files"
  url "file:///tmp/tidemark-0.1.0.tar.gz"
  version "0.1.0"
  sha256 "0" * 64
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on "cmark"
  depends_on "libyaml"
  depends_on "sqlite"
  uses_from_macos "zlib"
  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "tidemark"
    bin.install ".build/release/tidemark"
    ["en", "es", "fr"].each { |language| system bin/"tidemark", "manual", "--lang", language, "--output", buildpath/"man" }
    man1.install Dir["man/man1/*"]
    man5.install Dir["man/man5/*"]
    ["es", "fr"].each { |language| (man/language/"man1").install Dir["man/#{language}/man1/*"] }
    generate_completions_from_executable(bin/"tidemark", "completions")
  end

  test do
    (testpath/"note.md").write "---\nkind: page\n---\n\n# Now\n\n## Today\n\n- [ ] Call mum (due: 2026-13-01)\n"
    assert_match "field-value", shell_output("#{bin}/tidemark lint --color never note.md", 1)
    assert_match version.to_s, shell_output("#{bin}/tidemark --version")
  end
end
