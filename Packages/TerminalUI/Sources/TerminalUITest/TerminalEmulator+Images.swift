public import TerminalUI

extension TerminalEmulator {
  /// A visible image.
  public struct Image: Sendable, Hashable {
    /// The cells that show the image. Sixels lose the cells to which something else is written.
    public var cells: Set<Point>
    /// The size of the image in pixels, before it is scaled to the cells.
    public var pixels: PixelSize
    /// A Boolean value that indicates whether the image was sent as sixels.
    public var isSixel: Bool

    var name: [Int] = []

    /// The smallest rectangle that contains all cells of the image.
    public var rect: Rect {
      let (columns, rows) = (cells.map(\.column), cells.map(\.row))
      let origin = Point(column: columns.min() ?? 0, row: rows.min() ?? 0)
      return Rect(
        column: origin.column, row: origin.row, columns: (columns.max() ?? -1) - origin.column + 1,
        rows: (rows.max() ?? -1) - origin.row + 1)
    }
  }

  /// The number of images that were sent with kitty's protocol and have not been deleted since, visible or not.
  public var storedImages: Int { transmitted.count }

  /// Handles a command of kitty's graphics protocol: keys and values, a semicolon, and Base64.
  mutating func receive(kitty command: [UInt8]) {
    let parts = command.split(separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    var keys: [String: String] = [:]
    for pair in String(decoding: parts[0], as: UTF8.self).split(separator: ",") {
      keys[String(pair.prefix { $0 != "=" })] = String(pair.drop { $0 != "=" }.dropFirst())
    }
    func number(_ key: String) -> Int { keys[key].flatMap { Int($0) } ?? 0 }
    let size = parts.count > 1 ? parts[1].count : 0
    switch (keys["a"], keys["d"]) {
    case (_, _) where keys["q"] != "2": note("kitty is to answer")
    case ("t", _):
      arriving = (number("i"), PixelSize(width: number("s"), height: number("v")), size)
      if number("m") == 0 { arrive() }
    case (nil, _) where arriving != nil:
      arriving?.size += size
      if number("m") == 0 { arrive() }
    case ("p", _):
      guard let pixels = transmitted[number("i")] else { return note("kitty has no image \(number("i"))") }
      let cells = (0..<number("r")).flatMap { row in
        (0..<number("c")).map { Point(column: cursor.column + $0, row: cursor.row + row) }
      }
      if cells.contains(where: { $0.column >= self.size.columns || $0.row >= self.size.rows }) {
        note("kitty off screen")
      }
      images.append(
        Image(cells: Set(cells), pixels: pixels, isSixel: false, name: [number("i"), number("p")]))
    case ("d", "A"): (images, transmitted) = (images.filter(\.isSixel), [:])
    case ("d", "i"): images.removeAll { $0.name == [number("i"), number("p")] }
    case ("d", "I"):
      images.removeAll { $0.name.first == number("i") }
      transmitted[number("i")] = nil
    default: note("kitty \(String(decoding: parts[0], as: UTF8.self))")
    }
  }

  private mutating func arrive() {
    guard let (id, pixels, size) = arriving else { return }
    arriving = nil
    if size != (3 * pixels.width * pixels.height + 2) / 3 * 4 { note("kitty \(size) bytes for \(pixels)") }
    transmitted[id] = pixels
  }

  /// Draws sixels, which begin at the cursor and belong to the cells that they cover.
  mutating func receive(sixels command: [UInt8]) {
    let text = String(decoding: command.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
    guard text.hasPrefix("0;1;0q\"1;1;") else { return note("DCS \(text)") }
    let numbers = text.dropFirst(11).split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 2 else { return note("DCS \(text)") }
    let pixels = PixelSize(width: numbers[0], height: numbers[1])
    let columns = (pixels.width + Self.cell.width - 1) / Self.cell.width
    let rows = (pixels.height + Self.cell.height - 1) / Self.cell.height
    if cursor.column + columns > size.columns || cursor.row + rows >= size.rows { note("sixels off screen") }
    let cells = (0..<rows).flatMap { row in
      (0..<columns).map { Point(column: cursor.column + $0, row: cursor.row + row) }
    }
    for cell in cells { uncover(column: cell.column, row: cell.row) }
    images.append(Image(cells: Set(cells), pixels: pixels, isSixel: true))
  }

  /// Removes the sixels at a cell to which text is written. Images of kitty's protocol stay, because they are above the
  /// text.
  mutating func uncover(column: Int, row: Int) {
    guard !images.isEmpty else { return }
    for index in images.indices where images[index].isSixel {
      images[index].cells.remove(Point(column: column, row: row))
    }
    images.removeAll(where: \.cells.isEmpty)
  }

  /// The size of a cell in pixels, which determines the size of sixels.
  public static let cell = PixelSize(width: 10, height: 20)
}
