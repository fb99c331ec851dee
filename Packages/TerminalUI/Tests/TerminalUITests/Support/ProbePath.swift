/// The path of the probe, which is built next to the tests.
let probePath: String = {
  let arguments = CommandLine.arguments
  // On macOS, the tests are a bundle that a helper process loads.
  let bundle = arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] } ?? arguments[0]
  let path = bundle.firstRange(of: ".xctest").map { String(bundle[..<$0.lowerBound]) } ?? bundle
  return path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    + "/TerminalProbe"
}()
