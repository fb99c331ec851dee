public import Foundation

/// The body of a request: a sequence of segments in memory and of files that are read while they are sent.
///
/// A body can be sent again from its start, so a request can be repeated.
public struct HTTPBody: Sendable, Hashable {
  /// A segment of a body.
  public enum Segment: Sendable, Hashable {
    /// Bytes in memory.
    case data(Data)
    /// A file that is read while it is sent. Sending fails if the file then has fewer than `length` bytes.
    case file(URL, length: Int64)

    /// The number of bytes in the segment.
    public var length: Int64 {
      switch self {
      case .data(let data): Int64(data.count)
      case .file(_, let length): length
      }
    }
  }

  /// The segments, in the order in which they are sent.
  public var segments: [Segment]

  /// Creates a body from segments.
  public init(_ segments: [Segment] = []) {
    self.segments = segments
  }

  /// Creates a body from data.
  public init(_ data: Data) {
    segments = data.isEmpty ? [] : [.data(data)]
  }

  /// An empty body.
  public static let empty = HTTPBody()

  /// The number of bytes to send.
  public var length: Int64 { segments.reduce(0) { $0 + $1.length } }

  /// A Boolean value that indicates whether there is nothing to send.
  public var isEmpty: Bool { length == 0 }

  var hasFile: Bool {
    segments.contains { segment in
      if case .file = segment { true } else { false }
    }
  }
}
