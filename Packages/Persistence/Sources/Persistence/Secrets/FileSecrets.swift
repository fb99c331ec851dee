import Foundation

/// A backend that stores secrets in individual files, which are created readable only by their owner (mode 0600).
struct FileSecrets: SecretBackend {
  let directory: URL

  func location(of name: String) -> SecretLocation { .file(path: path(name)) }

  func read(_ name: String) throws -> Secret? {
    let path = path(name)
    // Opening a pipe without `O_NONBLOCK` waits for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure(path, errno)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SecretError.file(path: path, reason: "it is not a file") }
    guard status.st_mode & 0o077 == 0 else { throw SecretError.exposed(path: path) }
    guard let data = try? file.read(upToCount: 65_536) else {
      throw SecretError.file(path: path, reason: "it is unreadable")
    }
    return Secret(String(decoding: data, as: UTF8.self))
  }

  func write(_ secret: Secret, _ name: String) throws -> Bool {
    let path = path(name)
    try createDirectory()
    guard chmod(directory.path, 0o700) == 0 else { throw failure(directory.path, errno) }

    // Written to a temporary file and renamed, so that a reader finds either the old secret or the new one, never a
    // part of one.
    let aside = "\(path).\(UUID().uuidString)"
    let descriptor = open(aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(path, errno) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: Data(secret.reveal().utf8))
      try file.synchronize()
    } catch {
      unlink(aside)
      throw SecretError.file(path: path, reason: "it cannot be written")
    }
    guard rename(aside, path) == 0 else {
      let code = errno
      unlink(aside)
      throw failure(path, code)
    }
    return true
  }

  func createDirectory() throws {
    do {
      try FileManager.default.createDirectory(
        at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw SecretError.file(path: directory.path, reason: "it cannot be created")
    }
  }

  func remove(_ name: String) throws {
    let path = path(name)
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw failure(path, errno)
    }
  }

  /// Returns the file's inode number and modification date. Each write replaces the file, which changes at least one of
  /// them.
  func version(of name: String) -> SecretVersion? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path(name)) else { return nil }
    let number = attributes[.systemFileNumber] as? NSNumber
    return SecretVersion(number: number?.uint64Value ?? 0, date: attributes[.modificationDate] as? Date)
  }

  /// Returns the path of the file for a name. The file is always in the directory, because special characters of the
  /// name are replaced.
  private func path(_ name: String) -> String {
    let safe = name.utf8.map { byte in
      byte < 128 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
        ? String(Unicode.Scalar(byte)) : "%\(String(byte, radix: 16))"
    }
    return directory.appending(path: "\(safe.joined()).secret").path
  }

  private func failure(_ path: String, _ code: Int32) -> SecretError {
    [EMFILE, ENFILE].contains(code)
      ? .tooManyOpenFiles(path: path) : .file(path: path, reason: String(cString: strerror(code)))
  }
}
