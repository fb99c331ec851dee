/// How a sequence ended. Inside the kernel the ends of the grammar travel apart from the elements, so that an element costs one direct
/// closure call per stage and no switch.
@usableFromInline @frozen package enum Termination: Sendable {
  case completed
  case error(any Error)
}

extension Event {
  @inlinable init(_ termination: Termination) {
    switch termination {
    case .completed: self = .completed
    case .error(let error): self = .error(error)
    }
  }
}
