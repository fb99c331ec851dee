import Reactive
import ReactiveExtensions

extension ReleasedOperator {
  static let extensions = [
    ReleasedOperator("AllSatisfy") { inputs in inputs.source.allSatisfy { inputs.token.pass($0) > 0 }.map { _ in 0 } },
    ReleasedOperator("And") { $0.source.map { $0 > 0 }.and().asObservable().map { _ in 0 } },
    ReleasedOperator("And(of several)") { inputs in
      Observable.and(inputs.source.map { $0 > 0 }, inputs.other.map { $0 >= 0 }).asObservable().map { _ in 0 }
    },
    ReleasedOperator("Apply") { inputs in inputs.source.apply { $0.map(inputs.token.pass) } },
    ReleasedOperator("BufferWithTrigger") { $0.source.bufferWithTrigger($0.other).map(\.count) },
    ReleasedOperator("Cascade") { $0.source.cascade($0.other) },
    ReleasedOperator("Cascade(before the next sends)") { $0.source.cascade($0.other.filter { $0 > 9 }) },
    ReleasedOperator("CatchErrorJustComplete") { $0.source.catchErrorJustComplete() },
    ReleasedOperator("Contains") { inputs in inputs.source.contains { inputs.token.pass($0) > 9 }.map { _ in 0 } },
    ReleasedOperator("Count") { inputs in inputs.source.count { inputs.token.pass($0) > 1 } },
    ReleasedOperator("DelayWhen") { inputs in
      inputs.source.delayWhen { element in inputs.other.filter { inputs.token.pass($0) > element } }
    },
    ReleasedOperator("Distinct") { $0.source.distinct() },
    ReleasedOperator("Elements") { $0.source.materialize().elements() },
    ReleasedOperator("EndWith") { $0.source.endWith(9) },
    ReleasedOperator("Errors") { $0.source.materialize().errors().map { _ in 0 } },
    ReleasedOperator("Expand") { inputs in
      inputs.source.expand { inputs.token.pass($0) < 9 ? inputs.other.map { $0 + 10 } : .empty() }
    },
    ReleasedOperator("FilterMap") { inputs in inputs.source.filterMap { .map(inputs.token.pass($0)) } },
    ReleasedOperator("FlatMapSync") { inputs in
      inputs.source.flatMapSync { FilterMap.map(inputs.token.pass($0)) }
    },
    ReleasedOperator("ForkJoin") { Observable.forkJoin($0.source, $0.other).map(\.count) },
    ReleasedOperator("FromAsync") { inputs in
      inputs.source.flatMap { element in Observable.fromAsync { $0(inputs.token.pass(element)) } }
    },
    ReleasedOperator("Ignore") { $0.source.ignore(1) },
    ReleasedOperator("IgnoreErrors") { inputs in inputs.source.ignoreErrors { _ in inputs.token.pass(0) > 0 } },
    ReleasedOperator("IgnoreWhen") { inputs in inputs.source.ignoreWhen { inputs.token.pass($0) > 1 } },
    ReleasedOperator("IsEmpty") { $0.source.isEmpty().map { _ in 0 } },
    ReleasedOperator("MapAt") { $0.source.mapAt(\.description).map(\.count) },
    ReleasedOperator("MapMany") { inputs in
      inputs.source.map { [$0] }.mapMany { inputs.token.pass($0) }.map(\.count)
    },
    ReleasedOperator("MapTo") { $0.source.mapTo(0) },
    ReleasedOperator("Max") { inputs in inputs.source.max { inputs.token.pass($0) < $1 } },
    ReleasedOperator("MergeWith") { $0.source.merge(with: $0.other) },
    ReleasedOperator("Min") { inputs in inputs.source.min { inputs.token.pass($0) < $1 } },
    ReleasedOperator("Not") { $0.source.map { $0 > 1 }.not().map { _ in 0 } },
    ReleasedOperator("Nwise") { $0.source.nwise(3).map(\.count) },
    ReleasedOperator("OfType") { $0.source.ofType(Int.self) },
    ReleasedOperator("Once") { inputs in inputs.source.flatMap { Observable.once($0) } },
    ReleasedOperator("Pairwise") { $0.source.pairwise().map(\.0) },
    ReleasedOperator("Partition") { inputs in
      let (even, odd) = inputs.source.partition { inputs.token.pass($0).isMultiple(of: 2) }
      return .merge(even, odd)
    },
    ReleasedOperator("Pausable") { inputs in inputs.source.pausable(inputs.other.map { $0 > 1 }) },
    ReleasedOperator("PausableBuffered") { inputs in
      inputs.source.pausableBuffered(inputs.other.map { $0 > 9 }, limit: nil)
    },
    ReleasedOperator("Repeat") { $0.source.take(1).repeat(2) },
    ReleasedOperator("RepeatWithBehavior") {
      $0.source.take(1).repeatWithBehavior(.delayed(maxCount: 2, time: 1), scheduler: $0.scheduler)
    },
    ReleasedOperator("RetryWithBehavior") {
      $0.source.retry(.delayed(maxCount: 2, time: 1), scheduler: $0.scheduler)
    },
    ReleasedOperator("RetryWithBehavior(waiting)") { inputs in
      inputs.source.map { if $0 == 2 { throw Fault("two") } else { $0 } }
        .retry(.delayed(maxCount: 2, time: 1), scheduler: inputs.scheduler)
    },
    ReleasedOperator("SequenceEqual") { inputs in
      inputs.source.sequenceEqual(inputs.other.skip(1)) { inputs.token.pass($0) == $1 }.map { _ in 0 }
    },
    ReleasedOperator("Timestamp") { $0.source.timestamp(scheduler: $0.scheduler).map(\.element) },
    ReleasedOperator("ToSortedArray") { inputs in
      inputs.source.toSortedArray { inputs.token.pass($0) < $1 }.asObservable().map(\.count)
    },
    ReleasedOperator("Unwrap") { $0.source.map { Int?($0) }.unwrap() },
    ReleasedOperator("ZipWith") { inputs in
      inputs.source.zip(with: inputs.other) { inputs.token.pass($0 + $1) }
    },
  ]
}
