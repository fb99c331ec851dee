public import Foundation

/// The bytes of a request, as a sequence of pieces in memory and pieces read from files while they are sent.
///
/// A body can be sent again from its start, so that a request can be repeated.
public struct HTTPBody: Sendable, Hashable {
  /// One piece of a body.
  public enum Segment: Sendable, Hashable {
    case data(Data)
    /// A file that is read while it is sent. Sending fails when it can no longer supply `length` bytes.
    case file(URL, length: Int64)

    /// The number of bytes in this piece.
    public var length: Int64 {
      switch self {
      case .data(let data): Int64(data.count)
      case .file(_, let length): length
      }
    }
  }

  /// The pieces, in the order in which they are sent.
  public var segments: [Segment]

  public init(_ segments: [Segment] = []) {
    self.segments = segments
  }

  public init(_ data: Data) {
    segments = data.isEmpty ? [] : [.data(data)]
  }

  /// A body that holds nothing.
  public static let empty = HTTPBody()

  /// The number of bytes to send.
  public var length: Int64 { segments.reduce(0) { $0 + $1.length } }

  public var isEmpty: Bool { length == 0 }

  var hasFile: Bool {
    segments.contains { segment in
      if case .file = segment { true } else { false }
    }
  }
}
