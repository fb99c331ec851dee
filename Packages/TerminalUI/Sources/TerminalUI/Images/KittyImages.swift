/// Images in kitty's graphics protocol. An image is sent once for each size, and then placed by reference until it is
/// deleted from the terminal.
struct KittyImages: ImageLayer {
  /// The number of stored images above which those that are not shown are deleted. The limit is higher than the usual
  /// number of images on a screen, so that most images that scroll back into view are not sent again.
  private static let limit = 64
  /// The number of pixels per cell to send. The terminal scales images to the size of the cells.
  private static let cell = PixelSize(width: 10, height: 20)

  private var sent: [Placement.Extent: Int] = [:]
  private var shown: [Placement: Int] = [:]
  private var lastNumber = 0

  mutating func clear(_ output: inout ControlSequence) {
    output.kitty("a=d,d=A")
    (sent, shown) = ([:], [:])
  }

  mutating func remove(allBut kept: Set<Placement>, _ output: inout ControlSequence) -> [Rect] {
    for (placement, number) in shown.sorted(by: { $0.value < $1.value }) where !kept.contains(placement) {
      output.kitty("a=d,d=i,i=\(sent[placement.extent] ?? 0),p=\(number)")
      shown[placement] = nil
    }
    return []
  }

  mutating func show(_ placements: [Placement], written: [Range<Int>], _ output: inout ControlSequence) {
    for placement in placements where shown[placement] == nil {
      let image = sent[placement.extent] ?? send(placement.extent, &output)
      let (origin, size) = (placement.rect.origin, placement.rect.size)
      lastNumber += 1
      shown[placement] = lastNumber
      output.move(toColumn: origin.column, row: origin.row)
      output.kitty("a=p,i=\(image),p=\(lastNumber),c=\(size.columns),r=\(size.rows),C=1")
    }
    forget(&output)
  }

  private mutating func send(_ extent: Placement.Extent, _ output: inout ControlSequence) -> Int {
    lastNumber += 1
    sent[extent] = lastNumber
    let image = extent.image.scaled(
      width: min(extent.image.width, extent.size.columns * Self.cell.width),
      height: min(extent.image.height, extent.size.rows * Self.cell.height))
    output.kitty("a=t,f=24,s=\(image.width),v=\(image.height),i=\(lastNumber)", Base64.encode(image.bytes))
    return lastNumber
  }

  private mutating func forget(_ output: inout ControlSequence) {
    guard sent.count > Self.limit else { return }
    let used = Set(shown.keys.map(\.extent))
    for (extent, number) in sent.sorted(by: { $0.value < $1.value }) where !used.contains(extent) {
      output.kitty("a=d,d=I,i=\(number)")
      sent[extent] = nil
    }
  }
}

extension ControlSequence {
  /// Writes a graphics command, with its payload in chunks of at most 4096 bytes, as the protocol requires. The
  /// terminal does not reply to the command.
  mutating func kitty(_ keys: String, _ payload: [UInt8] = []) {
    var start = 0
    repeat {
      let end = min(start + 4096, payload.count)
      let isLast = end == payload.count
      // `q` is repeated in each chunk, because some terminals read it from the last one.
      applicationCommand("G" + (start == 0 ? keys + "," : "") + "q=2" + (payload.isEmpty ? "" : ",m=\(isLast ? 0 : 1)"))
      if !payload.isEmpty { append(";", payload[start..<end]) }
      stringEnd()
      start = end
    } while start < payload.count
  }
}
