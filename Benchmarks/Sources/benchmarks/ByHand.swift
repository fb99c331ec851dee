import Harness

/// A hand-written sequence: a function that receives closures for the elements and the completion, starts the sequence,
/// and returns a closure that stops it.
typealias Source = (_ next: @escaping (Int) -> Void, _ completed: @escaping () -> Void) -> () -> Void

// None of these functions is inlined, because the optimizer would merge all stages into one, which no library can do.

/// Returns a hand-written `map` stage, which passes its results to `next`.
@inline(never)
func mapped(_ next: @escaping (Int) -> Void) -> (Int) -> Void { { next($0 &+ 1) } }

/// Returns a hand-written `filter` stage.
@inline(never)
func filtered(_ next: @escaping (Int) -> Void) -> (Int) -> Void { { if $0 >= 0 { next($0) } } }

/// Returns the consumer at the end of a hand-written chain.
@inline(never)
func consumer() -> (Int) -> Void { { consume($0) } }

/// Returns a sequence of one element.
@inline(never)
func one(_ element: Int) -> Source {
  { next, completed in
    next(element)
    completed()
    return {}
  }
}

/// Returns a hand-written `flatMap`. It counts the active sequences, and stores the closures that stop them.
@inline(never)
func flatMapped(_ next: @escaping (Int) -> Void, _ make: @escaping (Int) -> Source) -> (Int) -> Void {
  var unfinished = 0
  var started = 0
  var running: [Int: () -> Void] = [:]
  return { element in
    unfinished += 1
    started += 1
    let (number, before) = (started, unfinished)
    let stop = make(element)(next) {
      unfinished -= 1
      running[number] = nil
    }
    if unfinished >= before { running[number] = stop }
  }
}

/// Returns a hand-written `flatMapLatest`, which stops the previous sequence.
@inline(never)
func switched(_ next: @escaping (Int) -> Void, _ make: @escaping (Int) -> Source) -> (Int) -> Void {
  var stop: (() -> Void)?
  var latest = 0
  var ended = 0
  return { element in
    latest += 1
    let number = latest
    if let stop { stop() }
    stop = nil
    let stopThis = make(element)({ if number == latest { next($0) } }, { ended = number })
    if ended != number { stop = stopThis }
  }
}

/// Returns a hand-written `concatMap`, in which sequences wait for the active one.
@inline(never)
func concatenated(_ next: @escaping (Int) -> Void, _ make: @escaping (Int) -> Source) -> (Int) -> Void {
  var isRunning = false
  var waiting: [Source] = []
  var stop: (() -> Void)?
  return { element in
    waiting.append(make(element))
    while !isRunning, !waiting.isEmpty {
      isRunning = true
      let stopThis = waiting.removeFirst()(next) { isRunning = false }
      if isRunning { stop = stopThis }
    }
    consume(stop)
  }
}

/// A hand-written subject for one thread.
final class Observers {
  private var all: [Int: (Int) -> Void] = [:]
  private var added = 0

  @inline(never)
  func add(_ next: @escaping (Int) -> Void) -> () -> Void {
    added += 1
    let key = added
    all[key] = next
    return { self.all[key] = nil }
  }

  @inline(never)
  func send(_ element: Int) { for next in all.values { next(element) } }
}

/// Returns a hand-written shared stage, which stores its last element and sends it to all observers.
@inline(never)
func shared(_ next: @escaping (Int) -> Void) -> (Int) -> Void {
  var last: Int?
  let observers = [next]
  return { element in
    last = element
    for observer in observers { observer(element) }
    consume(last)
  }
}

/// A hand-written virtual clock, which runs due actions when it is advanced.
final class Clock {
  private(set) var now = 0
  private var actions: [(time: Int, run: () -> Void)] = []

  @inline(never)
  func schedule(at time: Int, _ run: @escaping () -> Void) { actions.append((time, run)) }

  @inline(never)
  func advance(to time: Int) {
    while let index = actions.firstIndex(where: { $0.time <= time }) {
      let action = actions.remove(at: index)
      now = action.time
      action.run()
    }
    now = time
  }
}
