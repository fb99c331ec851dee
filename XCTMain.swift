// The entry point of `swift test` on Linux. With it, SwiftPM does not search an index for XCTest cases, of which there are
// none, so builds need no index.
import Testing

@main struct TestEntryPoint {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
