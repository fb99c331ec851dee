import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

/// The program is killed while it publishes and boosts. Nothing may be lost or doubled, and posts keep their order.
///
/// Runs in nightly, because its duration depends on that of a hundred processes: each attempt that a kill interrupts is repeated
/// after seconds of real time.
@Suite(.serialized, .builtProgram(with: "login"), .timeLimit(.minutes(60)), .enabled(if: isLong)) struct KillTests {
  private let program = BuiltProgram()

  private static let rounds = 100
  private static let actionsPerRound = 3

  @Test func `Posts and boosts reach the server once and in their order, wherever the program is killed`() async throws
  {
    var configuration = DemoServer.Configuration()
    configuration.postInterval = .zero
    configuration.mastodonRateLimit = 1_000_000
    let server = try await DemoServer.start(configuration: configuration)
    try await program.logInAtMastodon(server.baseURL.appending(path: "mastodon"))
    var numbers = Numbers(state: 9)
    var kills = 0
    for round in 1...Self.rounds {
      var accepted: [String] = []
      for number in 1...Self.actionsPerRound {
        let text = "Round \(round), post \(number)."
        if try isKilled(["publish", text], server, &numbers) { kills += 1 }
        // A post that was not stored when the program was killed never began.
        let isKnown = try program.run(["outbox", "--json"]).text.contains(text)
        if try isKnown || published(round).contains(text) { accepted.append(text) }
      }
      let boosted = "112350000\(200 + round % 13)000000"
      if try isKilled(["boost", boosted], server, &numbers) { kills += 1 }
      let isBoostStored = try program.run(["outbox", "--json"]).text.contains("oost")
      try await emptyOutbox(server)
      #expect(try published(round) == accepted, "round \(round)")
      if isBoostStored {
        #expect(server.requests.contains { $0.path.hasSuffix("\(boosted)/reblog") && $0.status == 200 })
      }
    }
    #expect(kills >= 2 * Self.rounds, "\(kills)")
    await server.stop()
  }

  /// Runs a command and kills it at a moment that the requests to the server determine. Returns `false` if it has ended before.
  private func isKilled(_ arguments: [String], _ server: DemoServer, _ numbers: inout Numbers) throws -> Bool {
    let faults: [Fault?] = [nil, .delay(.milliseconds(300)), .truncate, .drop]
    if let fault = faults[numbers.next(4)] { server.inject(fault, into: "/mastodon/api/v1/statuses") }
    let target = server.requests.count + numbers.next(4)
    let isLate = numbers.next(3) == 0
    let terminal = try program.start(arguments)
    // A third of the runs is killed after the change has been sent, or ends by itself.
    _ = terminal.wait(seconds: 30) { _ in
      server.requests.count >= target && !isLate || server.requests.last?.method == "POST"
    }
    terminal.signal(SIGKILL)
    return try #require(terminal.waitForExit(seconds: 30)) == 128 + SIGKILL
  }

  private func emptyOutbox(_ server: DemoServer) async throws {
    let started = ContinuousClock.now
    var left = ""
    for _ in 0..<20 {
      _ = try program.run(["outbox", "retry"])
      left = try program.run(["outbox", "--json"]).text
      if !left.contains(#""state""#) { break }
    }
    #expect(!left.contains(#""state""#), "\(left)")
    // An attempt that was interrupted does not hold the outbox for its time limit.
    #expect(ContinuousClock.now - started < .seconds(60))
  }

  /// The texts of a round's posts on the server, the oldest first.
  private func published(_ round: Int) throws -> [String] {
    let json = try program.run(["timeline", "@mira_okafor", "--pages", "1", "--json"]).text
    let texts = json.matches(of: /"text"\s*:\s*"(Round (\d+), post \d+\.)"/).filter { $0.2 == "\(round)" }.map {
      String($0.1)
    }
    return texts.reversed()
  }
}

/// `LONG` is set in the nightly run.
private let isLong = ProcessInfo.processInfo.environment["LONG"] != nil

/// A sequence of numbers that is the same in each run.
private struct Numbers {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
