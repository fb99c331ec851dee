import Foundation

/// A reader of a request's body, which can be rewound.
struct BodySource {
  private let segments: [HTTPBody.Segment]
  private var index = 0
  private var offset: Int64 = 0
  private var file: FileHandle?

  init(_ body: HTTPBody) {
    segments = body.segments
  }

  /// Copies the next bytes of the body into the buffer and returns their number, or 0 at the end of the body.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(NetworkError) -> Int {
    while index < segments.count {
      let segment = segments[index]
      let count = Int(min(Int64(buffer.count), segment.length - offset))
      guard count > 0 else {
        (index, offset, file) = (index + 1, 0, nil)
        continue
      }
      switch segment {
      case .data(let data):
        let start = data.startIndex + Int(offset)
        data.copyBytes(to: buffer, from: start..<start + count)
        offset += Int64(count)
        return count
      case .file(let url, _):
        let piece = try read(upTo: count, of: url)
        piece.copyBytes(to: buffer)
        offset += Int64(piece.count)
        return piece.count
      }
    }
    return 0
  }

  private mutating func read(upTo count: Int, of url: URL) throws(NetworkError) -> Data {
    do {
      let file = try self.file ?? FileHandle(forReadingFrom: url)
      if self.file == nil { try file.seek(toOffset: UInt64(offset)) }
      self.file = file
      if let piece = try file.read(upToCount: count), !piece.isEmpty { return piece }
      // allow(no-dropped-errors): the failure names the file, and has no other reason to tell
    } catch {}
    throw .transport(.file("The file \(url.lastPathComponent) could not be read to its end"))
  }

  /// Moves to the byte at an offset in the body. Returns `false` if the offset is negative or beyond the end of
  /// the body.
  mutating func seek(to target: Int64) -> Bool {
    (index, offset, file) = (0, target, nil)
    while index < segments.count, offset > segments[index].length {
      offset -= segments[index].length
      index += 1
    }
    return target >= 0 && (index < segments.count || offset == 0)
  }
}
