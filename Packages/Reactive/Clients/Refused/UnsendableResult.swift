import Reactive

final class Model {
  var name = ""
}

func models(_ names: Observable<String>) -> Observable<Model> {
  // error: type 'Model' does not conform to the 'Sendable' protocol
  names.map { _ in Model() }
}
