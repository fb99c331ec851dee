import Foundation
import RxRelay
import RxSwift
import RxSwiftExt

protocol Socket: AnyObject {
  var lines: Observable<String> { get }
  func send(_ line: String) -> Completable
}

/// A connection that reconnects after it is lost.
final class Connection {
  enum State: Equatable {
    case connecting(attempt: Int)
    case connected
    case disconnected
  }

  let state = BehaviorRelay<State>(value: .disconnected)
  private let makeSocket: () -> Single<Socket>
  private let socket = BehaviorRelay<Socket?>(value: nil)
  private let scheduler: SchedulerType
  private var attempts = 0

  init(scheduler: SchedulerType, makeSocket: @escaping () -> Single<Socket>) {
    self.scheduler = scheduler
    self.makeSocket = makeSocket
  }

  var lines: RxSwift.Observable<String> {
    return Observable<Socket>.deferred { [unowned self] in
      self.attempts += 1
      self.state.accept(.connecting(attempt: self.attempts))
      return self.makeSocket().asObservable()
    }
    .do(onNext: { [weak self] socket in
      self?.attempts = 0
      self?.socket.accept(socket)
      self?.state.accept(.connected)
    })
    .flatMapLatest { socket in socket.lines }
    .do(
      onError: { [weak self] _ in self?.lost() },
      onCompleted: { [weak self] in self?.lost() }
    )
    .retry(.exponentialDelayed(maxCount: 5, initial: 1, multiplier: 1), scheduler: scheduler)
    .share()
  }

  func send(_ line: String) -> Completable {
    return
      socket
      .take(1)
      .unwrap()
      .ifEmpty(switchTo: .error(ChatError.disconnected))
      .flatMap { socket in socket.send(line) }
      .asCompletable()
  }

  private func lost() {
    socket.accept(nil)
    state.accept(.disconnected)
  }
}

struct EventParser {
  let me: User

  /// Parses a line such as `3 Ann message Hello`, `3 Ann typing` or `ping`.
  func event(_ line: String) -> Event? {
    if line == "ping" { return .ping }
    let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
    guard parts.count >= 3, let id = Int(parts[0]) else { return nil }
    let user = User(id: id, name: parts[1])
    switch parts[2] {
    case "typing": return .typing(user)
    case "silent": return .stoppedTyping(user)
    case "joined": return .joined(user)
    case "left": return .left(user)
    case "message" where parts.count == 4:
      return .message(Message(id: id, author: user, text: parts[3], delivery: .sent(Date(timeIntervalSince1970: 0))))
    default: return nil
    }
  }
}
