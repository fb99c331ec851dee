import ArgumentParser
import FlyingSocks
import GRDB
import Glibc

/// The smallest program with the dependencies of `tessera`: `Scripts/check-size` compares the sizes of the two
/// programs.
@main struct Floor: ParsableCommand {
  @Option var port: UInt16 = 0

  func run() throws {
    let one = try DatabaseQueue().read { try Int.fetchOne($0, sql: "SELECT 1") }
    try Socket(domain: AF_INET).close()
    print(one ?? 0, port)
  }
}
