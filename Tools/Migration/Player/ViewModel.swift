import Foundation
import RxCocoa
import RxSwift

final class PlayerViewModel {
  struct Input {
    let playTapped: Signal<Void>
    let pauseTapped: Signal<Void>
    let stopTapped: Signal<Void>
    let modeTapped: Signal<Void>
    let search: Driver<String>
  }

  struct Output {
    let title: Driver<String>
    let position: Driver<String>
    let isPlaying: Driver<Bool>
    let upNext: Driver<[String]>
    let results: Driver<[Track]>
    let error: Signal<String>
  }

  private let engine: PlaybackEngine
  private let queue: PlayQueue
  private let library: Library
  private let bag = DisposeBag()

  init(engine: PlaybackEngine, queue: PlayQueue, library: Library) {
    self.engine = engine
    self.queue = queue
    self.library = library
  }

  func transform(_ input: Input) -> Output {
    input.playTapped.emit(onNext: { [engine] in engine.play() }).disposed(by: bag)
    input.pauseTapped.emit(onNext: { [engine] in engine.pause() }).disposed(by: bag)
    input.stopTapped.emit(onNext: { [engine] in engine.stop() }).disposed(by: bag)
    input.modeTapped
      .map { [queue] in queue.mode.value.next }
      .emit(to: queue.mode)
      .disposed(by: bag)

    let results = input.search
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .distinctUntilChanged()
      .flatMapLatest { [library] query in
        library.search(query).asDriver(onErrorJustReturn: [])
      }
    return Output(
      title: engine.state.map { $0.track.map { "\($0.artist): \($0.title)" } ?? "Nothing is playing" },
      position: engine.state.map(PlayerViewModel.position),
      isPlaying: engine.state.map { $0.isPlaying }.distinctUntilChanged(),
      upNext: queue.upNext.map { $0.map { $0.title } }.asDriver(onErrorJustReturn: []),
      results: results,
      error: engine.errors.map { "Cannot play: \($0)" })
  }

  private static func position(of state: PlaybackState) -> String {
    switch state {
    case .playing(_, let position), .paused(_, let position):
      return String(format: "%d:%02d", Int(position) / 60, Int(position) % 60)
    case .stopped, .failed:
      return "-:--"
    }
  }
}

final class Library {
  private let tracks: [Track]

  init(tracks: [Track]) { self.tracks = tracks }

  func search(_ query: String) -> Single<[Track]> {
    return Single.deferred { [tracks] in
      guard !query.isEmpty else { return .just([]) }
      return .just(tracks.filter { $0.title.contains(query) || $0.artist.contains(query) })
    }
  }

  func album(_ title: String) -> Maybe<Album> {
    let tracks = self.tracks.filter { $0.artist == title }
    return tracks.isEmpty ? .empty() : .just(Album(title: title, tracks: tracks))
  }
}
