import Foundation
import RxCocoa
import RxSwift
import RxSwiftExt

/// The field for a new message, and the messages that wait to be sent.
final class Composer {
  let text = BehaviorRelay<String>(value: "")
  let submit = PublishRelay<Void>()

  private let waiting = BehaviorRelay<[String]>(value: [])
  private let refused = PublishRelay<String>()
  private let bag = DisposeBag()
  private var sent = 0

  init(room: Room, connection: Connection, scheduler: SchedulerType) {
    let typing = text.skip(1).map { !$0.isEmpty }
    typing
      .throttle(.seconds(3), latest: false, scheduler: scheduler)
      .mapTo("typing")
      .flatMap { line in connection.send(line).catch { _ in .empty() } }
      .subscribe()
      .disposed(by: bag)
    typing
      .debounce(.seconds(5), scheduler: scheduler)
      .mapTo("silent")
      .flatMap { line in connection.send(line).catch { _ in .empty() } }
      .subscribe()
      .disposed(by: bag)

    let outgoing = submit.withLatestFrom(text).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
      .share()
    outgoing
      .subscribe(onNext: { [weak self] line in
        guard let self = self else { return }
        self.waiting.accept(self.waiting.value + [line])
        self.text.accept("")
      })
      .disposed(by: bag)
    outgoing
      .concatMap { line in room.send(line).take(1) }
      .subscribe(onNext: { [weak self] message in self?.finish(message) })
      .disposed(by: bag)
  }

  var canSubmit: Driver<Bool> {
    return text.asDriver().map { !$0.trimmingCharacters(in: .whitespaces).isEmpty }.distinctUntilChanged()
  }

  var pending: Driver<Int> { return waiting.asDriver().map { $0.count }.distinctUntilChanged() }
  var failures: Signal<String> { return refused.asSignal() }
  var sentCount: Int { return sent }

  private func finish(_ message: Message) {
    waiting.accept(Array(waiting.value.dropFirst()))
    switch message.delivery {
    case .sent: sent += 1
    case .failed(let reason): refused.accept(reason)
    case .sending: break
    }
  }
}
