import Foundation

/// A converter of superscripts and subscripts to text: characters such as `²`, or else `^` and `_`.
enum ScriptText {
  private static let superscripts = Dictionary(
    uniqueKeysWithValues: zip(
      "0123456789+-−=()abcdefghijklmnoprstuvwxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ"))
  private static let subscripts = Dictionary(
    uniqueKeysWithValues: zip("0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"))
  /// The maximum number of characters that are replaced, because small letters are hard to read.
  private static let limit = 4

  /// Returns the beginning of a superscript or subscript as text.
  ///
  /// - Parameter isWhole: Whether `text` is all of the script.
  static func text(_ text: String, isSuperscript: Bool, isWhole: Bool) -> String {
    let mark = isSuperscript ? "^" : "_"
    guard isWhole else { return mark + text }
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let table = isSuperscript ? superscripts : subscripts
    let small = text.prefix(limit + 1).compactMap { table[$0] }
    if small.count == text.prefix(limit + 1).count, small.count <= limit { return String(small) }
    return text.allSatisfy { $0.isLetter || $0.isNumber } ? mark + text : "\(mark)(\(text))"
  }
}
