/// An image at a position on the screen.
struct Placement: Sendable, Hashable {
  let image: PixelImage
  let rect: Rect

  /// The image and its size, without its position.
  var extent: Extent { Extent(image: image, size: rect.size) }

  /// An image with its size on the screen.
  struct Extent: Sendable, Hashable {
    let image: PixelImage
    let size: Size
  }
}

/// A layer of images over the cells of a terminal. An update writes only what has changed.
///
/// The cells below an image contain the same image in half blocks. The half blocks are visible if the terminal does not
/// support the protocol of the layer, or if the image is partly covered.
protocol ImageLayer: Sendable {
  /// Discards all images, because the screen was erased or has unknown contents.
  mutating func clear(_ output: inout ControlSequence)

  /// Removes images before the cells are drawn, except those to keep. Returns the rectangles in which all cells must be
  /// redrawn.
  mutating func remove(allBut kept: Set<Placement>, _ output: inout ControlSequence) -> [Rect]

  /// Shows new images after the cells were drawn. The position of the cursor is undefined afterward.
  ///
  /// - Parameters:
  ///   - placements: The images to show.
  ///   - written: The columns of each row that were written for this canvas.
  ///   - output: The sequence to which the commands are appended.
  mutating func show(_ placements: [Placement], written: [Range<Int>], _ output: inout ControlSequence)
}

/// An empty layer, for terminals that show half blocks only.
struct NoImages: ImageLayer {
  mutating func clear(_ output: inout ControlSequence) {}
  mutating func remove(allBut kept: Set<Placement>, _ output: inout ControlSequence) -> [Rect] { [] }
  mutating func show(_ placements: [Placement], written: [Range<Int>], _ output: inout ControlSequence) {}
}

extension ImageProtocol {
  var layer: any ImageLayer {
    switch self {
    case .halfBlocks: NoImages()
    case .kitty: KittyImages()
    case .sixel(let cell): SixelImages(cell: cell)
    }
  }
}
