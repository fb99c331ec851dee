import Foundation
import RxSwift

final class SilentOutput: AudioOutput {
  func load(_ track: Track) -> Single<TimeInterval> { return .just(min(track.duration, 1)) }
}

let tracks = (1...3).map { Track(id: $0, title: "Track \($0)", artist: "Nobody", duration: 60) }
let library = Library(tracks: tracks)
let queue = PlayQueue()
let output = SilentOutput()
let engine = PlaybackEngine(queue: queue, output: output, scheduler: MainScheduler.instance)
let bag = DisposeBag()

var titles: [String] = []
library.album("Nobody")
  .subscribe(onSuccess: { queue.append($0) })
  .disposed(by: bag)
queue.upNext
  .subscribe(onNext: { titles = $0.map { $0.title } })
  .disposed(by: bag)
queue.select(id: 2)
  .subscribe(onCompleted: { print("selected") }, onError: { print($0) })
  .disposed(by: bag)
print(titles.joined(separator: ", "))
