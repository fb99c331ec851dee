public import Foundation

extension DemoServer {
  /// One answered request. The record holds no values of queries, headers or bodies, so it can be printed safely.
  public struct RequestRecord: Sendable, Equatable {
    /// As it was sent, such as `GET`.
    public var method: String
    /// Decoded, with the API's prefix.
    public var path: String
    /// The names of the query's fields, in order.
    public var query: [String]
    /// Nil when the connection was dropped instead of an answer.
    public var status: Int?
    /// By the server's clock.
    public var date: Date
  }
}
