package import Foundation

/// A writer that saves a response to a file and can resume an earlier attempt.
///
/// Until the download is complete, the content is in `<file>.part`, and the validator of its version in
/// `<file>.part.validator`. Without a validator the download is not resumed, because the parts could belong to
/// different versions.
package struct DownloadSink {
  private let destination: URL
  private let part: URL
  private let validatorFile: URL
  private let validator: String?
  /// The offset from which ``rangeHeaders`` request the response, or 0 for a new download.
  private let offset: UInt64
  private var file: FileHandle?

  package init(_ destination: URL) {
    self.destination = destination
    part = destination.appendingPathExtension("part")
    validatorFile = part.appendingPathExtension("validator")
    let size = (try? FileManager.default.attributesOfItem(atPath: part.path)[.size]) as? NSNumber
    validator = try? String(contentsOf: validatorFile, encoding: .utf8)
    offset = validator == nil ? 0 : size?.uint64Value ?? 0
  }

  /// The headers to add to the request: none, or those that request the missing part.
  package var rangeHeaders: HTTPHeaders {
    guard offset > 0, let validator else { return [:] }
    return ["Range": "bytes=\(offset)-", "If-Range": validator]
  }

  /// Prepares for the body of a successful response. Discards the partial file if the server sends the whole body.
  package mutating func begin(status: Int, headers: HTTPHeaders) throws(NetworkError) {
    let isContinued =
      status == 206 && offset > 0 && headers["Content-Range"]?.hasPrefix("bytes \(offset)-") == true
    if status == 206 && !isContinued { throw .transport(.malformedReply) }
    try writing {
      if isContinued {
        file = try FileHandle(forWritingTo: part)
        try file?.seekToEnd()
      } else {
        try? FileManager.default.removeItem(at: validatorFile)
        try Data().write(to: part)
        file = try FileHandle(forWritingTo: part)
        if let validator = Self.validator(in: headers) {
          try validator.write(to: validatorFile, atomically: true, encoding: .utf8)
        }
      }
    }
  }

  package mutating func write(_ bytes: UnsafeRawBufferPointer) throws(NetworkError) {
    try writing { try file?.write(contentsOf: Data(bytes)) }
  }

  /// Moves the complete file to its destination and replaces an existing file.
  package mutating func finish() throws(NetworkError) {
    try writing {
      try file?.close()
      guard rename(part.path, destination.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
    try? FileManager.default.removeItem(at: validatorFile)
  }

  /// Removes the partial file, after the server has rejected the range.
  package func discard() {
    try? FileManager.default.removeItem(at: part)
    try? FileManager.default.removeItem(at: validatorFile)
  }

  /// Returns the value for `If-Range`, which must be a strong entity tag or a date, or `nil` if the headers contain no
  /// such value.
  private static func validator(in headers: HTTPHeaders) -> String? {
    if let tag = headers["ETag"] { return tag.hasPrefix("\"") ? tag : nil }
    return headers["Last-Modified"]
  }

  private func writing(_ body: () throws -> Void) throws(NetworkError) {
    do {
      try body()
    } catch {
      throw .transport(.file("The file \(destination.lastPathComponent) could not be written"))
    }
  }
}
