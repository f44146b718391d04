import SourceText
import TestLaws

/// What libFuzzer calls with each input that it makes up.
///
/// The law is named by the environment (`TIDEMARK_LAW`), once for a run. An input that breaks it ends the process, after the law
/// and the smallest such part of the input are printed; libFuzzer keeps the whole of it in a file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let broken = FuzzedLaw.chosen.broken(by: bytes)
  guard !broken.isEmpty else { return 0 }
  Findings.take(bytes, broken)
  return 0
}
