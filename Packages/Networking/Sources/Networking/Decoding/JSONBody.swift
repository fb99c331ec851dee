import Foundation

/// JSON text that has been checked against its limits, and whose strings have been repaired.
struct JSONBody {
  private let data: Data

  init(_ data: Data, limits: JSONLimits) throws(NetworkError) {
    let problem = data.withUnsafeBytes { Self.problem(in: $0, limits: limits) }
    if let problem { throw problem }
    self.data = Self.repaired(data)
  }

  func decode<Value: Decodable>(_ type: Value.Type, with decoder: JSONDecoder) throws(NetworkError) -> Value {
    do {
      return try decoder.decode(type, from: data)
    } catch let error as NetworkError {
      throw error
    } catch {
      throw .decoding(DecodingFailure(error))
    }
  }

  func decode<Value: DecodableWithConfiguration>(
    _ type: Value.Type, with decoder: JSONDecoder, configuration: Value.DecodingConfiguration
  ) throws(NetworkError) -> Value {
    do {
      return try decoder.decode(type, from: data, configuration: configuration)
    } catch let error as NetworkError {
      throw error
    } catch {
      throw .decoding(DecodingFailure(error))
    }
  }

  /// Returns the error for an empty body, a web page or an exceeded limit, or `nil` if there is no problem. Counts
  /// commas and opening brackets: every value except the outermost follows one of them, so each is counted at least
  /// once.
  private static func problem(in bytes: UnsafeRawBufferPointer, limits: JSONLimits) -> NetworkError? {
    var depth = 0
    var values = 1
    var isInString = false
    var index = 0
    let firstByte = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if firstByte == nil { return .decoding(DecodingFailure(path: "", reason: .emptyBody)) }
    if firstByte == UInt8(ascii: "<") { return .decoding(DecodingFailure(path: "", reason: .webPage)) }
    while index < bytes.count {
      let byte = bytes[index]
      if isInString {
        if byte == UInt8(ascii: "\\") {
          index += 1
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: ","): values += 1
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          depth += 1
          values += 1
          if depth > limits.depth { return .tooLarge(.jsonDepth(limits.depth)) }
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
        if values > limits.values { return .tooLarge(.jsonValues(limits.values)) }
      }
      index += 1
    }
    return nil
  }
}
