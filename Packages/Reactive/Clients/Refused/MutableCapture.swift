import Reactive

func count(_ source: Observable<Int>) -> Int {
  var count = 0
  // error: mutation of captured var 'count' in concurrently-executing code
  _ = source.subscribe(onNext: { _ in count += 1 })
  return count
}
