import Foundation
import Testing

/// These tests open sockets on 127.0.0.1, take their time, and are therefore run only when asked for.
@Suite("Over a socket", .serialized, .enabled(if: ProcessInfo.processInfo.environment["LOOPBACK"]?.isEmpty == false))
struct Loopback {}
