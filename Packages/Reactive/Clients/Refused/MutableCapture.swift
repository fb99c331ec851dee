import Reactive

func count(_ source: Observable<Int>) -> Int {
  var count = 0
  _ = source.subscribe(onNext: { _ in count += 1 })  // error: mutation of captured var 'count' in concurrently-executing code
  return count
}
