/// Images in sixels, which remain in the terminal's cells until something else is drawn there.
struct SixelImages: ImageLayer {
  private static let limit = 64

  let cell: PixelSize
  private var shown: Set<Placement> = []
  private var encoded: [Placement.Extent: [UInt8]] = [:]

  init(cell: PixelSize) {
    self.cell = cell
  }

  mutating func clear(_ output: inout ControlSequence) {
    shown = []
  }

  mutating func remove(allBut kept: Set<Placement>, _ output: inout ControlSequence) -> [Rect] {
    let gone = shown.subtracting(kept)
    shown.subtract(gone)
    return gone.map(\.rect)
  }

  mutating func show(_ placements: [Placement], written: [Range<Int>], _ output: inout ControlSequence) {
    // Many terminals scroll when sixels end on the last row.
    for placement in placements where placement.rect.rows.upperBound < written.count {
      let isDamaged = placement.rect.rows.contains { written[$0].overlaps(placement.rect.columns) }
      guard isDamaged || !shown.contains(placement) else { continue }
      shown.insert(placement)
      output.move(toColumn: placement.rect.origin.column, row: placement.rect.origin.row)
      output.deviceControl(sixels(of: placement.extent))
    }
    if encoded.count > Self.limit {
      let used = Set(shown.map(\.extent))
      encoded = encoded.filter { used.contains($0.key) }
    }
  }

  private mutating func sixels(of extent: Placement.Extent) -> [UInt8] {
    if let known = encoded[extent] { return known }
    let image = extent.image.scaled(width: extent.size.columns * cell.width, height: extent.size.rows * cell.height)
    let bytes = SixelEncoder(image).encode()
    encoded[extent] = bytes
    return bytes
  }
}
