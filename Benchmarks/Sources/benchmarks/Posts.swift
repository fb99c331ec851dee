import Dispatch
import Harness
import OpenCombine
import OtherModule
import Reactive

/// Cases with elements that are a struct with a `String` and an `Array`, as view models have.
extension Benchmark {
  static let posts: [Benchmark] = [
    pumpingPosts(
      "posts: publish subject",
      reactive: { $0.asObservable() }, closures: { $0 }, openCombine: { $0.eraseToAnyPublisher() }),
    pumpingPosts(
      "posts: twelve stages",
      reactive: { twelve($0.asObservable()) },
      closures: { (0..<6).reduce($0) { next, _ in mappedPost(filteredPost(next)) } },
      openCombine: { twelve($0).eraseToAnyPublisher() }),
    pumpingPosts(
      "posts: twelve stages of another module",
      reactive: { transformed($0.asObservable()) },
      closures: { (0..<6).reduce($0) { next, _ in mappedPost(filteredPost(next)) } }),
    pumpingPosts(
      "posts: twelve stages of a generic function",
      reactive: { repeated($0.asObservable(), { $0.next }, { $0.count >= 0 }) },
      closures: { (0..<6).reduce($0) { next, _ in mappedPost(filteredPost(next)) } }),
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
      "posts: flatMapLatest of just",
      reactive: { $0.flatMapLatest { Observable.just($0) } }, closures: { next in { next($0.next) } },
      openCombine: { $0.map { Just($0) }.switchToLatest().eraseToAnyPublisher() }),
    creating(
      "posts: twelve stages, creating and one event",
      reactive: { twelve(Observable.just(post)).subscribe(onNext: { consume($0) }).dispose() },
      closures: { (0..<6).reduce(postConsumer()) { next, _ in mappedPost(filteredPost(next)) }(post) }),
    creating(
      "posts: twelve stages of another module, creating and one event",
      reactive: { transformed(Observable.just(post)).subscribe(onNext: { consume($0) }).dispose() },
      closures: { (0..<6).reduce(postConsumer()) { next, _ in mappedPost(filteredPost(next)) }(post) }),
    creating(
      "posts: twelve stages of a generic function, creating and one event",
      reactive: {
        repeated(Observable.just(post), { $0.next }, { $0.count >= 0 })
          .subscribe(onNext: { consume($0) }).dispose()
      },
      closures: { (0..<6).reduce(postConsumer()) { next, _ in mappedPost(filteredPost(next)) }(post) }),
  ]

  private static let post = Post(id: 1, title: "a title that is not stored inline", tags: ["a"], score: 1, count: 1)

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
    _ name: String,
    reactive: @escaping @Sendable (PublishSubject<Post>) -> Observable<Post>,
    closures: @escaping @Sendable (@escaping (Post) -> Void) -> (Post) -> Void,
    openCombine: (@Sendable (PassthroughSubject<Post, Never>) -> AnyPublisher<Post, Never>)? = nil
  ) -> Benchmark {
    let count = 10_000
    var contenders = [
      Contender(
        "Reactive",
        prepare: {
          let subject = PublishSubject<Post>()
          return (subject, reactive(subject).subscribe(onNext: { consume($0) }))
        }
      ) { subject, _ in
        for _ in 0..<count { subject.onNext(post) }
      },
      Contender("closures", prepare: { closures(postConsumer()) }) { send in
        for _ in 0..<count { send(post) }
      },
    ]
    if let openCombine {
      contenders.append(
        Contender(
          "OpenCombine",
          prepare: {
            let subject = PassthroughSubject<Post, Never>()
            return (subject, openCombine(subject).sink { consume($0) })
          }
        ) { subject, _ in
          for _ in 0..<count { subject.send(post) }
        })
    }
    return Benchmark(name, operations: count, contenders)
  }
}

@inline(never) private func postConsumer() -> (Post) -> Void { { consume($0) } }

@inline(never) private func mappedPost(_ next: @escaping (Post) -> Void) -> (Post) -> Void { { next($0.next) } }

@inline(never) private func filteredPost(_ next: @escaping (Post) -> Void) -> (Post) -> Void {
  { if $0.count >= 0 { next($0) } }
}
