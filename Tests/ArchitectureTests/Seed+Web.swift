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
      "the page of a post imports the models of an API", .layers, add: "Packages/Posts/Sources/PostsWeb/Seed.swift",
      "import Mastodon", advice: "move what makes or stores them to Posts"),
    Seed(
      "a view model imports the page of a post", .layers, add: "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift",
      "import PostsWeb", advice: "put pages in FeatureLoginWeb"),
    Seed(
      "an observable list stores rows", .layers,
      add: "Packages/Presentation/Sources/PresentationObservation/Seed.swift", "import Persistence",
      advice: "PresentationObservation shows view models"),
    Seed(
      "the web app knows a terminal", .layers, add: "Packages/WebApp/Sources/WebApp/Seed.swift", "import TerminalUI",
      advice: "WebApp depends on no feature and no terminal"),
  ]
}
