/// A picture in its place on the screen.
struct Placement: Sendable, Hashable {
  let image: PixelImage
  let rect: Rect

  /// What is shown there, wherever there is.
  var extent: Extent { Extent(image: image, size: rect.size) }

  /// A picture in the size that it has on the screen.
  struct Extent: Sendable, Hashable {
    let image: PixelImage
    let size: Size
  }
}

/// Pictures over the cells of a terminal, brought from one canvas to the next in few bytes.
///
/// The cells below hold the same picture in half blocks. So a terminal that does not understand shows those, and so does every one
/// where something covers a part of the picture.
protocol PictureLayer: Sendable {
  /// The screen was erased, or holds something unknown.
  mutating func clear(_ output: inout ControlSequence)

  /// Takes away what is shown and not to be kept, before the cells are drawn. Returns where all cells must be drawn anew.
  mutating func remove(allBut kept: Set<Placement>, _ output: inout ControlSequence) -> [Rect]

  /// Shows what is not shown yet, after the cells were drawn. May leave the cursor anywhere.
  ///
  /// - Parameter written: The columns of each row that were written to for this canvas.
  mutating func show(_ placements: [Placement], written: [Range<Int>], _ output: inout ControlSequence)
}

/// No layer: the half blocks below are all that there is.
struct NoPictures: PictureLayer {
  mutating func clear(_ output: inout ControlSequence) {}
  mutating func remove(allBut kept: Set<Placement>, _ output: inout ControlSequence) -> [Rect] { [] }
  mutating func show(_ placements: [Placement], written: [Range<Int>], _ output: inout ControlSequence) {}
}

extension PictureProtocol {
  var layer: any PictureLayer {
    switch self {
    case .halfBlocks: NoPictures()
    case .kitty: KittyPictures()
    case .sixel(let cell): SixelPictures(cell: cell)
    }
  }
}
