public import TerminalUI

/// An emulator of xterm that interprets a program's output, and provides the visible contents of the screen.
///
/// It supports everything that `TerminalUI` writes, and related sequences of xterm. Sequences that it does not support
/// are collected in ``unknown``, so that a test can require that there are none.
public struct TerminalEmulator: Sendable {
  /// The treatment of a cluster of several scalars.
  public enum Clusters: Sendable {
    /// One unit of one or two columns, as in kitty, WezTerm, Ghostty, foot and Windows Terminal.
    case joined
    /// Individual scalars with the widths of `wcwidth`, as in xterm and many others.
    case apart
  }

  /// A cell of the screen.
  public struct Cell: Sendable, Hashable {
    /// The text, which is empty in the second half of a wide character.
    public var text = " "
    /// The style, as the parameters of the active `SGR` sequences: `1` for bold, `7` for reverse, `38;2;0;0;0` for a
    /// color, and `link:` with the URL of a link.
    public var look: Set<String> = []
  }

  /// The size of the screen.
  public private(set) var size: Size
  /// The treatment of clusters.
  public let clusters: Clusters
  /// The cells, row by row.
  public internal(set) var cells: [[Cell]]
  /// The position of the cursor.
  public internal(set) var cursor = Point(column: 0, row: 0)
  /// A Boolean value that indicates whether the cursor is visible.
  public internal(set) var isCursorShown = true
  /// A Boolean value that indicates whether the alternate screen is active.
  public internal(set) var isAlternate = false
  /// A Boolean value that indicates whether text continues on the next row after the right edge.
  public var isWrapping = true
  /// The private modes that are set and have no other property, such as 2004 for bracketed paste, and 1000 and 1006 for
  /// the mouse.
  public internal(set) var modes: Set<Int> = []
  /// The text that was last copied to the clipboard, in Base64.
  public internal(set) var clipboard: String?
  /// The title of the window.
  public internal(set) var title = ""
  /// The number of queries for the background color. The emulator does not reply to them; see
  /// ``VirtualTerminal/send(_:)``.
  public internal(set) var backgroundQueries = 0
  /// The number of queries for the attributes and for the cell size. The emulator does not reply to them.
  public internal(set) var attributeQueries = 0, cellSizeQueries = 0
  /// The visible images.
  public internal(set) var images: [Image] = []
  /// Descriptions of the sequences that are unknown or invalid.
  public internal(set) var unknown: [String] = []

  enum State: Sendable { case ground, escape, control(String), string(String), bytes(UInt8) }

  var state = State.ground
  private var utf8: [UInt8] = []
  var look: Set<String> = [] { didSet { blank.look = look.filter { $0.hasPrefix("4") } } }
  private var blank = Cell()
  var primary: (cells: [[Cell]], cursor: Point) = ([], Point(column: 0, row: 0))
  private var isWrapPending = false
  var lastPrinted: Point?
  var titles: [String] = []
  private var payload: [UInt8] = []
  /// The sizes of the complete images that were received with kitty's protocol, by ID.
  var transmitted: [Int: PixelSize] = [:]
  /// The image that is being received with kitty's protocol.
  var arriving: (id: Int, pixels: PixelSize, size: Int)?

  /// Creates an emulator with an empty screen.
  public init(size: Size, clusters: Clusters = .joined) {
    self.size = size
    self.clusters = clusters
    cells = Self.empty(size)
  }

