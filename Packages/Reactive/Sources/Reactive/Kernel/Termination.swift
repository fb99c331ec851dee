/// The terminal event of a sequence. The kernel delivers it separately from elements, so that each stage handles an
/// element with one direct closure call and no switch.
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
