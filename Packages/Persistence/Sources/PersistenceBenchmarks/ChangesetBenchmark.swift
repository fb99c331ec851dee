import Persistence

/// Measures the time to compute the change set between two states of a list, compared with the standard library's
/// `difference(from:)`.
func benchmarkChangesets(rounds: Int = 9) {
  for count in [100, 1_000, 10_000] {
    let old = Player.sample(count)
    var inserted = old
    inserted.insert(Player.sample(count + 1)[count], at: count / 2)
    var scattered = old
    for index in stride(from: 0, to: count, by: max(1, count / 20)) { scattered[index].score += 1 }
    scattered.removeSubrange(3..<6)
    scattered.swapAt(10, count - 10)
    var shuffled = old
    for index in stride(from: 0, to: count - 50, by: 50) { shuffled.swapAt(index, index + 49) }
    let cases = [
      ("one insertion", inserted), ("20 updates, 3 deletions, 2 moves", scattered), ("\(count / 25) moves", shuffled),
      ("all reversed", Array(old.reversed())),
    ]
    for (name, new) in cases where count <= 1_000 || name != "all reversed" {
      let clock = ContinuousClock()
      Benchmark(name: "changes of \(count) rows, \(name)", rounds: rounds).compare(
        { clock.measure { blackHole(Changeset(from: old, to: new)) } },
        with: { clock.measure { blackHole(new.difference(from: old)) } }, named: "difference(from:)")
    }
  }
}

@inline(never) func blackHole<T>(_ value: T) {}
