/// A key that is known only at run time.
struct JSONKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  init(stringLiteral value: String) { self.init(value) }
  init(stringValue: String) { self.init(stringValue) }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
