import Foundation
import RxCocoa
import RxSwift
import RxSwiftExt

/// A conversation.
final class Room {
  let me: User
  private let connection: Connection
  private let messages = BehaviorRelay<[Message]>(value: [])
  private let members = BehaviorRelay<Set<User>>(value: [])
  private let typing = BehaviorRelay<Set<User>>(value: [])
  private let unreadable = PublishRelay<String>()
  private let bag = DisposeBag()
  private var nextID = 1_000

  init(me: User, connection: Connection, scheduler: SchedulerType) {
    self.me = me
    self.connection = connection

    let parser = EventParser(me: me)
    let parsed = connection.lines.map { line in (line, parser.event(line)) }.share()
    parsed.filter { $0.1 == nil }.map { $0.0 }.bind(to: unreadable).disposed(by: bag)
    let events = parsed.map { $0.1 }.unwrap()
    events
      .subscribe(
        onNext: { [weak self] event in self?.receive(event) },
        onError: { [weak self] error in self?.unreadable.accept(String(describing: error)) }
      )
      .disposed(by: bag)
    events
      .filterMap { event -> FilterMap<User> in
        if case .typing(let user) = event { return .map(user) }
        return .ignore
      }
      .flatMapLatest { user in
        Observable<Int>.timer(.seconds(5), scheduler: scheduler).mapTo(user)
      }
      .subscribe(onNext: { [weak self] user in self?.stopTyping(user) })
      .disposed(by: bag)
  }

  var visible: Driver<[Message]> { return messages.asDriver() }
  var people: Driver<[String]> { return members.asDriver().map { $0.map { $0.name }.sorted() } }
  var ignored: Signal<String> { return unreadable.asSignal() }

  var status: Driver<String> {
    return Driver.combineLatest(typing.asDriver(), connection.state.asDriver()) { typing, state in
      switch state {
      case .connecting(let attempt): return "Connecting (\(attempt))"
      case .disconnected: return "Offline"
      case .connected where typing.isEmpty: return ""
      case .connected: return typing.map { $0.name }.sorted().joined(separator: ", ") + " typing"
      }
    }
    .distinctUntilChanged()
  }

  func send(_ text: String) -> Observable<Message> {
    nextID += 1
    let message = Message(id: nextID, author: me, text: text, delivery: .sending)
    messages.accept(messages.value + [message])
    return connection.send(text)
      .andThen(Observable.just(Message.Delivery.sent(Date(timeIntervalSince1970: 0))))
      .catch { error in .just(.failed(String(describing: error))) }
      .map { delivery -> Message in
        var delivered = message
        delivered.delivery = delivery
        return delivered
      }
      .do(onNext: { [weak self] in self?.replace($0) })
  }

  private func receive(_ event: Event) {
    switch event {
    case .message(let message):
      messages.accept(messages.value + [message])
      stopTyping(message.author)
    case .typing(let user): typing.accept(typing.value.union([user]))
    case .stoppedTyping(let user): stopTyping(user)
    case .joined(let user): members.accept(members.value.union([user]))
    case .left(let user): members.accept(members.value.subtracting([user]))
    case .ping: break
    }
  }

  private func stopTyping(_ user: User) { typing.accept(typing.value.subtracting([user])) }

  private func replace(_ message: Message) {
    messages.accept(messages.value.map { $0.id == message.id ? message : $0 })
  }
}
