import Composition
import Foundation
import Networking
import TerminalApp
import TerminalAppTest
import Testing

@testable import AppShell

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

  @Test func `The app's container is complete and without cycles, and verifying it takes less than 100 ms`()
    async throws
  {
    let container = try await Container.withoutServers()
    #expect(container.verify() == [])
    // The minimum of several runs in the thread's CPU time. Other processes still slow it down: two threads share a core.
    let fastest = (0..<5).map { _ in processorTime { _ = container.verify() } }.min()
    #expect(fastest ?? .seconds(1) < .milliseconds(100))
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
  @Test func `The graph of the destinations contains every tab, and that of the container its transport`() async throws
  {
    let modules = try TesseraApp.definition.moduleList()
    let destinations = modules.destinationGraph.text.split(separator: "\n").map(String.init)
    #expect(modules.tabs.allSatisfy { destinations.contains(modules.url($0)) })
    #expect(try await Container.withoutServers().dependencies().text.contains("\nCurlTransport\n"))
  }
}
