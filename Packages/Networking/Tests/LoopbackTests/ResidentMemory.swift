import Foundation

/// The resident memory of this process.
enum ResidentMemory {
  /// Returns the largest growth of the resident memory while `body` runs, in megabytes, or `nil` if the system does not
  /// report the memory.
  static func growth(during body: () async throws -> Void) async rethrows -> Int? {
    // Resets the peak to the current size. See proc(5).
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    let before = megabytes("VmRSS")
    try await body()
    guard let before, let highest = megabytes("VmHWM") else { return nil }
    return highest - before
  }

  private static func megabytes(_ name: String) -> Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 / 1_024 }
  }
}
