public import TerminalUI

extension Key {
  /// The bytes that terminals send for this key, or an empty array for a function key after F12.
  public var bytes: [UInt8] {
    let parameter =
      1 + (modifiers.contains(.shift) ? 1 : 0) + (modifiers.contains(.alt) ? 2 : 0)
      + (modifiers.contains(.control) ? 4 : 0)
    switch code {
    case .character(let character):
      var bytes = Array(String(character).utf8)
      if modifiers.contains(.control), let byte = bytes.first, bytes.count == 1 { bytes = [byte & 0x1F] }
      return (modifiers.contains(.alt) ? [0x1B] : []) + bytes
    case .enter: return [0x0D]
    case .tab: return modifiers.contains(.shift) ? Array("\u{1B}[Z".utf8) : [0x09]
    case .backspace: return (modifiers.contains(.alt) ? [0x1B] : []) + [0x7F]
    case .escape: return [0x1B]
    case .up: return letter("A", parameter)
    case .down: return letter("B", parameter)
    case .right: return letter("C", parameter)
    case .left: return letter("D", parameter)
    case .home: return letter("H", parameter)
    case .end: return letter("F", parameter)
    case .insert: return tilde(2, parameter)
    case .delete: return tilde(3, parameter)
    case .pageUp: return tilde(5, parameter)
    case .pageDown: return tilde(6, parameter)
    case .function(let number):
      let numbers = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]
      return (1...numbers.count).contains(number) ? tilde(numbers[number - 1], parameter) : []
    }
  }

  private func letter(_ final: String, _ parameter: Int) -> [UInt8] {
    Array((parameter == 1 ? "\u{1B}[\(final)" : "\u{1B}[1;\(parameter)\(final)").utf8)
  }

  private func tilde(_ number: Int, _ parameter: Int) -> [UInt8] {
    Array((parameter == 1 ? "\u{1B}[\(number)~" : "\u{1B}[\(number);\(parameter)~").utf8)
  }
}
