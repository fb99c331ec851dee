import Foundation

/// The files and sockets that this process has open.
enum OpenFiles {
  static var count: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd"))?.count ?? 0
  }
}
