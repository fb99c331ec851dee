import Reactive

/// What `sequence` sends while it is subscribed to; then it is disposed of.
func events<Sequence: ObservableType>(of sequence: Sequence) -> [String] {
  let journal = Journal()
  sequence.subscribe { journal.write("\($0)") }.dispose()
  return journal.entries
}
