import Reactive

final class Model {
  var name = ""
}

func share(_ model: Model) -> Observable<Model> {
  // error: type 'Model' does not conform to the 'Sendable' protocol
  .just(model)
}
