import Reactive

@MainActor final class Screen: ReactiveCompatible {
  var title = ""
}

func bind(_ source: Observable<String>, to screen: Screen) -> any Disposable {
  // error: cannot form key path to main actor-isolated property 'title'
  source.bind(to: screen.rx.title)
}
