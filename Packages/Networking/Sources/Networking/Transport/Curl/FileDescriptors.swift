import Foundation

/// The file descriptors of this process.
enum FileDescriptors {
  /// Returns whether `count` more file descriptors can be opened.
  static func hasFree(_ count: Int) -> Bool {
    var opened: [Int32] = []
    defer { opened.forEach { close($0) } }
    while opened.count < count {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      if descriptor < 0 { return false }
      opened.append(descriptor)
    }
    return true
  }
}
