import Foundation
import Testing

@testable import TerminalApp

@Suite struct BoundedFileTests: ~Copyable {
  private let file = FileManager.default.temporaryDirectory.appending(path: "to ys-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: file) }

  private func problem() -> BoundedFile.Problem? {
    do throws(BoundedFile.Problem) {
      _ = try BoundedFile.read(file)
      return nil
    } catch {
      return error
    }
  }

  @Test func `A file of 1 MiB is read, and a larger one is not`() throws {
    for (size, expected) in [(0, nil), (1 << 20, nil), ((1 << 20) + 1, .tooLarge)] as [(Int, BoundedFile.Problem?)] {
      try Data(count: size).write(to: file)
      #expect(problem() == expected)
    }
    try Data("tea".utf8).write(to: file)
    #expect(try BoundedFile.read(file) == Data("tea".utf8))
  }

  @Test func `A file that does not exist is unreadable, and a directory or a pipe is irregular`() throws {
    #expect(problem() == .unreadable)
    try #require(mkfifo(file.path, 0o600) == 0)
    #expect(problem() == .irregular)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    #expect(problem() == .irregular)
  }
}
