import Foundation
import Testing

/// Tests that open sockets on 127.0.0.1 and take a long time. They run only if `LOOPBACK` is set.
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["LOOPBACK"]?.isEmpty == false))
struct Loopback {}
