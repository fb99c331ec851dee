import TerminalUI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ends the program with a trap, a signal, a stack overflow or a call of `exit`, as the command requests.
func end(_ command: Command) {
  switch command {
  case .trap: fatalError("a trap on purpose")  // allow(no-traps): a test looks at the terminal after it
  case .segmentationFault: kill(getpid(), SIGSEGV)
  case .overflow: print(depth(of: 0))
  case .failure: exit(1)
  default: exit(3)
  }
}

/// Blocks the main thread, as a defect would, for a limited time.
@MainActor func hang() {
  try? PlainPrinter.standardOutput().print("hanging")
  let end = ContinuousClock.now + .seconds(60)
  // A pause costs no processor time. The main thread handles no event either way.
  while ContinuousClock.now < end { usleep(10_000) }
}

@inline(never) private func depth(of level: Int) -> Int {
  withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
    buffer[level % 4096] = 1
    return depth(of: level + 1) + Int(buffer[level % 4096])
  }
}
