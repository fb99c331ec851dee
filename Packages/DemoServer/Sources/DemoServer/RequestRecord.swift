public import Foundation

extension DemoServer {
  /// A request to one of the APIs. The record contains no values of queries, headers or bodies, so it can be logged.
  public struct RequestRecord: Sendable, Equatable {
    /// The method as received, such as `GET`.
    public var method: String
    /// The decoded path of the request, with the API's prefix if the client sends it.
    public var path: String
    /// The names of the fields in the query, in order.
    public var query: [String]
    /// The status of the response, or `nil` if the connection was closed without one.
    public var status: Int?
    /// The date of the request, by the server's clock.
    public var date: Date
  }
}
