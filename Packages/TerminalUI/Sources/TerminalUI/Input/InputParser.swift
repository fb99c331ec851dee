/// A parser that converts the bytes of a terminal to events.
///
/// It accepts any bytes and drops unknown sequences. Sequences and characters can be split between calls. `ESC` is
/// either a key or the start of a sequence, depending on whether more bytes follow in time. If ``isWaiting`` is `true`
/// after ``parse(_:)``, call ``flush()`` when no bytes have arrived for a while.
public struct InputParser: Sendable {
  private enum State: Sendable {
    case ground
    case escape
    case singleShift
    case control([UInt8])
    case legacyMouse([UInt8])
    case string(endsInEscape: Bool)
    case paste
  }

  private static let sequenceLimit = 64
  private static let pasteLimit = 1 << 20
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  /// The bytes after the `ESC` of a mouse report.
  private static let reports = [Array("[<".utf8), Array("[M".utf8)]

  private var state = State.ground
  private var utf8: [UInt8] = []
  private var utf8Length = 0
  private var pasted: [UInt8] = []
  private var stringLength = 0
  private var answer: [UInt8] = []
  /// Whether the last event was an `ESC` after which no bytes had arrived in time.
  private var wasEscape = false
  /// The same for `ESC [`.
  private var wasBracket = false

  /// Creates a parser.
  public init() {}

  /// A Boolean value that indicates whether an `ESC` or an incomplete sequence is pending.
  public var isWaiting: Bool {
    switch state {
    case .ground, .paste: false
    case .escape, .singleShift, .control, .legacyMouse, .string: true
    }
  }

  /// Whether the pending bytes may be a key, such as Esc or Alt-[, and not only the start
  /// of a longer sequence, which the terminal sends as a whole.
  var mayBeKey: Bool {
    switch state {
    case .escape, .singleShift: true
    case .control(let bytes): bytes.isEmpty
    case .string: stringLength == 0
    case .ground, .legacyMouse, .paste: false
    }
  }

  /// Returns the events that the given bytes complete.
  public mutating func parse(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    let bytes = Array(bytes)
    // The rest of a report of the mouse can arrive late. No user types its bytes at once.
    if wasEscape, Self.reports.contains(where: { bytes.starts(with: $0) }) { state = .escape }
    if wasBracket, Self.reports.contains(where: { bytes.starts(with: $0.dropFirst()) }), bytes.count > 3 {
      state = .control([])
    }
    if !bytes.isEmpty { (wasEscape, wasBracket) = (false, false) }
    for byte in bytes { consume(byte, &events) }
    return events
  }

  /// Returns the events for the pending bytes if no more bytes follow: Esc for `ESC`, Alt-O for `ESC O`, and Alt-[ for
  /// `ESC [`. Drops longer incomplete sequences. A paste remains pending.
  public mutating func flush() -> [InputEvent] {
    defer { state = .ground }
    switch state {
    case .escape:
      wasEscape = true
      return [.key(.escape)]
    case .singleShift: return [.key(Key(.character("O"), .alt))]
    case .control(let bytes) where bytes.isEmpty:
      wasBracket = true
      return [.key(Key(.character("["), .alt))]
    case .ground, .control, .legacyMouse, .string: return []
    case .paste:
      // A paste has no timeout, because its end may arrive late on a slow connection.
      defer { state = .paste }
      return []
    }
  }

  private mutating func consume(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch state {
    case .ground: ground(byte, modifiers: [], &events)
    case .escape: escape(byte, &events)
    case .singleShift:
      state = .ground
      if let key = Self.singleShiftKey(byte) { events.append(.key(key)) }
    case .control(let bytes): control(byte, after: bytes, &events)
    case .legacyMouse(let bytes): legacyMouse(bytes + [byte], &events)
    case .string(let endsInEscape): string(byte, endsInEscape, &events)
    case .paste: paste(byte, &events)
    }
  }

