import Composition
import Foundation
import Networking
import Testing

@testable import AppShell
@testable import TerminalApp

@Suite(.tessera) struct AppContainerTests {
  @Test func `The error for a failing registration names the registration`() async throws {
    struct Broken: Error, CustomStringConvertible { var description: String { "broken" } }
    let breaks: [(name: String, apply: @Sendable (inout Container) -> Void)] = [
      ("CurlTransport", { $0.register(CurlTransport.self) { _ in throw Broken() } }),
      ("RateLimitInterceptor", { $0.register(RateLimitInterceptor.self) { _ in throw Broken() } }),
    ]
    for (name, apply) in breaks {
      var container = try await Container.withoutServers()
      apply(&container)
      #expect(container.verify() == [.factoryFailed(name, "broken")])
    }
  }

  @Test func `The app's container is complete and without cycles, and verifying it takes less than 50 ms`() async throws
  {
    let container = try await Container.withoutServers()
    #expect(container.verify() == [])
    // The minimum of several runs in the thread's CPU time, so that other processes do not affect the measurement.
    let fastest = (0..<5).map { _ in processorTime { _ = container.verify() } }.min()
    #expect(fastest ?? .seconds(1) < .milliseconds(50))
  }

  private func processorTime(_ body: () -> Void) -> Duration {
    func now() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    let start = now()
    body()
    return now() - start
  }
}

@Suite(.tessera) struct AppGraphTests {
  private static func text(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).appending(path: "../../../Documentation/Graphs").standardized
    return try String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
  }

  /// The graphs in the documentation show these features, which changes when a feature is added or removed before
  /// `make graph` runs.
  private static let drawsEachFeature: Bool = {
    guard let modules = try? TesseraApp.definition.moduleList(), let text = try? text("destinations") else {
      return false
    }
    return modules.tabs.allSatisfy { text.contains("\(modules.url($0))\n") }
  }()

  @Test(.enabled(if: drawsEachFeature))
  func `The graphs in the documentation match the app`() async throws {
    #expect(try await Self.text("container") == DoctorCommand.Graph.container.text + "\n", "Run Scripts/graph.")
    #expect(try await Self.text("destinations") == DoctorCommand.Graph.destinations.text + "\n", "Run Scripts/graph.")
  }
}
