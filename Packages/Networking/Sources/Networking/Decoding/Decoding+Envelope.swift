public import Foundation

extension Decoding where Value: Decodable {
  /// Returns a decoding of the payload of an envelope. The decoding ignores the content type.
  ///
  /// The code is checked before the payload, because an error response need not have a payload. The decoding throws
  /// ``NetworkError/business(_:)`` if the code is not the success code, and ``NetworkError/decoding(_:)`` if the
  /// payload of a successful response is missing or null and `Value` is not an optional type.
  public static func envelope(
    _ format: EnvelopeFormat, decoder: JSONDecoder = JSONDecoder(), limits: JSONLimits = .default
  ) -> Decoding {
    Decoding { response in
      let body = try JSONBody(response.body, limits: limits)
      return try body.decode(Envelope<Value>.self, with: decoder, configuration: format).payload()
    }
  }
}

extension Decoding where Value == Void {
  /// Returns a decoding that checks the code of an envelope and ignores its payload.
  public static func envelope(
    _ format: EnvelopeFormat, decoder: JSONDecoder = JSONDecoder(), limits: JSONLimits = .default
  ) -> Decoding {
    Decoding { response in
      let body = try JSONBody(response.body, limits: limits)
      _ = try body.decode(Envelope<Ignored>.self, with: decoder, configuration: format).payload()
    }
  }
}

/// A decoded payload or the server's error. The error is a decoded value, so that an error response is not reported as
/// malformed JSON.
private enum Envelope<Payload: Decodable>: DecodableWithConfiguration {
  case payload(Payload)
  case refused(BusinessFailure)

  init(from decoder: any Decoder, configuration format: EnvelopeFormat) throws {
    let object = try decoder.container(keyedBy: JSONKey.self)
    let codeKey = JSONKey(format.code)
    guard let code = try object.decode(StringOrNumber.self, forKey: codeKey).integer else {
      throw DecodingError.dataCorruptedError(forKey: codeKey, in: object, debugDescription: "not a number")
    }
    if code == format.success {
      self = .payload(try Self.payload(in: object, forKey: JSONKey(format.payload), of: decoder))
    } else {
      let message = try? object.decodeIfPresent(String.self, forKey: JSONKey(format.message))
      self = .refused(BusinessFailure(code: code, message: message.flatMap(ServerMessage.cleaned)))
    }
  }

  private static func payload(
    in object: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey, of decoder: any Decoder
  ) throws -> Payload {
    if Payload.self == Ignored.self { return try Payload(from: decoder) }
    // An optional payload can be missing as well as null.
    if let optional = Payload.self as? any ExpressibleByNilLiteral.Type, !object.contains(key),
      let none = optional.init(nilLiteral: ()) as? Payload
    {
      return none
    }
    return try object.decode(Payload.self, forKey: key)
  }

  func payload() throws(NetworkError) -> Payload {
    switch self {
    case .payload(let payload): return payload
    case .refused(let failure): throw .business(failure)
    }
  }
}

/// A type that decodes from any value and stores nothing.
struct Ignored: Decodable {
  init(from decoder: any Decoder) {}
}
