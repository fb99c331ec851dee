import Foundation

/// The memory that this process holds now.
enum ResidentMemory {
  /// Megabytes; nil where the system does not tell.
  static var megabytes: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 / 1_024 }
  }
}