  static func empty(_ size: Size) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
  }

  /// The rows as text, without trailing spaces.
  public var lines: [String] {
    cells.map { row in String(row.map(\.text).joined().reversed().drop { $0 == " " }.reversed()) }
  }

  /// The rows as one string.
  public var text: String { lines.joined(separator: "\n") }

  /// Resizes the screen at its right and lower edges.
  public mutating func resize(to size: Size) {
    var resized = Self.empty(size)
    for row in 0..<min(size.rows, self.size.rows) {
      for column in 0..<min(size.columns, self.size.columns) { resized[row][column] = cells[row][column] }
    }
    (cells, self.size, primary.cells) = (resized, size, [])
    cursor = Point(column: min(cursor.column, size.columns - 1), row: min(cursor.row, size.rows - 1))
    isWrapPending = false
  }

  /// Interprets a program's output.
  public mutating func write(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { consume(byte) }
  }

  private mutating func consume(_ byte: UInt8) {
    switch state {
    case .ground:
      if byte >= 0x20, byte != 0x7F { return collect(byte) }
      control(byte)
    case .escape: escape(byte)
    case .control(let parameters):
      if (0x40...0x7E).contains(byte) {
        state = .ground
        finish(parameters, Character(Unicode.Scalar(byte)))
      } else {
        state = .control(parameters + String(Unicode.Scalar(byte)))
      }
    case .string(let text):
      switch byte {
      case 0x07: finish(string: text)
      case 0x1B:
        finish(string: text)
        state = .escape
      default: state = .string(text + String(Unicode.Scalar(byte)))
      }
    case .bytes(let introducer):
      if byte != 0x1B { return payload.append(byte) }
      state = .escape
      finish(introducer)
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x0D: moveTo(column: 0, row: cursor.row)
    case 0x0A: lineFeed()
    case 0x08: moveTo(column: cursor.column - 1, row: cursor.row)
    default: unknown.append("control \(byte)")
    }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .control("")
    case UInt8(ascii: "]"): state = .string("")
    case UInt8(ascii: "_"), UInt8(ascii: "P"): (state, payload) = (.bytes(byte), [])
    case UInt8(ascii: "\\"): state = .ground
    default:
      unknown.append("ESC \(Unicode.Scalar(byte))")
      state = .ground
    }
  }

  private mutating func finish(_ introducer: UInt8) {
    if introducer == UInt8(ascii: "P") {
      receive(sixels: payload)
    } else if payload.first == UInt8(ascii: "G") {
      receive(kitty: Array(payload.dropFirst()))
    } else {
      note("APC \(String(decoding: payload, as: UTF8.self))")
    }
  }

  mutating func note(_ misunderstanding: String) { unknown.append(misunderstanding) }

  // MARK: - Text

  private mutating func collect(_ byte: UInt8) {
    if utf8.isEmpty, byte < 0x80 { return put(Unicode.Scalar(byte)) }
    utf8.append(byte)
    let length = utf8[0] < 0x80 ? 1 : utf8[0] < 0xE0 ? 2 : utf8[0] < 0xF0 ? 3 : 4
    guard utf8.count == length else { return }
    if let scalar = String(validating: utf8, as: UTF8.self)?.unicodeScalars.first {
      put(scalar)
    } else {
      unknown.append("bytes \(utf8)")
    }
    utf8 = []
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let own = ColumnWidth.standard.columns(of: scalar)
    // Two characters of ASCII never join.
    if let last = lastPrinted, own == 0 || clusters == .joined,
      !scalar.isASCII || cells[last.row][last.column].text.utf8.count > 1
    {
      let joined = cells[last.row][last.column].text + String(scalar)
      if own == 0 || joined.count == 1 { return join(joined, at: last) }
    }
    if own > 0 { place(String(scalar), columns: own) }
  }

  private mutating func join(_ text: String, at position: Point) {
    cells[position.row][position.column].text = text
    guard clusters == .joined, let character = text.first, ColumnWidth.standard.columns(of: character) == 2,
      position.column + 1 < size.columns, !cells[position.row][position.column + 1].text.isEmpty
    else { return }
    erase(column: position.column + 1, row: position.row)
    cells[position.row][position.column + 1] = Cell(text: "", look: cells[position.row][position.column].look)
    advance(by: 1)
  }

  private mutating func place(_ text: String, columns: Int) {
    if isWrapPending, isWrapping {
      lineFeed()
      cursor.column = 0
    }
    isWrapPending = false
    let column = min(cursor.column, size.columns - columns)
    guard column >= 0 else { return }
    for covered in column..<column + columns { erase(column: covered, row: cursor.row) }
    cells[cursor.row][column] = Cell(text: text, look: look)
    if columns == 2 { cells[cursor.row][column + 1] = Cell(text: "", look: look) }
    lastPrinted = Point(column: column, row: cursor.row)
    cursor.column = column
    advance(by: columns)
  }

  private mutating func advance(by columns: Int) {
    isWrapPending = cursor.column + columns >= size.columns
    cursor.column = min(cursor.column + columns, size.columns - 1)
  }

  /// Clears a cell, and the other half of a wide character that it belongs to.
  mutating func erase(column: Int, row: Int) {
    uncover(column: column, row: row)
    if cells[row][column].text.isEmpty, column > 0 { cells[row][column - 1].text = " " }
    if column + 1 < size.columns, cells[row][column + 1].text.isEmpty { cells[row][column + 1].text = " " }
    cells[row][column] = blank
  }

  private mutating func lineFeed() {
    if cursor.row == size.rows - 1 {
      cells.removeFirst()
      cells.append(Array(repeating: Cell(), count: size.columns))
    } else {
      cursor.row += 1
    }
    lastPrinted = nil
  }

  mutating func moveTo(column: Int, row: Int) {
    cursor = Point(column: min(max(0, column), size.columns - 1), row: min(max(0, row), size.rows - 1))
    isWrapPending = false
    lastPrinted = nil
  }
}
