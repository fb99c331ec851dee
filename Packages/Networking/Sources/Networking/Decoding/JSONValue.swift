/// Any JSON value.
enum JSONValue: Codable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: JSONKey.self) {
      self = .object(
        try Dictionary(
          uniqueKeysWithValues: object.allKeys.map { key in
            (key.stringValue, try object.decode(JSONValue.self, forKey: key))
          }))
    } else if var array = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !array.isAtEnd { values.append(try array.decode(JSONValue.self)) }
      self = .array(values)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let bool = try? value.decode(Bool.self) {
        self = .bool(bool)
      } else if let integer = try? value.decode(Int64.self) {
        self = .integer(integer)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else {
        self = .string(try value.decode(String.self))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .integer(let integer): try value.encode(integer)
    case .number(let number): try value.encode(number)
    case .string(let string): try value.encode(string)
    case .array(let array): try value.encode(array)
    case .object(let object): try value.encode(object)
    }
  }

  func redacted(by redaction: Redaction) -> JSONValue {
    switch self {
    case .array(let array): .array(array.map { $0.redacted(by: redaction) })
    case .object(let object):
      .object(
        Dictionary(
          uniqueKeysWithValues: object.map { name, value in
            (name, redaction.isSecret(name) ? .string(Redaction.mask) : value.redacted(by: redaction))
          }))
    case .null, .bool, .integer, .number, .string: self
    }
  }
}
