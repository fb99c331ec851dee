import Dispatch
import Reactive
import ReactiveTest

extension Marble {
  /// The operators of `Single`, `Maybe` and `Completable`.
  static let primitive = singles + maybes + completables

  private static let singles: [Marble] = [
    .single("SingleMap", "---1") { a, b, scheduler in
      a.map { $0 * 10 }
    },
    .single("SingleCompactMap", "---1") { a, b, scheduler in
      a.compactMap { $0 > 1 ? $0 * 10 : nil }
    },
    .single("SingleFilter", "---1") { a, b, scheduler in
      a.filter { $0 > 1 }
    },
    .single("SingleFlatMap", "---1", "--2") { a, b, scheduler in
      a.flatMap { number in b.map { number * 10 + $0 } }
    },
    .single("SingleCatchAndReturn", "---x") { a, b, scheduler in
      a.catchAndReturn(9)
    },
    .single("SingleFlatMapMaybe", "---1", "--2") { a, b, scheduler in
      a.flatMapMaybe { number in b.filter { $0 > number } }
    },
    .single("SingleFlatMapCompletable", "---1", "--2") { a, b, scheduler in
      a.flatMapCompletable { _ in b.asCompletable() }
    },
    .single("SingleDo", "---1") { a, b, scheduler in
      a.do(onSuccess: { log.write($0) })
    },
    .single("SingleZip", "---1", "-----2") { a, b, scheduler in
      Single.zip(a, b) { $0 * 10 + $1 }
    },
    .single("SingleCreate") { a, b, scheduler in
      Single<Int>.create { observer in
        observer(.success(1))
        return Disposables.create()
      }
    },
    .single("SingleJust") { a, b, scheduler in
      Single.just(1)
    },
    .single("SingleError") { a, b, scheduler in
      Single<Int>.error(Fault("x"))
    },
    .single("SingleNever") { a, b, scheduler in
      Single<Int>.never()
    },
    .single("SingleDeferred", "---1") { a, b, scheduler in
      Single.deferred { a }
    },
    .single("SingleUsing", "---1") { a, b, scheduler in
      Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in a })
    },
    .single("SingleTimer") { a, b, scheduler in
      Single<Int>.timer(.seconds(3), scheduler: scheduler)
    },
    .single("SingleDebug", "---1") { a, b, scheduler in
      a.debug("a")
    },
    .single("SingleCatch", "---x", "--2") { a, b, scheduler in
      a.catch { _ in b }
    },
    .single("SingleRetry", "---x") { a, b, scheduler in
      a.retry(2)
    },
    .single("SingleRetryWhen", "--x") { a, b, scheduler in
      a.retry { (errors: Observable<any Error>) in
        errors.enumerated().map { error in
          guard error.index < 2 else { throw error.element }
        }
      }
    },
    .single("SingleObserveOn", "---1") { a, b, scheduler in
      a.observe(on: scheduler)
    },
    .single("SingleSubscribeOn", "---1") { a, b, scheduler in
      a.subscribe(on: scheduler)
    },
    .single("SingleDelay", "---1") { a, b, scheduler in
      a.delay(.seconds(3), scheduler: scheduler)
    },
    .single("SingleDelaySubscription", "---1") { a, b, scheduler in
      a.delaySubscription(.seconds(4), scheduler: scheduler)
    },
    .single("SingleTimeout", "------1") { a, b, scheduler in
      a.timeout(.seconds(4), scheduler: scheduler)
    },
    .single("SingleTimeoutOther", "------1", "--2") { a, b, scheduler in
      a.timeout(.seconds(4), other: b, scheduler: scheduler)
    },
  ]

  private static let maybes: [Marble] = [
    .maybe("SingleMap", "---1") { a, b, scheduler in
      a.map { $0 * 10 }
    },
    .maybe("SingleCompactMap", "---1") { a, b, scheduler in
      a.compactMap { $0 > 1 ? $0 * 10 : nil }
    },
    .maybe("SingleFilter", "---1") { a, b, scheduler in
      a.filter { $0 > 1 }
    },
    .maybe("SingleFlatMap", "---1", "--2") { a, b, scheduler in
      a.flatMap { number in b.map { number * 10 + $0 } }
    },
    .maybe("SingleCatchAndReturn", "---x") { a, b, scheduler in
      a.catchAndReturn(9)
    },
    .maybe("IfEmptyDefault", "------|") { a, b, scheduler in
      a.ifEmpty(default: 0)
    },
    .maybe("MaybeIfEmptySwitchTo", "---|", "--2") { a, b, scheduler in
      a.ifEmpty(switchTo: b)
    },
    .maybe("MaybeDo", "---1") { a, b, scheduler in
      a.do(onNext: { log.write($0) })
    },
    .maybe("MaybeZip", "---1", "-----2") { a, b, scheduler in
      Maybe.zip(a, b) { $0 * 10 + $1 }
    },
    .maybe("MaybeCreate") { a, b, scheduler in
      Maybe<Int>.create { observer in
        observer(.completed)
        return Disposables.create()
      }
    },
    .maybe("MaybeJust") { a, b, scheduler in
      Maybe.just(1)
    },
    .maybe("MaybeError") { a, b, scheduler in
      Maybe<Int>.error(Fault("x"))
    },
    .maybe("MaybeNever") { a, b, scheduler in
      Maybe<Int>.never()
    },
    .maybe("MaybeEmpty") { a, b, scheduler in
      Maybe<Int>.empty()
    },
  ]

  private static let completables: [Marble] = [
    .completable("AndThen", "---|") { a, b, scheduler in
      a.andThen(Observable.of(1, 2))
    },
    .completable("AndThenSingle", "---|") { a, b, scheduler in
      a.andThen(Single.just(1))
    },
    .completable("AndThenMaybe", "---|") { a, b, scheduler in
      a.andThen(Maybe.just(1))
    },
    .completable("AndThenCompletable", "---|", "--|") { a, b, scheduler in
      a.andThen(b)
    },
    .completable("CompletableConcat", "---|", "--|") { a, b, scheduler in
      Completable.concat(a, b)
    },
    .completable("CompletableZip", "---|", "-----|") { a, b, scheduler in
      Completable.zip(a, b)
    },
    .completable("CompletableDo", "---|") { a, b, scheduler in
      a.do(onCompleted: { log.write(1) })
    },
    .completable("CompletableCreate") { a, b, scheduler in
      Completable.create { observer in
        observer(.completed)
        return Disposables.create()
      }
    },
    .completable("CompletableError") { a, b, scheduler in
      Completable.error(Fault("x"))
    },
    .completable("CompletableNever") { a, b, scheduler in
      Completable.never()
    },
    .completable("CompletableEmpty") { a, b, scheduler in
      Completable.empty()
    },
  ]

  private static let log = Journal(Int.self)

  private static func single<Source: ObservableConvertibleType>(
    _ name: String, _ a: String? = nil, _ b: String? = nil, file: String = #filePath, line: Int = #line,
    build: @escaping @Sendable (Single<Int>, Single<Int>, TestScheduler) -> Source
  ) -> Marble {
    Marble(name, a, b, trait: "Single", completesWithElement: true, file: file, line: line) { a, b, scheduler in
      build(a.asSingle(), b.asSingle(), scheduler)
    }
  }

  private static func maybe<Source: ObservableConvertibleType>(
    _ name: String, _ a: String? = nil, _ b: String? = nil, file: String = #filePath, line: Int = #line,
    build: @escaping @Sendable (Maybe<Int>, Maybe<Int>, TestScheduler) -> Source
  ) -> Marble {
    Marble(name, a, b, trait: "Maybe", completesWithElement: true, file: file, line: line) { a, b, scheduler in
      build(a.asMaybe(), b.asMaybe(), scheduler)
    }
  }

  private static func completable<Source: ObservableConvertibleType>(
    _ name: String, _ a: String? = nil, _ b: String? = nil, file: String = #filePath, line: Int = #line,
    build: @escaping @Sendable (Completable, Completable, TestScheduler) -> Source
  ) -> Marble {
    Marble(name, a, b, trait: "Completable", file: file, line: line) { a, b, scheduler in
      build(a.ignoreElements().asCompletable(), b.ignoreElements().asCompletable(), scheduler)
    }
  }
}
