import Reactive
import ReactiveExtensions

extension ReleasedOperator {
  static let extensions = [
    ReleasedOperator("Apply") { inputs in inputs.source.apply { $0.map(inputs.token.pass) } },
    ReleasedOperator("BufferWithTrigger") { $0.source.bufferWithTrigger($0.other).map(\.count) },
    ReleasedOperator("Cascade") { $0.source.cascade($0.other) },
    ReleasedOperator("Cascade(before the next sends)") { $0.source.cascade($0.other.filter { $0 > 9 }) },
    ReleasedOperator("Count") { inputs in inputs.source.count { inputs.token.pass($0) > 1 } },
    ReleasedOperator("Elements") { $0.source.materialize().elements() },
    ReleasedOperator("Errors") { $0.source.materialize().errors().map { _ in 0 } },
    ReleasedOperator("FilterMap") { inputs in inputs.source.filterMap { .map(inputs.token.pass($0)) } },
    ReleasedOperator("FlatMapSync") { inputs in
      inputs.source.flatMapSync { FilterMap.map(inputs.token.pass($0)) }
    },
    ReleasedOperator("MapMany") { inputs in
      inputs.source.map { [$0] }.mapMany { inputs.token.pass($0) }.map(\.count)
    },
    ReleasedOperator("MapTo") { $0.source.mapTo(0) },
    ReleasedOperator("Nwise") { $0.source.nwise(3).map(\.count) },
    ReleasedOperator("OfType") { $0.source.ofType(Int.self) },
    ReleasedOperator("Pairwise") { $0.source.pairwise().map(\.0) },
    ReleasedOperator("Partition") { inputs in
      let (even, odd) = inputs.source.partition { inputs.token.pass($0).isMultiple(of: 2) }
      return .merge(even, odd)
    },
    ReleasedOperator("Pausable") { inputs in inputs.source.pausable(inputs.other.map { $0 > 1 }) },
    ReleasedOperator("PausableBuffered") { inputs in
      inputs.source.pausableBuffered(inputs.other.map { $0 > 9 }, limit: nil)
    },
    ReleasedOperator("RetryWithBehavior") {
      $0.source.retry(.delayed(maxCount: 2, time: 1), scheduler: $0.scheduler)
    },
    ReleasedOperator("RetryWithBehavior(waiting)") { inputs in
      inputs.source.map { if $0 == 2 { throw Fault("two") } else { $0 } }
        .retry(.delayed(maxCount: 2, time: 1), scheduler: inputs.scheduler)
    },
    ReleasedOperator("Unwrap") { $0.source.map { Int?($0) }.unwrap() },
    ReleasedOperator("ZipWith") { inputs in
      inputs.source.zip(with: inputs.other) { inputs.token.pass($0 + $1) }
    },
  ]
}
