// The entry point of `swift test` on Linux. With it, SwiftPM does not search an index for XCTest cases, of which there are
// none, so builds need no index.
import Dispatch
import Testing

@main struct TestEntryPoint {
  // Not `async`: Swift 6.3 gives a part of each asynchronous main function the same name, so optimized tests would run
  // the main function of an executable on which they depend.
  static func main() {
    Task { await Testing.__swiftPMEntryPoint() as Never }
    dispatchMain()
  }
}
