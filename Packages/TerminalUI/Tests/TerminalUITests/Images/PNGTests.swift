import Testing

@testable import TerminalUI

@Suite struct PNGTests {
  private func image(_ png: [UInt8], on background: RGB = RGB(0, 0, 0)) throws(ImageError) -> PixelImage {
    try PixelImage(png: png, description: "an image", background: background)
  }

  @Test(arguments: [PNGSamples.gradient, PNGSamples.stored, PNGSamples.fixed])
  func `The PNG decoder reads an image with every kind of compression and filter`(_ png: [UInt8]) throws {
    let image = try image(png)
    #expect((image.width, image.height) == (40, 25))
    var expected: [UInt8] = []
    for y in 0..<25 {
      for x in 0..<40 { expected += [UInt8(6 * x), UInt8(10 * y), UInt8(truncatingIfNeeded: x * y)] }
    }
    #expect(image.bytes == expected)
  }

  private static let small: [(String, [UInt8], [UInt8])] = [
    ("one bit of gray", PNGSamples.gray1, [255, 0, 255, 0, 0, 255, 0, 255].flatMap { [$0, $0, $0] }),
    ("four bits of gray", PNGSamples.gray4, [0, 255, 136, 68, 17, 34, 51, 68].flatMap { [$0, $0, $0] }),
    ("sixteen bits of gray", PNGSamples.gray16, [0, 64, 128, 255, 1, 2, 3, 4].flatMap { [$0, $0, $0] }),
    ("gray with alpha", PNGSamples.grayAlpha, [10, 20, 0, 40, 50, 60, 70, 80].flatMap { [$0, $0, $0] }),
    (
      "a palette", PNGSamples.palette2,
      [255, 0, 0, 0, 128, 0, 0, 0, 255, 9, 9, 9, 9, 9, 9, 0, 0, 255, 0, 128, 0, 255, 0, 0]
    ),
    (
      "colors with alpha", PNGSamples.rgba,
      [255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0] + [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]
    ),
  ]

  @Test(arguments: small)
  func `The PNG decoder reads images in gray, with a palette, and with alpha`(
    _ name: String, _ png: [UInt8], _ expected: [UInt8]
  ) throws {
    #expect(try image(png).bytes == expected)
  }

  @Test
  func `The PNG decoder blends transparent pixels with the background`() throws {
    let image = try image(PNGSamples.rgba, on: RGB(7, 8, 9))
    #expect(image.bytes[9..<12] == [7, 8, 9])
  }

  /// Files, their transparent colors, and the indices of the pixels in these colors.
  private static let hidden: [([UInt8], [UInt8], [Int])] = [
    (PNGSamples.gray1, [0, 1], [0, 2, 5, 7]), (PNGSamples.gray4, [0, 4], [3, 7]),
    (PNGSamples.gray16, [0x40, 0x09], [1]), (PNGSamples.gray16, [0x40, 0x08], []),
    (PNGSamples.gradient, [0, 6, 0, 10, 0, 1], [41]),
  ]

  @Test(arguments: hidden)
  func `The PNG decoder hides the color that a file in gray or RGB declares transparent`(
    _ png: [UInt8], _ color: [UInt8], _ hidden: [Int]
  ) throws {
    let chunk: [UInt8] = [0, 0, 0, UInt8(color.count)] + Array("tRNS".utf8) + color + [0, 0, 0, 0]
    // The first chunk ends after 33 bytes.
    let bytes = try image(Array(png[..<33]) + chunk + png[33...], on: RGB(7, 8, 9)).bytes
    let found = (0..<bytes.count / 3).filter { bytes[3 * $0..<3 * $0 + 3] == [7, 8, 9] }
    #expect(found == hidden)
  }

  @Test
  func `The PNG decoder throws an error with the reason why it rejects a file`() {
    #expect(throws: ImageError.notPNG) { try image(Array("<svg/>".utf8)) }
    #expect(throws: ImageError.notPNG) { try image([]) }
    #expect(throws: ImageError.unsupported("interlaced")) { try image(PNGSamples.interlaced) }
    #expect(throws: ImageError.damaged) { try image(Array(PNGSamples.gradient.dropLast(20))) }
    var huge = PNGSamples.gray1
    huge.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    #expect(throws: ImageError.tooLarge(PixelSize(width: 65_536, height: 65_536))) { try image(huge) }
    #expect(
      "\(ImageError.tooLarge(PixelSize(width: 65_536, height: 65_536)))"
        == "The image has 65536 x 65536 pixels; the maximum is 4194304.")
    #expect("\(ImageError.unsupported("interlaced"))" == "PNG images that are interlaced are not supported.")
    #expect("\(ImageError.notPNG)" == "The file is not a PNG image.")
    #expect("\(ImageError.damaged)" == "The PNG image is damaged.")
  }

  @Test
  func `The PNG decoder rejects a file with more data than the size of the image allows`() {
    var png = PNGSamples.gradient
    png.replaceSubrange(16..<24, with: [0, 0, 0, 1, 0, 0, 0, 1])
    #expect(throws: ImageError.damaged) { try image(png) }
  }

  @Test
  func `The PNG decoder returns a complete image or throws an error for a damaged file, and does not crash`() {
    var random = SplitMix(seed: 5)
    let samples = [PNGSamples.gradient, PNGSamples.fixed, PNGSamples.stored, PNGSamples.palette2, PNGSamples.rgba]
    var (read, failed) = (0, 0)
    for round in 0..<800 {
      var png = samples[round % samples.count]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        png[Int.random(in: 8..<png.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      do throws(ImageError) {
        let image = try image(png)
        #expect(image.bytes.count == 3 * image.width * image.height)
        read += 1
      } catch {
        failed += 1
      }
    }
    #expect(read > 20)
    #expect(failed > 20)
  }

  @Test
  func `The PNG decoder reads the data of an image with 4,194,304 pixels, and none of an image with one row more`() {
    var png = PNGSamples.gray1
    png.replaceSubrange(16..<24, with: [0, 0, 8, 0, 0, 0, 8, 0])
    #expect(throws: ImageError.damaged) { try image(png) }
    png[23] = 1
    #expect(throws: ImageError.tooLarge(PixelSize(width: 2_048, height: 2_049))) { try image(png) }
  }
}
