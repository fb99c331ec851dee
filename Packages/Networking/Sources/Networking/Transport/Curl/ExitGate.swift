import CCurl
import Foundation

/// Ends the loops before the process takes itself apart.
///
/// The TLS library frees its state in an exit handler. A loop that is still in the middle of a handshake then would
/// crash the exiting process. Exit handlers run in reverse order, so ours, registered after libcurl has set up the
/// TLS library, comes first.
enum ExitGate {
  private struct Registered {
    weak var loop: CurlLoop?
  }

  private static let loops = Locked<[ObjectIdentifier: Registered]>([:])

  /// Sets libcurl up, once in the life of the process.
  static let open: Void = {
    curl_global_init(Int(CURL_GLOBAL_SSL))
    atexit { ExitGate.close() }
  }()

  static func register(_ loop: CurlLoop) {
    loops.withLock { $0[ObjectIdentifier(loop)] = Registered(loop: loop) }
  }

  static func unregister(_ loop: CurlLoop) {
    loops.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(loop)) }
  }

  private static func close() {
    let open = loops.withLock { loops in loops.values.compactMap(\.loop) }
    open.forEach { $0.stopAndWait() }
  }
}
