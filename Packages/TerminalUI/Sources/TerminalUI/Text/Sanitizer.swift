/// A sanitizer that turns any string into one line that a terminal interprets as text only.
enum Sanitizer {
  private static let clusterLimit = 16
  private static let dottedCircle: Unicode.Scalar = "\u{25CC}"
  private static let ellipsis = "…"

  /// Returns a string as one line of at most `limit` bytes of UTF-8. `…` replaces the part that does not fit.
  static func line(_ untrusted: String, limit: Int) -> String {
    let isTooLong = untrusted.utf8.count > limit
    if !isTooLong, untrusted.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return untrusted }
    let beginning =
      isTooLong ? String(untrusted[..<untrusted.utf8.index(untrusted.startIndex, offsetBy: limit)]) : untrusted
    return clusters(of: scalars(of: beginning), limit: limit, isCut: isTooLong)
  }

  static func isLineEnd(_ character: Character) -> Bool {
    character.unicodeScalars.contains(where: isLineEnd)
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Returns the result of the first pass, which examines individual scalars.
  private static func scalars(of untrusted: String) -> String {
    var result = String.UnicodeScalarView()
    var endsInBreak = false
    for scalar in untrusted.unicodeScalars {
      let isBreak = isLineEnd(scalar) || scalar == "\t"
      defer { endsInBreak = isBreak }
      if isBreak {
        if !endsInBreak { result.append(" ") }
      } else if let kept = replacement(for: scalar) {
        result.append(kept)
      }
    }
    return String(result)
  }

  private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20..<0x7F: return scalar
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value)  // ␀ and its neighbors
    case 0x7F: return "\u{2421}"  // ␡
    case 0x80..<0xA0: return "\u{2426}"  // ␦
    case 0xA0..<0x300 where scalar.value != 0xAD: return scalar
    default: break
    }
    if isEmojiGlue(scalar) { return scalar }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return nil }
    switch properties.generalCategory {
    case .format: return nil
    case .unassigned where properties.isNoncharacterCodePoint: return nil
    default: return scalar
    }
  }

  /// Returns the result of the second pass, which examines clusters, because some scalars are allowed only in some
  /// clusters.
  private static func clusters(of string: String, limit: Int, isCut: Bool) -> String {
    var result = String.UnicodeScalarView()
    // The last clusters, which fit only if no ellipsis follows them.
    var replacedByEllipsis = String.UnicodeScalarView()
    // The limit applies again, because a visible stand-in can take more bytes than the character that it replaces.
    var room = limit
    var isCut = isCut
    for character in string {
      var cluster = Array(character.unicodeScalars.prefix(clusterLimit))
      if cluster.contains(where: isEmojiGlue) { cluster = withoutStrayJoiners(cluster) }
      guard let first = cluster.first else { continue }
      if isConjoiningJamo(first) { continue }
      if result.isEmpty, isMark(first) { cluster = [dottedCircle] + cluster.prefix(clusterLimit - 1) }
      room -= cluster.reduce(0) { $0 + UTF8.width($1) }
      if room < 0 {
        isCut = true
        break
      }
      // Appended one by one, because appending a sequence would copy the existing text.
      for scalar in cluster {
        if room < ellipsis.utf8.count { replacedByEllipsis.append(scalar) } else { result.append(scalar) }
      }
    }
    if isCut { return String(result) + ellipsis }
    for scalar in replacedByEllipsis { result.append(scalar) }
    return String(result)
  }

  /// Returns a cluster without joiners that are not between two emoji, variation selectors that do not follow an emoji,
  /// and tags that do not follow the black flag.
  private static func withoutStrayJoiners(_ cluster: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var kept: [Unicode.Scalar] = []
    for (index, scalar) in cluster.enumerated() {
      switch scalar.value {
      case 0x200D:
        let next = index + 1 < cluster.count ? cluster[index + 1] : nil
        guard let last = kept.last, isEmojiPart(last), let next, isPictograph(next) else { continue }
      case 0xFE0E, 0xFE0F:
        guard let last = kept.last, last.properties.isEmoji else { continue }
      case 0xE0000...0xE007F:
        guard kept.first == "\u{1F3F4}", cluster.last == "\u{E007F}" else { continue }
      default: break
      }
      kept.append(scalar)
    }
    return kept
  }

  private static func isEmojiGlue(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: true
    default: false
    }
  }

  private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xA0 && scalar.properties.isEmoji
  }

  private static func isEmojiPart(_ scalar: Unicode.Scalar) -> Bool {
    isPictograph(scalar) || scalar == "\u{FE0F}"
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  /// Returns whether a scalar is a Hangul vowel or final consonant. At the start of a cluster, such a scalar takes no
  /// column, so terminals draw it over the preceding text.
  private static func isConjoiningJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
  }
}
