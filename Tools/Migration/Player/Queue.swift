import Foundation
import RxRelay
import RxSwift

/// The tracks to play, and the position of the current track.
final class PlayQueue {
  private let tracks = BehaviorRelay<[Track]>(value: [])
  private let index = BehaviorRelay<Int?>(value: nil)
  let mode = BehaviorRelay(value: RepeatMode.off)

  var all: Observable<[Track]> { return tracks.asObservable() }

  var current: Observable<Track?> {
    return Observable.combineLatest(tracks, index) { tracks, index in
      guard let index = index, tracks.indices.contains(index) else { return nil }
      return tracks[index]
    }
    .distinctUntilChanged()
  }

  var upNext: Observable<[Track]> {
    return Observable.combineLatest(tracks, index, mode) { tracks, index, mode -> [Track] in
      guard let index = index else { return tracks }
      let later = Array(tracks.dropFirst(index + 1))
      return mode == .all ? later + Array(tracks.prefix(index + 1)) : later
    }
  }

  var totalDuration: Observable<TimeInterval> {
    return tracks.map { $0.reduce(0) { $0 + $1.duration } }
  }

  func append(_ album: Album) {
    tracks.accept(tracks.value + album.tracks)
    if index.value == nil, !album.tracks.isEmpty { index.accept(0) }
  }

  func remove(id: Int) throws {
    guard let position = tracks.value.firstIndex(where: { $0.id == id }) else { throw PlayerError.unknownTrack(id) }
    var remaining = tracks.value
    remaining.remove(at: position)
    tracks.accept(remaining)
    if let current = index.value, current >= remaining.count {
      index.accept(remaining.isEmpty ? nil : remaining.count - 1)
    }
  }

  func select(id: Int) -> Completable {
    return Completable.create { completable in
      if let position = self.tracks.value.firstIndex(where: { $0.id == id }) {
        self.index.accept(position)
        completable(.completed)
      } else {
        completable(.error(PlayerError.unknownTrack(id)))
      }
      return Disposables.create()
    }
  }

  @discardableResult func advance() -> Bool {
    guard let position = index.value else { return false }
    switch mode.value {
    case .one:
      index.accept(position)
    case .all:
      index.accept((position + 1) % max(tracks.value.count, 1))
    case .off:
      guard position + 1 < tracks.value.count else { return false }
      index.accept(position + 1)
    }
    return true
  }
}
