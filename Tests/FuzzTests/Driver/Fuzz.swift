import Foundation

/// A program that runs libFuzzer with one target: `FUZZ=<target> fuzz <corpus> -max_total_time=60`. `Scripts/fuzz`
/// builds and runs it.
@main enum Fuzz {
  /// The target to run. The property is static, because libFuzzer's callback cannot capture anything.
  static let target = FuzzTarget.all.first { $0.name == ProcessInfo.processInfo.environment["FUZZ"] }

  static func main() {
    guard target != nil else {
      let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
      FileHandle.standardError.write(Data("FUZZ names no target. There are: \(names)\n".utf8))
      exit(2)
    }
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments) { bytes, size in Fuzz.check(bytes, size) })
  }

  private static func check(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    do {
      try target?.check(Array(UnsafeBufferPointer(start: bytes, count: size)))
    } catch {
      FileHandle.standardError.write(Data("Broken property: \(error)\n".utf8))
      abort()
    }
    return 0
  }
}

// allow(no-private-attributes): no header declares the function
@_silgen_name("LLVMFuzzerRunDriver") private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
