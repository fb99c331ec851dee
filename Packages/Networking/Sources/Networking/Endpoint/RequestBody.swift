public import Foundation

/// The content of a request before it is encoded.
public enum RequestBody: Sendable {
  /// No content.
  case none
  /// A value, encoded as JSON.
  case json(any Encodable & Sendable, encoder: JSONEncoder = JSONEncoder())
  /// Names and values, encoded as `application/x-www-form-urlencoded`.
  case form(Parameters)
  /// Bytes with their media type.
  case raw(Data, contentType: String)
  /// A file that is read from disk while it is sent.
  case file(URL, contentType: String)
  /// Parts, encoded as `multipart/form-data`. Files among them are read from disk while they are sent.
  case multipart([MultipartPart])
}

extension RequestBody {
  struct Encoded {
    var body: HTTPBody
    var contentType: String?
  }

  /// Returns the bytes to send and their media type.
  func encoded() throws(NetworkError) -> Encoded {
    switch self {
    case .none:
      return Encoded(body: .empty)
    case .json(let value, let encoder):
      do {
        return Encoded(body: HTTPBody(try encoder.encode(value)), contentType: "application/json")
      } catch {
        throw .invalidRequest("the body of type \(type(of: value)) cannot be written as JSON")
      }
    case .form(let parameters):
      return Encoded(
        body: HTTPBody(Data(parameters.encoded.utf8)), contentType: "application/x-www-form-urlencoded")
    case .raw(let data, let contentType):
      return Encoded(body: HTTPBody(data), contentType: contentType)
    case .file(let url, let contentType):
      return Encoded(body: HTTPBody([try .file(at: url)]), contentType: contentType)
    case .multipart(let parts):
      return try MultipartEncoder().encode(parts)
    }
  }
}

extension HTTPBody.Segment {
  /// Returns a segment for the whole file in its current state.
  static func file(at url: URL) throws(NetworkError) -> HTTPBody.Segment {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular, let size = attributes?[.size] as? NSNumber else {
      throw .invalidRequest("the file \(url.lastPathComponent) cannot be read")
    }
    return .file(url, length: size.int64Value)
  }
}
