import Foundation
import Networking
import Reactive
import Testing

#if os(Linux)
  extension Loopback {
    /// Tests that change interfaces in a separate network namespace, which requires root.
    @Suite(.enabled(if: Namespace.isAvailable), .timeLimit(.minutes(15)))
    struct ReachabilityTests {
      @Test(.disabled(if: Namespace.isEntered))
      func `The test of network changes passes inside a network namespace`() throws {
        let process = Process()
        process.executableURL = Namespace.unshare
        // Foundation's own processes need the loopback interface.
        process.arguments =
          ["--net", "sh", "-c", #"ip link set lo up && exec "$0" "$@""#, CommandLine.arguments[0]]
          + ["--testing-library", "swift-testing", "--filter", "Reachability emits"]
        process.environment = ProcessInfo.processInfo.environment.merging([Namespace.variable: "1"]) { $1 }
        let output = Pipe()
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(text.contains("Test run with 1 test ") && text.contains(" passed after"), "\(text)")
      }

      @Test(.enabled(if: Namespace.isEntered))
      func `Reachability emits the state of the network when an interface changes`() async throws {
        var states = Reachability.isOnline.values.makeAsyncIterator()
        #expect(try await states.next() == false)
        // The two ends of a virtual cable. The address belongs to a range for documentation.
        try Namespace.ip("link", "add", "one", "type", "veth", "peer", "name", "other")
        try Namespace.ip("address", "add", "192.0.2.1/24", "dev", "one")
        try Namespace.ip("link", "set", "one", "up")
        try Namespace.ip("link", "set", "other", "up")
        #expect(try await states.next() == true)
        try Namespace.ip("link", "set", "other", "down")
        #expect(try await states.next() == false)
      }
    }
  }

  private enum Namespace {
    static let variable = "NETWORK_NAMESPACE"
    static let unshare = URL(filePath: "/usr/bin/unshare")
    private static let tool = URL(filePath: "/usr/sbin/ip")

    static var isEntered: Bool { ProcessInfo.processInfo.environment[variable] != nil }

    static var isAvailable: Bool {
      getuid() == 0 && [unshare, tool].allSatisfy { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    static func ip(_ arguments: String...) throws {
      let process = try Process.run(tool, arguments: arguments)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "ip \(arguments.joined(separator: " "))")
    }
  }
#endif
