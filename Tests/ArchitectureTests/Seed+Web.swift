import Rules

extension Seed {
  static let web = [
    Seed(
      "the pages import Reactive", .layers, add: "Packages/WebUI/Sources/WebUI/Seed.swift", "import Reactive",
      advice: "WebUI depends on no other package"),
    Seed(
      "a page sends requests", .layers, add: "Packages/FeatureCoinRank/Sources/FeatureCoinRankWeb/Seed.swift",
      "import Networking", advice: "A page depends only on its view model"),
    Seed(
      "a page reads the store", .layers, add: "Packages/FeatureCoinRank/Sources/FeatureCoinRankWeb/Seed.swift",
      "import Persistence", advice: "A page depends only on its view model"),
    Seed(
      "a page draws in a terminal", .layers, add: "Packages/FeatureCoinRank/Sources/FeatureCoinRankWeb/Seed.swift",
      "import TerminalUI", advice: "A page depends only on its view model"),
    Seed(
      "a view model knows pages", .layers, add: "Packages/FeatureCoinRank/Sources/FeatureCoinRank/Seed.swift",
      "import WebUI", advice: "put pages in FeatureCoinRankWeb"),
    Seed(
      "the web app knows a terminal", .layers, add: "Packages/WebApp/Sources/WebApp/Seed.swift", "import TerminalUI",
      advice: "WebApp depends on no feature and no terminal"),
  ]
}
