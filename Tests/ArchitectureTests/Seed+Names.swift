import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginScreen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Seed.swift"

extension Seed {
  /// Texts and servers that resemble names.
  static let names: [Seed] =
    all(
      .translatedTexts, at: login, advice: "a name without a capital letter within it",
      [("a word that is the same in both languages", #"let a = LocalizedText(en: "Search", zhHans: "Search")"#)])
    + all(
      .localizedTexts, at: loginScreen, advice: "make it a LocalizedText",
      [("a sentence that ends like the name of a file", #"let a = TerminalText("See the readme.")"#)])
    + all(
      .noServersInCode, at: login, advice: "declare a ServerDefinition",
      [("a server whose name begins like that of a format", #"let a = "https://www.w3.example.com/a""#)])
    + all(
      .noMarkup, at: "Packages/FeatureLogin/Sources/FeatureLoginWeb/Seed.swift", advice: "use `HTML.element`",
      [("markup in capital letters", #"let a = "<B>Saved</B>""#)])
}
