import Foundation

/// An encoder of multipart bodies, as RFC 7578 specifies.
struct MultipartEncoder {
  var boundary = "tessera-" + UUID().uuidString

  func encode(_ parts: [MultipartPart]) throws(NetworkError) -> RequestBody.Encoded {
    var segments: [HTTPBody.Segment] = []
    var pending = Data()
    for part in parts {
      pending += Data("--\(boundary)\r\n\(try header(of: part))\r\n".utf8)
      switch part.content {
      case .data(let data):
        pending += data
      case .file(let url):
        segments += [.data(pending), try .file(at: url)]
        pending = Data()
      }
      pending += Data("\r\n".utf8)
    }
    pending += Data("--\(boundary)--\r\n".utf8)
    segments.append(.data(pending))
    return .init(body: HTTPBody(segments), contentType: "multipart/form-data; boundary=\(boundary)")
  }

  private func header(of part: MultipartPart) throws(NetworkError) -> String {
    var header = "Content-Disposition: form-data; name=\"\(part.name.dispositionEscaped)\""
    if let fileName = part.fileName { header += "; filename=\"\(fileName.dispositionEscaped)\"" }
    header += "\r\n"
    if let contentType = part.contentType {
      guard HTTPHeaders([.init(name: "Content-Type", value: contentType)]).firstInvalid == nil else {
        throw .invalidRequest("the part “\(part.name)” has a content type that cannot be sent")
      }
      header += "Content-Type: \(contentType)\r\n"
    }
    return header
  }
}

extension String {
  /// The text with quotes and line breaks escaped in the same way as in browsers, so that a name cannot end its header.
  fileprivate var dispositionEscaped: String {
    var escaped = ""
    for character in unicodeScalars {
      switch character {
      case "\"": escaped += "%22"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
