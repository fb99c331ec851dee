import Reactive
import ReactiveBlocking

func lastElement() throws -> Int? { try Observable.of(1, 2, 3).toBlocking().last() }
