import Foundation

/// A JSON value that can be written as a Swift literal. Objects are encoded with sorted keys, so that equal values
/// yield equal bytes.
enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// Parses JSON.
  ///
  /// - Throws: A `DecodingError` if the data is not JSON, or ``NestingTooDeep``.
  init(parsing data: Data) throws {
    guard data.nestingOfJSON <= 64 else { throw NestingTooDeep() }
    self = try JSONDecoder().decode(JSON.self, from: data)
  }

  /// Returns a JSON string, or `null` for `nil`.
  static func string(orNull value: String?) -> JSON { value.map(JSON.string) ?? .null }

  var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding fails for non-finite numbers only, which are never created here.
    return (try? encoder.encode(self)) ?? Data("null".utf8)
  }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The text of a string or of an integer, or `nil` for any other value. A GraphQL `ID` can be sent as either.
  var text: String? {
    switch self {
    case .string(let text): text
    case .int(let number): String(number)
    default: nil
    }
  }

  var int: Int? {
    guard case .int(let number) = self else { return nil }
    return number
  }

  var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// Returns an object with the members of both objects. `other` takes precedence for common keys.
  func merging(_ other: [String: JSON]) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.merging(other) { $1 })
  }
}

/// The error for JSON that is nested too deeply. Decoding is recursive, so such JSON could exhaust the stack.
struct NestingTooDeep: Error {}

extension Data {
  /// The depth of the most deeply nested array or object.
  fileprivate var nestingOfJSON: Int {
    var (depth, deepest, isInString, isEscaped) = (0, 0, false, false)
    for byte in self {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isInString: isEscaped = true
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = Swift.max(deepest, depth)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return deepest
  }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .int(value) }
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

extension JSON: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
