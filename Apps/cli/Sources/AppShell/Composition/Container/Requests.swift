import Synchronization

/// What is asked for while everything is made, and by whom.
final class Requests: Sendable {
  private struct Notes {
    var order: [String] = []
    var needs: [String: [String]] = [:]
  }

  private let notes = Mutex(Notes())

  /// Notes that something is asked for, by the factory of something that was asked for before or by nobody.
  func note(_ name: String, by requirer: String?) {
    notes.withLock { notes in
      if notes.needs[name] == nil {
        notes.order.append(name)
        notes.needs[name] = []
      }
      if let requirer, notes.needs[requirer]?.contains(name) == false { notes.needs[requirer]?.append(name) }
    }
  }

  /// What was asked for, in the order of the first time, each with what its factory asked for.
  var parts: [(name: String, needs: [String])] {
    notes.withLock { notes in notes.order.map { ($0, notes.needs[$0, default: []]) } }
  }
}

/// An argument by which a graph names what is made with it.
protocol NamedArgument {
  var nameInGraphs: String { get }
}