  private mutating func ground(_ byte: UInt8, modifiers: Key.Modifiers, _ events: inout [InputEvent]) {
    if byte >= 0x80 { return character(byte, modifiers, &events) }
    utf8 = []
    switch byte {
    case 0x1B: state = .escape
    case 0x0A, 0x0D: events.append(.key(Key(.enter, modifiers)))
    case 0x09: events.append(.key(Key(.tab, modifiers)))
    case 0x08, 0x7F: events.append(.key(Key(.backspace, modifiers)))
    case 0x00: events.append(.key(Key(.character(" "), modifiers.union(.control))))
    case 0x01..<0x1B: events.append(.key(Key(.character(Self.ascii(byte + 0x60)), modifiers.union(.control))))
    case 0x1C..<0x20: events.append(.key(Key(.character(Self.ascii(byte + 0x40)), modifiers.union(.control))))
    default: events.append(.key(Key(.character(Self.ascii(byte)), modifiers)))
    }
  }

  private mutating func character(_ byte: UInt8, _ modifiers: Key.Modifiers, _ events: inout [InputEvent]) {
    if byte >= 0xC0 {
      utf8 = [byte]
      utf8Length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      return
    }
    guard !utf8.isEmpty else { return }
    utf8.append(byte)
    guard utf8.count == utf8Length else { return }
    if let text = String(validating: utf8, as: UTF8.self), let character = text.first {
      events.append(.key(Key(.character(character), modifiers)))
    }
    utf8 = []
  }

  private mutating func escape(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x1B: events.append(.key(.escape))  // the second one may start a sequence
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      (state, stringLength, answer) = (.string(endsInEscape: false), 0, [byte])
    default:
      state = .ground
      ground(byte, modifiers: .alt, &events)
    }
  }

  private mutating func control(_ byte: UInt8, after bytes: [UInt8], _ events: inout [InputEvent]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x18, 0x1A: state = .ground
    case UInt8(ascii: "[") where bytes.isEmpty: state = .control([byte])  // function keys of the Linux console
    case UInt8(ascii: "M") where bytes.isEmpty: state = .legacyMouse([])
    case 0x40...0x7E:
      state = .ground
      finish(bytes, final: byte, &events)
    case 0x20..<0x40: state = .control(bytes.count < Self.sequenceLimit ? bytes + [byte] : bytes)
    default: break
    }
  }

  private mutating func finish(_ bytes: [UInt8], final: UInt8, _ events: inout [InputEvent]) {
    if bytes == Array("200".utf8), final == UInt8(ascii: "~") {
      (state, pasted) = (.paste, [])
    } else if bytes.count < Self.sequenceLimit, let event = Self.event(bytes, final: final) {
      events.append(event)
    }
  }

  /// Parses a mouse report of terminals that do not support the reports that were requested. Three bytes follow `CSI M`:
  /// the button, the column and the row, each plus 32.
  private mutating func legacyMouse(_ bytes: [UInt8], _ events: inout [InputEvent]) {
    state = .legacyMouse(bytes)
    guard bytes.count == 3 else { return }
    state = .ground
    if let event = Self.legacyMouse(bytes.map { Int($0) - 32 }) { events.append(event) }
  }

  /// Parses the reply about the background color. Other replies are skipped up to their end, or to a limit.
  private mutating func string(_ byte: UInt8, _ endsInEscape: Bool, _ events: inout [InputEvent]) {
    stringLength += 1
    if byte >= 0x20, !endsInEscape, answer.count < Self.sequenceLimit { answer.append(byte) }
    let isEnd = byte == 0x07 || byte == 0x18 || endsInEscape || stringLength > 4096
    state = isEnd ? .ground : .string(endsInEscape: byte == 0x1B)
    if isEnd, let color = Self.background(answer) { events.append(.background(color)) }
  }

  private mutating func paste(_ byte: UInt8, _ events: inout [InputEvent]) {
    pasted.append(byte)
    if pasted.count > Self.pasteLimit + Self.pasteEnd.count {
      pasted.remove(at: Self.pasteLimit)  // keeps the beginning, and the tail that may contain the end mark
    }
    guard byte == UInt8(ascii: "~"), pasted.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) else { return }
    events.append(.paste(String(decoding: pasted.dropLast(Self.pasteEnd.count), as: UTF8.self)))
    (state, pasted) = (.ground, [])
  }

  private static func ascii(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }
}
