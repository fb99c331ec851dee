public import Foundation
import Locking

/// A response cache in files, which persists between runs of the program.
///
/// Each user has a directory that only the owner of the process can read. The least recently used responses are removed
/// first. A file that cannot be read counts as missing, and a file that cannot be written is skipped, so that no
/// request fails because of the disk. Several processes can share a directory.
///
/// Files are read and written on the threads that send requests and receive responses.
public final class FileResponseCache: ResponseCache {
  private struct Entry: Codable {
    var key: CacheKey
    var response: CachedResponse
  }

  private struct File {
    var url: URL
    var size: Int
    var lastUse: Date
  }

  private let directory: URL
  private let capacity: Int
  private let now: @Sendable () -> Date
  /// The total size of the files, in bytes, or `nil` if it is unknown.
  private let size = Locked<Int?>(nil)

  /// Creates a cache. Nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - directory: The directory for the files. It is created with the first file, and must not contain anything else.
  ///   - capacity: The maximum total size of the files, in bytes.
  ///   - now: A closure that returns the current date.
  public init(directory: URL, capacity: Int = 64 << 20, now: @escaping @Sendable () -> Date = { Date() }) {
    self.directory = directory
    self.capacity = capacity
    self.now = now
  }

  /// Returns the cached response, or `nil` if there is none or it cannot be read.
  public func response(for key: CacheKey) -> CachedResponse? {
    let file = file(for: key)
    // The file name is only a hash of the key, so the file also contains the key.
    guard let data = contents(of: file), let entry = try? PropertyListDecoder().decode(Entry.self, from: data),
      entry.key == key
    else { return nil }
    touch(file)
    return entry.response
  }

  /// Stores a response. Does nothing if the response exceeds the capacity or cannot be written.
  public func store(_ response: CachedResponse, for key: CacheKey) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let data = try? encoder.encode(Entry(key: key, response: response)), data.count <= capacity else { return }
    let file = file(for: key)
    size.withLock { size in
      let others = (size ?? files.reduce(0) { $0 + $1.size }) - (Self.size(of: file) ?? 0)
      size = write(data, to: file) ? others + data.count : nil
      if let total = size, total > capacity { size = makeRoom() }
    }
  }

  /// Removes a user's responses.
  public func removeAll(of user: String) {
    size.withLock { size in
      try? FileManager.default.removeItem(at: directory(of: user))
      size = nil
    }
  }

  /// Removes the least recently used responses, more than necessary, so that the next responses can be stored without
  /// listing all files. Returns the total size of the remaining files.
  private func makeRoom() -> Int {
    var total = 0
    for file in files.sorted(by: { $0.lastUse > $1.lastUse }) {
      total += file.size
      if total > capacity * 3 / 4 {
        try? FileManager.default.removeItem(at: file.url)
        total -= file.size
      }
    }
    return total
  }

  private func write(_ data: Data, to file: URL) -> Bool {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {  // allow(no-dropped-errors): a response that is not cached is requested again
      return false
    }
    // Foundation's atomic writes create a temporary file that others can read.
    let aside = file.appendingPathExtension(UUID().uuidString).path
    let descriptor = open(aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard (try? handle.write(contentsOf: data)) != nil, rename(aside, file.path) == 0 else {
      unlink(aside)
      return false
    }
    touch(file)
    return true
  }

  /// Returns the contents of a regular file, or `nil` if it cannot be read or exceeds the capacity.
  private func contents(of file: URL) -> Data? {
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard values?.isRegularFile == true, let size = values?.fileSize, size <= capacity else { return nil }
    return try? Data(contentsOf: file)
  }

  private func touch(_ file: URL) {
    // allow(no-dropped-errors): an older date only makes it more likely that the file is removed
    try? FileManager.default.setAttributes([.modificationDate: now()], ofItemAtPath: file.path)
  }

  private var files: [File] {
    let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
    let found = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: keys)
    return (found?.compactMap { $0 as? URL } ?? []).compactMap { url in
      guard let values = try? url.resourceValues(forKeys: Set(keys)), values.isRegularFile == true else { return nil }
      return File(url: url, size: values.fileSize ?? 0, lastUse: values.contentModificationDate ?? .distantPast)
    }
  }

  private static func size(of file: URL) -> Int? {
    try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
  }

  private func directory(of user: String) -> URL {
    directory.appending(path: Self.name(user), directoryHint: .isDirectory)
  }

  private func file(for key: CacheKey) -> URL {
    directory(of: key.user).appending(path: Self.name("\(key.variant) \(key.url)"), directoryHint: .notDirectory)
  }

  /// Returns the FNV-1a hash of a text, which is the same in every run, unlike a hash value from `Hasher`.
  private static func name(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
