import Foundation

struct Track: Equatable {
  let id: Int
  let title: String
  let artist: String
  let duration: TimeInterval
}

struct Album {
  let title: String
  let tracks: [Track]
}

enum RepeatMode: CaseIterable {
  case off
  case one
  case all

  var next: RepeatMode {
    let all = RepeatMode.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}

enum PlayerError: Error, Equatable {
  case emptyQueue
  case unknownTrack(Int)
  case unavailable(String)
}

enum PlaybackState: Equatable {
  case stopped
  case playing(Track, position: TimeInterval)
  case paused(Track, position: TimeInterval)
  case failed(PlayerError)

  var track: Track? {
    switch self {
    case .playing(let track, _), .paused(let track, _): return track
    case .stopped, .failed: return nil
    }
  }

  var isPlaying: Bool {
    if case .playing = self { return true }
    return false
  }
}

/// A shared counter of how often each track was played.
final class PlayCount {
  static var shared = PlayCount()

  private var counts: [Int: Int] = [:]

  func increment(_ id: Int) { counts[id, default: 0] += 1 }
  func count(of id: Int) -> Int { counts[id] ?? 0 }
}
