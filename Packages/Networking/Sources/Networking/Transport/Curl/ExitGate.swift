import CCurl
import Foundation
import Locking

/// A namespace for stopping the loops before the process exits.
///
/// The TLS library frees its state in an exit handler, and a loop in the middle of a handshake would crash the process.
/// Exit handlers run in reverse order of registration. The handler that stops the loops is registered after libcurl has
/// initialized the TLS library, so it runs first.
enum ExitGate {
  private struct Registered {
    weak var loop: CurlLoop?
  }

  // allow(no-shared-instances): a process exits only once
  private static let loops = Locked<[ObjectIdentifier: Registered]>([:])

  /// The initialization of libcurl, which runs once per process.
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
