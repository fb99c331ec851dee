import Foundation
import RxRelay
import RxSwift

final class Synchronizer {
  let status = BehaviorRelay<SyncStatus>(value: .idle)
  let conflicts = PublishRelay<[Note]>()
  private(set) var rounds = 0

  private let store: NoteStore
  private let server: NotesServer
  private let scheduler: SchedulerType
  private let trigger = PublishSubject<Void>()
  private let bag = DisposeBag()

  init(store: NoteStore, server: NotesServer, scheduler: SchedulerType) {
    self.store = store
    self.server = server
    self.scheduler = scheduler
  }

  func start(every interval: RxTimeInterval) {
    let ticks = Observable<Int>.interval(interval, scheduler: scheduler).map { _ in () }
    let edits = store.changed.map { _ in () }.debounce(.seconds(2), scheduler: scheduler)
    Observable.merge(ticks, edits, trigger)
      .flatMapFirst { [unowned self] in self.round().catch { error in self.report(error) } }
      .subscribe()
      .disposed(by: bag)
  }

  func syncNow() { trigger.onNext(()) }

  /// Returns an observable that receives the server's changes before it sends the local ones, to find conflicts first.
  func round() -> Observable<Void> {
    var done = 0
    let receive = server.notes(since: store.revision)
      .asObservable()
      .retry(times: defaultRetryCount, delay: { .seconds(1 << $0) }, scheduler: scheduler)
      .do(onNext: { [weak self] notes in self?.receive(notes) })
      .map { _ in () }
    let send = Observable<Note>.deferred { [store] in Observable.from(store.takeWaiting()) }
      .concatMap { [server] note in server.put(note).asObservable() }
      .do(
        onNext: { [weak self] note in
          done += 1
          self?.sent(note, done: done)
        },
        onCompleted: { [weak self] in self?.status.accept(.idle) }
      )
      .map { _ in () }
    return receive.concat(send)
  }

  private func receive(_ notes: [Note]) {
    rounds += 1
    let failures = store.merge(notes)
    let local = failures.compactMap { failure -> Note? in
      if case .conflict(let local, _) = failure { return local }
      return nil
    }
    if !local.isEmpty { conflicts.accept(local) }
  }

  private func sent(_ note: Note, done: Int) {
    _ = store.merge([note])
    status.accept(.syncing(done: done, of: done))
  }

  private func report(_ error: Error) -> Observable<Void> {
    status.accept(.failed(String(describing: error)))
    return .empty()
  }
}
