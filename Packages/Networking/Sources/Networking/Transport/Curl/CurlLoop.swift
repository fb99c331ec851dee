import CCurl
import Foundation
import Locking

/// The thread that runs all requests of one transport.
///
/// Each transfer has its own easy handle: libcurl 7.88 keeps a pointer into the headers of a handle's last response, so
/// reusing a handle corrupts the heap. The multi handle keeps the connections between transfers.
///
/// `@unchecked Sendable`: `transfers` is accessed on the loop's thread only, and so is `multi`, which is set before
/// that thread exists and lives as long as the loop. The only exception is `curl_multi_wakeup`, which libcurl allows on
/// any thread. Everything else arrives through the inbox.
final class CurlLoop: @unchecked Sendable {
  private enum Command {
    case start(CurlTransfer)
    case cancel(CurlTransfer)
    case resume(CurlTransfer)
  }

  private struct Inbox {
    var commands: [Command] = []
    var isStopping = false
    var isRunning = false
  }

  private let maxConnectionsPerHost: Int
  private let inbox = Locked(Inbox())
  private let ended = DispatchSemaphore(value: 0)
  private var multi: UnsafeMutableRawPointer?
  private var transfers: [UnsafeMutableRawPointer: CurlTransfer] = [:]

  init(maxConnectionsPerHost: Int) {
    self.maxConnectionsPerHost = maxConnectionsPerHost
  }

  deinit {
    curl_multi_cleanup(multi)
  }

  func start(_ transfer: CurlTransfer) {
    post(.start(transfer))
  }

  func cancel(_ transfer: CurlTransfer) {
    post(.cancel(transfer))
  }

  /// Continues a transfer that was paused because its pieces were processed slowly.
  func resume(_ transfer: CurlTransfer) {
    post(.resume(transfer))
  }

  /// Stops the thread without waiting for it to end. Requests in progress end with ``NetworkError/cancelled``.
  func stop() {
    let isRunning = inbox.withLock { inbox in
      inbox.isStopping = true
      return inbox.isRunning
    }
    if isRunning { curl_multi_wakeup(multi) }
  }

  /// Stops the thread, and waits at most a second for it to end. Called when the process exits.
  func stopAndWait() {
    stop()
    if inbox.withLock(\.isRunning) { _ = ended.wait(timeout: .now() + 1) }
  }

  private func post(_ command: Command) {
    let (rejection, isFirst) = inbox.withLock { inbox -> (NetworkError?, Bool) in
      if inbox.isStopping { return (.cancelled, false) }
      if !inbox.isRunning {
        guard case .start = command else { return (.cancelled, false) }
        guard launch() else { return (.transport(.tooManyOpenFiles), false) }
        inbox.isRunning = true
      }
      inbox.commands.append(command)
      return (nil, inbox.commands.count == 1)
    }
    // Called without the lock, because the thread that wakes up needs it. An earlier command that is still in the
    // inbox has already woken the thread.
    if isFirst { curl_multi_wakeup(multi) }
    if let rejection, case .start(let transfer) = command { transfer.reject(rejection) }
  }

  /// Starts the thread. Returns `false` if the thread cannot be started, for example because no file descriptors are
  /// free. Called with the inbox locked, while no thread is running.
  private func launch() -> Bool {
    // Without free descriptors, libcurl creates a handle that cannot be woken, and Dispatch, which runs the
    // completions, terminates the process when it starts its first worker.
    guard FileDescriptors.hasFree(16) else { return false }
    ExitGate.open
    guard let multi = curl_multi_init() else { return false }
    guard curl_multi_wakeup(multi) == CURLM_OK else {
      curl_multi_cleanup(multi)
      return false
    }
    DispatchQueue.global().async {}
    ccurl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, maxConnectionsPerHost)
    self.multi = multi
    ExitGate.register(self)
    let thread = Thread { self.run() }
    thread.name = "tessera.networking"
    thread.start()
    return true
  }

  private func run() {
    while true {
      let (commands, isStopping) = inbox.withLock { inbox in
        defer { inbox.commands = [] }
        return (inbox.commands, inbox.isStopping)
      }
      commands.forEach(perform)
      if isStopping { break }
      var running: Int32 = 0
      curl_multi_perform(multi, &running)
      finishCompleted()
      var (waiting, mayHaveMore) = exchangeOnSockets()
      // libcurl shortens the wait to its next timer. The limit bounds the damage if a wake-up is lost.
      curl_multi_poll(multi, &waiting, UInt32(waiting.count), mayHaveMore ? 0 : 1_000, nil)
    }
    tearDown()
  }

  private func perform(_ command: Command) {
    switch command {
    case .start(let transfer):
      guard let easy = curl_easy_init() else {
        transfer.finish(.failure(.transport(.other(code: Int(CURLE_OUT_OF_MEMORY.rawValue), "out of memory"))))
        return
      }
      if let error = transfer.prepare(easy) {
        transfer.release()
        curl_easy_cleanup(easy)
        transfer.finish(.failure(error))
        return
      }
      transfers[easy] = transfer
      curl_multi_add_handle(multi, easy)
    case .cancel(let transfer):
      guard let easy = transfer.easy else { return }
      transfer.socket?.flush()
      remove(easy)
      transfer.finish(.failure(.cancelled))
    case .resume(let transfer):
      if let easy = transfer.easy, transfer.socket == nil { curl_easy_pause(easy, CURLPAUSE_CONT) }
    }
  }

  private func finishCompleted() {
    var remaining: Int32 = 0
    while let message = curl_multi_info_read(multi, &remaining) {
      guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle,
        let transfer = transfers[easy]
      else { continue }
      let code = message.pointee.data.result
      if code == CURLE_OK, transfer.openSocket() { continue }
      let result = transfer.result(of: code)
      remove(easy)
      transfer.finish(result)
    }
  }

  /// Returns what to wait for, and whether not to wait.
  private func exchangeOnSockets() -> (waiting: [curl_waitfd], mayHaveMore: Bool) {
    for (easy, transfer) in transfers {
      guard let result = transfer.exchange() else { continue }
      remove(easy)
      transfer.finish(result)
    }
    let sockets = transfers.values.compactMap(\.socket)
    return (sockets.map(\.waiting), sockets.contains(where: \.mayHaveMore))
  }

  private func remove(_ easy: UnsafeMutableRawPointer) {
    curl_multi_remove_handle(multi, easy)
    transfers.removeValue(forKey: easy)?.release()
    curl_easy_cleanup(easy)
  }

  private func tearDown() {
    let orphans = transfers
    for (easy, transfer) in orphans {
      remove(easy)
      transfer.finish(.failure(.cancelled))
    }
    inbox.withLock { $0.isRunning = false }
    ExitGate.unregister(self)
    ended.signal()
  }
}
