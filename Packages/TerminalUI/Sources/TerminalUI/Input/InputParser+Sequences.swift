extension InputParser {
  /// Returns the key for `ESC O` and a byte, such as F1 or an arrow key in application mode, or `nil` if the byte is
  /// unknown.
  static func singleShiftKey(_ byte: UInt8) -> Key? {
    if byte == UInt8(ascii: "M") { return .enter }
    return letterKeys[byte].map { Key($0) }
  }

  /// Returns the event for `CSI bytes final`, or `nil` if the sequence is unknown.
  static func event(_ bytes: [UInt8], final: UInt8) -> InputEvent? {
    if bytes.first == UInt8(ascii: "<") { return mouse(bytes.dropFirst(), final: final) }
    if bytes.first == UInt8(ascii: "?") {
      return final == UInt8(ascii: "c") ? parameters(Array(bytes.dropFirst())).map(InputEvent.attributes) : nil
    }
    if bytes == [UInt8(ascii: "[")] {
      guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final) else { return nil }
      return .key(Key(.function(Int(final - UInt8(ascii: "A")) + 1)))
    }
    guard let numbers = parameters(bytes) else { return nil }
    let modifiers = numbers.count > 1 ? modifiers(numbers[1]) : []
    switch final {
    case UInt8(ascii: "I"): return .focus(true)
    case UInt8(ascii: "O"): return .focus(false)
    case UInt8(ascii: "Z"): return .key(.backTab)
    case UInt8(ascii: "t"): return cellSize(numbers)
    case UInt8(ascii: "u"): return unicodeKey(numbers.first ?? 0, modifiers).map(InputEvent.key)
    case UInt8(ascii: "~"):
      if numbers.first == 27, numbers.count > 2 { return unicodeKey(numbers[2], modifiers).map(InputEvent.key) }
      return tildeKeys[numbers.first ?? 0].map { .key(Key($0, modifiers)) }
    default: return letterKeys[final].map { .key(Key($0, modifiers)) }
    }
  }

  /// Returns the color in `]11;rgb:RRRR/GGGG/BBBB`, whose parts have one to four digits each, or `nil` for any other
  /// reply.
  static func background(_ answer: [UInt8]) -> RGB? {
    let text = String(decoding: answer, as: UTF8.self)
    guard text.hasPrefix("]11;rgb:") else { return nil }
    let parts = text.dropFirst(8).split(separator: "/", omittingEmptySubsequences: false)
    let values = parts.compactMap { part -> UInt8? in
      guard (1...4).contains(part.utf8.count), let value = Int(part, radix: 16), value >= 0 else { return nil }
      return UInt8(value * 255 / ((1 << (4 * part.utf8.count)) - 1))
    }
    return parts.count == 3 && values.count == 3 ? RGB(values[0], values[1], values[2]) : nil
  }

  /// Parses `6;height;width`. Sizes below 1 and above 100 pixels are rejected.
  private static func cellSize(_ numbers: [Int]) -> InputEvent? {
    guard numbers.count == 3, numbers[0] == 6, numbers.dropFirst().allSatisfy((1...100).contains) else { return nil }
    return .cellSize(PixelSize(width: numbers[2], height: numbers[1]))
  }

  private static func parameters(_ bytes: [UInt8]) -> [Int]? {
    guard bytes.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    // The part after a colon describes the key in more detail than needed.
    return bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { field in
      Int(String(decoding: field.prefix { $0 != UInt8(ascii: ":") }.prefix(7), as: UTF8.self)) ?? 0
    }
  }

  /// Returns the modifiers of a parameter, which is 1 plus a bit for each modifier, as in xterm.
  private static func modifiers(_ parameter: Int) -> Key.Modifiers {
    let bits = max(0, parameter - 1)
    var modifiers: Key.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & (2 | 8 | 32) != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  private static func unicodeKey(_ value: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch value {
    case 9: return Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 8, 127: return Key(.backspace, modifiers)
    default:
      guard value >= 0x20, let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init) else { return nil }
      return Key(.character(Character(scalar)), modifiers.subtracting(.shift))
    }
  }

  private static func mouse(_ bytes: ArraySlice<UInt8>, final: UInt8) -> InputEvent? {
    guard let numbers = parameters(Array(bytes)), numbers.count == 3 else { return nil }
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M") else { return nil }
    return mouse(numbers[0], column: numbers[1], row: numbers[2], isRelease: isRelease)
  }

  private static func mouse(_ button: Int, column: Int, row: Int, isRelease: Bool) -> InputEvent? {
    guard column > 0, row > 0 else { return nil }
    let location = Point(column: column - 1, row: row - 1)
    switch (button & ~0b11100, isRelease) {
    case (64, false): return .mouse(Mouse(.scrollUp, at: location))
    case (65, false): return .mouse(Mouse(.scrollDown, at: location))
    case (0, false): return .mouse(Mouse(.press, at: location))
    case (32, false): return .mouse(Mouse(.drag, at: location))
    case (0, true): return .mouse(Mouse(.release, at: location))
    default: return nil
    }
  }

  /// Returns the event of a report whose button, column and row are given. Button 3 is the release of any button.
  static func legacyMouse(_ numbers: [Int]) -> InputEvent? {
    let isRelease = numbers[0] & 0b11 == 3 && numbers[0] < 64
    let button = isRelease ? numbers[0] & ~0b11 : numbers[0]
    return mouse(button, column: numbers[1], row: numbers[2], isRelease: isRelease)
  }

  private static let letterKeys: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3),
    UInt8(ascii: "S"): .function(4),
  ]

  private static let tildeKeys: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6),
    18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
  ]
}
