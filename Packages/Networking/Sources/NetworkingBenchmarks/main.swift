// Run in release builds only: swift run -c release NetworkingBenchmarks [rounds]
//
// Compares the client with its own transport. Both use the same number of connections to the same server in this
// process. The contenders take turns, so that other load on the machine affects all of them.

import Foundation
import LoopbackServer
import Networking

if isDebugBuild {
  FileHandle.standardError.write(Data("Benchmarks of a debug build are meaningless. Add `-c release`.\n".utf8))
  exit(1)
}

let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 101
let body = try Array(JSONEncoder().encode(Ranking.sample))
let server = try LoopbackServer { connection, _ in
  connection.answer(headers: ["Content-Type: application/json"], body: body)
}
for (concurrency, requests) in [(1, 200), (64, 640)] {
  let transport = CurlTransport(.init(maxConnectionsPerHost: 64))
  let base = server.url()
  let contenders = [Contender.bare(transport, base), .client(transport, base), .intercepted(transport, base)]
  var measured = contenders.map { _ in Measurements() }
  for round in 0...rounds {
    // The order changes with each round, because the state of the machine can change during one.
    for index in contenders.indices.map({ ($0 + round) % contenders.count }) {
      let measurement = try await Measurement.of(contenders[index], requests: requests, concurrency: concurrency)
      // The first round only opens the connections and warms up.
      if round > 0 { measured[index].rounds.append(measurement) }
    }
  }
  print(
    "\(concurrency) at a time, responses of \(body.count) bytes, medians of \(rounds) rounds of \(requests) requests:")
  for (contender, measurements) in zip(contenders, measured) {
    let overhead = measurements.overhead(over: measured[0])
    print(
      "  \(contender.name): \(Int(measurements.requestsPerSecond)) requests/s (\(percent(overhead.throughput))), "
        + "latency \(Int(measurements.microseconds)) µs (\(percent(overhead.latency))), "
        + "processor \(Int(measurements.processorMicroseconds)) µs")
  }
}
server.stop()

func percent(_ value: Double) -> String { String(format: "%+.1f %%", value * 100) }

var isDebugBuild: Bool {
  #if DEBUG
    true
  #else
    false
  #endif
}
