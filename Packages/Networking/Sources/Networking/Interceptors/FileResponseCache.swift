public import Foundation

/// Answers in files, so that the next run of the program has them, also without a network.
///
/// Each user's are in a directory of their own, which only the owner of the process may read. Those that were used least
/// recently make room for new ones. What cannot be read counts as not there, and what cannot be written is not kept:
/// no request fails because of the disk. Several processes may share a directory.
///
/// Files are read and written on the threads that send requests and receive answers.
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
  /// Bytes of all files; nil until they have been counted.
  private let size = Locked<Int?>(nil)

  /// Creates a cache. Nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - directory: Where the files go; it is made with the first of them. It must hold nothing else.
  ///   - capacity: Bytes of all files together.
  public init(directory: URL, capacity: Int = 64 << 20, now: @escaping @Sendable () -> Date = { Date() }) {
    self.directory = directory
    self.capacity = capacity
    self.now = now
  }

  public func response(for key: CacheKey) -> CachedResponse? {
    let file = file(for: key)
    // The name is only a hash of the key, which is why the key itself is in the file.
    guard let data = try? Data(contentsOf: file), let entry = try? PropertyListDecoder().decode(Entry.self, from: data),
      entry.key == key
    else { return nil }
    touch(file)
    return entry.response
  }

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

  public func removeAll(of user: String) {
    size.withLock { size in
      try? FileManager.default.removeItem(at: directory(of: user))
      size = nil
    }
  }

  /// Removes more than is needed, so that not every answer from then on has to look at all files.
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
      try data.write(to: file, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      touch(file)
      return true
    } catch {
      return false
    }
  }

  private func touch(_ file: URL) {
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

  /// FNV-1a: the same in every run, unlike `Hasher`.
  private static func name(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
