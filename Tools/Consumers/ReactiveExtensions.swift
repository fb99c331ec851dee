import Reactive
import ReactiveExtensions

func present(_ names: Observable<String?>) -> Observable<String> { names.unwrap() }
