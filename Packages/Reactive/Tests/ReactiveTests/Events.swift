import Reactive

/// Subscribes to `sequence`, disposes of the subscription, and returns the events sent in between.
func events<Sequence: ObservableType>(of sequence: Sequence) -> [String] {
  let journal = Journal()
  sequence.subscribe { journal.write("\($0)") }.dispose()
  return journal.entries
}
