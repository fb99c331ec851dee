/// The measurements of the design, in points. A terminal can only list them. The colors come from the theme.
enum DesignKit {
  static let typography: [(name: String, size: Int)] = [
    ("display1", 42), ("display2", 36), ("title1", 24), ("title2", 20), ("title3", 18), ("title4", 14), ("title5", 12),
    ("bodyBold", 16), ("body", 16), ("captionBold", 14), ("caption", 14), ("small", 12),
  ]

  static let spacing = "4 8 12 18 24 32 40 48"
}
