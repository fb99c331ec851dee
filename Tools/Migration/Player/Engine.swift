import Foundation
import RxCocoa
import RxSwift

protocol AudioOutput: AnyObject {
  func load(_ track: Track) -> Single<TimeInterval>
}

/// An engine that plays the tracks of a queue. One tick of the interval is one second of music.
final class PlaybackEngine {
  let state: Driver<PlaybackState>
  let errors: Signal<PlayerError>

  private let stateRelay = BehaviorRelay(value: PlaybackState.stopped)
  private let errorRelay = PublishRelay<PlayerError>()
  private let playing = SerialDisposable()
  private let bag = DisposeBag()
  private let queue: PlayQueue
  private let output: AudioOutput
  private let scheduler: SchedulerType

  init(queue: PlayQueue, output: AudioOutput, scheduler: SchedulerType) {
    self.queue = queue
    self.output = output
    self.scheduler = scheduler
    state = stateRelay.asDriver()
    errors = errorRelay.asSignal()

    playing.disposed(by: bag)
    stateRelay
      .compactMap { $0.track?.id }
      .distinctUntilChanged()
      .subscribe(onNext: { PlayCount.shared.increment($0) })
      .disposed(by: bag)
  }

  func play() {
    playing.disposable = queue.current
      .take(1)
      .flatMap { [output] track -> Observable<(Track, TimeInterval)> in
        guard let track = track else { return .error(PlayerError.emptyQueue) }
        return output.load(track).map { (track, $0) }.asObservable()
      }
      .flatMapLatest { [scheduler] track, duration -> Observable<PlaybackState> in
        var position: TimeInterval = 0
        return Observable<Int>.interval(.seconds(1), scheduler: scheduler)
          .map { _ in
            position += 1
            return PlaybackState.playing(track, position: position)
          }
          .take(while: { state in
            if case .playing(_, let position) = state { return position <= duration }
            return false
          })
          .startWith(.playing(track, position: 0))
      }
      .subscribe(
        onNext: { [weak self] in self?.stateRelay.accept($0) },
        onError: { [weak self] error in self?.fail(error) },
        onCompleted: { [weak self] in self?.finishTrack() })
  }

  func pause() {
    guard case .playing(let track, let position) = stateRelay.value else { return }
    playing.disposable = Disposables.create()
    stateRelay.accept(.paused(track, position: position))
  }

  func stop() {
    playing.disposable = Disposables.create()
    stateRelay.accept(.stopped)
  }

  private func finishTrack() {
    if queue.advance() { play() } else { stop() }
  }

  private func fail(_ error: Error) {
    let failure = error as? PlayerError ?? .unavailable(String(describing: error))
    errorRelay.accept(failure)
    stateRelay.accept(.failed(failure))
  }
}
