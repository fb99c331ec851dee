import Foundation
import TerminalUI

/// The user's theme: the colors of `theme.json`, which replace those of a built-in theme. For example:
///
///     {"base": "day", "accent": "#B3261E"}
struct ThemeFile: Sendable, Equatable {
  /// The URL of the file.
  let url: URL
  /// The theme, in which colors of text are adjusted if they are not legible.
  let theme: Theme
  /// The reason why the file's colors are not used, or `nil` if they are.
  var problem: String?

  /// Reads a file. If it is not valid, the theme has the default colors, and ``problem`` is the reason, so that a mistake
  /// in colors stops no command.
  init(orDefault url: URL) {
    self.url = url
    do throws(Failure) {
      theme = try ThemeFile(url).theme
    } catch {
      theme = ThemeChoice.custom.builtIn.replacing([:], name: ThemeChoice.custom.rawValue)
      problem = "\(error)"
    }
  }

  /// Reads a file.
  ///
  /// - Throws: A ``Failure`` if the file does not exist, is not valid, or contains an unknown token or color.
  init(_ url: URL) throws(Failure) {
    self.url = url
    let path = url.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure(SettingsText.noThemeFile(path).text, .usage)
    }
    var base = Theme.night
    var colors: [Color.Role: RGB] = [:]
    for (name, value) in try SettingsFile.entries(url, path).sorted(by: { $0.key < $1.key }) {
      let text = try SettingsFile.text(value, name, path)
      if name == Self.base {
        guard let theme = Theme.all.first(where: { $0.name == text }) else {
          throw Failure(SettingsText.noBase(text, in: path, names: Theme.all.map(\.name)).text, .usage)
        }
        base = theme
      } else if let token = Color.Role(rawValue: name) {
        guard let color = Self.color(text) else {
          throw Failure(SettingsText.noColor(text, for: name, in: path).text, .usage)
        }
        colors[token] = color
      } else {
        let names = [Self.base] + Color.Role.allCases.map(\.rawValue)
        throw Failure(SettingsText.noToken(name, in: path, names: names).text, .usage)
      }
    }
    theme = base.replacing(colors, name: ThemeChoice.custom.rawValue)
  }

  private static let base = "base"

  /// Returns the color of a text such as `#6EA8FE`, or `nil` for any other text.
  private static func color(_ text: String) -> RGB? {
    guard text.wholeMatch(of: /#[0-9A-Fa-f]{6}/) != nil else { return nil }
    return UInt32(text.dropFirst(), radix: 16).map(RGB.init(hex:))
  }
}
