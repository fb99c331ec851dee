import Dispatch
import Harness
import OpenCombine
import OtherModule
import Reactive

/// Benchmarks whose elements are structs with a `String` and an `Array`, like those of view models.
extension Benchmark {
  static let posts: [Benchmark] = [
    pumpingPosts(
      "posts: publish subject",
      reactive: { $0.asObservable() }, closures: { $0 }, openCombine: { $0.eraseToAnyPublisher() }),
    pumpingPosts(
      "posts: twelve stages",
      reactive: { twelve($0.asObservable()) },
      closures: twelveClosures,
      openCombine: { twelve($0).eraseToAnyPublisher() }),
    pumpingPosts(
      "posts: twelve stages of another module",
      reactive: { transformed($0.asObservable()) },
      closures: twelveClosures),
    pumpingPosts(
      "posts: twelve stages of a generic function",
      reactive: { repeated($0.asObservable(), { $0.next }, { $0.count >= 0 }) },
      closures: twelveClosures),
    pumpingPosts(
      "posts: distinctUntilChanged",
      reactive: { $0.distinctUntilChanged() },
      closures: { next in
        var last: Post?
        return { post in
          guard post != last else { return }
          last = post
          next(post)
        }
      },
      openCombine: { $0.removeDuplicates().eraseToAnyPublisher() }),
    pumpingPosts(
      "posts: combineLatest of two subjects",
      reactive: { Observable.combineLatest($0, BehaviorSubject(value: post)) { $0.id < $1.id ? $1 : $0 } },
      closures: { next in
        let latest = post
        return { next($0.id < latest.id ? latest : $0) }
      }),
    pumpingPosts(
      "posts: share(replay: 1), 3 observers", observers: 3,
      reactive: { $0.share(replay: 1) },
      closures: { next in
        let observers = [next, next, next]
        var last: Post?
        return { post in
          last = post
          for observer in observers { observer(post) }
          consume(last)
        }
      },
      openCombine: { $0.share().eraseToAnyPublisher() }),
    pumpingPosts(
      "posts: flatMapLatest of just",
      reactive: { $0.flatMapLatest { Observable.just($0) } }, closures: { next in { next($0.next) } },
      openCombine: { $0.map { Just($0) }.switchToLatest().eraseToAnyPublisher() }),
    creating(
      "posts: twelve stages, creating and one event",
      reactive: { twelve(Observable.just(post)).subscribe(onNext: { consume($0) }).dispose() },
      closures: { twelveClosures(postConsumer())(post) }),
    creating(
      "posts: twelve stages of another module, creating and one event",
      reactive: { transformed(Observable.just(post)).subscribe(onNext: { consume($0) }).dispose() },
      closures: { twelveClosures(postConsumer())(post) }),
    creating(
      "posts: twelve stages of a generic function, creating and one event",
      reactive: {
        repeated(Observable.just(post), { $0.next }, { $0.count >= 0 })
          .subscribe(onNext: { consume($0) }).dispose()
      },
      closures: { twelveClosures(postConsumer())(post) }),
    Benchmark(
      "posts: behavior relay", operations: postCount,
      [
        Contender(
          "Reactive",
          prepare: {
            let relay = BehaviorRelay(value: post)
            return (relay, relay.subscribe(onNext: { consume($0) }))
          }
        ) { relay, _ in
          for _ in 0..<postCount { relay.accept(post) }
        },
        Contender("closures", prepare: postConsumer) { observer in
          var value = post
          for _ in 0..<postCount {
            value = post
            observer(value)
          }
          consume(value)
        },
        Contender(
          "OpenCombine",
          prepare: {
            let subject = CurrentValueSubject<Post, Never>(post)
            return (subject, subject.sink { consume($0) })
          }
        ) { subject, _ in
          for _ in 0..<postCount { subject.send(post) }
        },
      ]),
    observing("posts: observe(on:) a serial queue", Array(repeating: post, count: events)),
  ]

  private static let postCount = 10_000

  private static let post = Post(id: 1, title: "a title that is not stored inline", tags: ["a"], score: 1, count: 1)

  /// Returns twelve stages, each of which calls a separate function, as the stages of a library do.
  @Sendable private static func twelveClosures(_ next: @escaping (Post) -> Void) -> (Post) -> Void {
    (0..<6).reduce(next) { next, _ in mapped(filtered(next) { $0.count >= 0 }, \.next) }
  }

  private static func twelve(_ source: Observable<Post>) -> Observable<Post> {
    let first = source.map(\.next).filter { $0.count >= 0 }.map(\.next).filter { $0.count >= 1 }
    let second = first.map(\.next).filter { $0.count >= 2 }.map(\.next).filter { $0.count >= 3 }
    return second.map(\.next).filter { $0.count >= 4 }.map(\.next).filter { $0.count >= 5 }
  }

  private static func twelve(_ source: PassthroughSubject<Post, Never>) -> some Publisher<Post, Never> {
    let first = source.map(\.next).filter { $0.count >= 0 }.map(\.next).filter { $0.count >= 1 }
    let second = first.map(\.next).filter { $0.count >= 2 }.map(\.next).filter { $0.count >= 3 }
    return second.map(\.next).filter { $0.count >= 4 }.map(\.next).filter { $0.count >= 5 }
  }

  private static func pumpingPosts(
    _ name: String, observers: Int = 1,
    reactive: @escaping @Sendable (PublishSubject<Post>) -> Observable<Post>,
    closures: @escaping @Sendable (@escaping (Post) -> Void) -> (Post) -> Void,
    openCombine: (@Sendable (PassthroughSubject<Post, Never>) -> AnyPublisher<Post, Never>)? = nil
  ) -> Benchmark {
    var contenders = [
      Contender(
        "Reactive",
        prepare: {
          let subject = PublishSubject<Post>()
          let sequence = reactive(subject)
          return (subject, (0..<observers).map { _ in sequence.subscribe(onNext: { consume($0) }) })
        }
      ) { subject, _ in
        for _ in 0..<postCount { subject.onNext(post) }
      },
      Contender("closures", prepare: { closures(postConsumer()) }) { send in
        for _ in 0..<postCount { send(post) }
      },
    ]
    if let openCombine {
      contenders.append(
        Contender(
          "OpenCombine",
          prepare: {
            let subject = PassthroughSubject<Post, Never>()
            let publisher = openCombine(subject)
            return (subject, (0..<observers).map { _ in publisher.sink { consume($0) } })
          }
        ) { subject, _ in
          for _ in 0..<postCount { subject.send(post) }
        })
    }
    return Benchmark(name, operations: postCount, contenders)
  }
}

@inline(never) private func postConsumer() -> (Post) -> Void { { consume($0) } }

@inline(never) private func mapped(
  _ next: @escaping (Post) -> Void, _ transform: @escaping (Post) -> Post
) -> (Post) -> Void { { next(transform($0)) } }

@inline(never) private func filtered(
  _ next: @escaping (Post) -> Void, _ isIncluded: @escaping (Post) -> Bool
) -> (Post) -> Void {
  { if isIncluded($0) { next($0) } }
}
