/// A color in sRGB.
public struct RGB: Sendable, Hashable {
  /// The components, 0 to 255.
  public var red, green, blue: UInt8

  /// Creates a color from its components.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a color from a hexadecimal number such as `0x0770E3`. Bits above the 24th are ignored.
  public init(hex: UInt32) {
    self.init(UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF))
  }

  /// Returns the contrast ratio as WCAG 2 defines it, from 1 (equal) to 21 (black on white). Legible text requires at
  /// least 4.5.
  public func contrast(with other: RGB) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns the value of one of xterm's 256 colors. Other terminals may use other values for the first sixteen.
  public static func xterm(_ index: UInt8) -> RGB { Palette.xterm[Int(index)] }

  var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)] + 0.0722 * Self.linear[Int(blue)]
  }

  /// Returns a mixture of this color and another color, whose share ranges from 0 to 1.
  func mixed(with other: RGB, _ share: Double) -> RGB {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let (from, to) = (Double(a), Double(b))
      return UInt8((from + (to - from) * share).rounded())
    }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  /// Returns the first color, in 20 steps toward black or white, that is legible on all of the given backgrounds, or
  /// black or white if there is none.
  func legible(on backgrounds: [RGB], contrast: Double = 4.5) -> RGB {
    let isOnLight = backgrounds.reduce(0) { $0 + $1.luminance } > 0.5 * Double(backgrounds.count)
    let end = isOnLight ? RGB(0, 0, 0) : RGB(255, 255, 255)
    for step in 0...20 {
      let candidate = mixed(with: end, Double(step) / 20)
      if backgrounds.allSatisfy({ candidate.contrast(with: $0) >= contrast }) { return candidate }
    }
    return end
  }

  func distance(to other: RGB) -> Int {
    func square(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) - Int(b)) * (Int(a) - Int(b)) }
    return 2 * square(red, other.red) + 4 * square(green, other.green) + 3 * square(blue, other.blue)
  }

  /// The linear values of the 256 sRGB components, according to the transfer function of sRGB.
  private static let linear: [Double] = (0...255).map { component in
    let c = Double(component) / 255
    if c <= 0.04045 { return c / 12.92 }
    // x^2.4 = x^2 * x^(2/5), with the fifth root by Newton's method, which avoids a C library for a single power.
    let x = (c + 0.055) / 1.055
    var root = 1.0
    for _ in 0..<40 { root -= (root * root * root * root * root - x) / (5 * root * root * root * root) }
    return x * x * root * root
  }
}
