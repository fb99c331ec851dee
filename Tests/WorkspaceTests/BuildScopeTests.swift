import Testing
import Workspace

@Suite("What is built for a package")
struct BuildScopeTests {
  private func scope(_ package: String, _ modules: Set<String>, _ checkouts: Set<String> = []) throws -> BuildScope {
    BuildScope(of: package, in: try SourceTree.repository.get(), modules: modules, checkouts: checkouts)
  }

  @Test("is the package with its tests and its program, and what the manifests lead to")
  func closure() throws {
    let scope = try scope(
      "FeatureCoinRank",
      ["FeatureCoinRank", "FeatureCoinRankTests", "coinrank_demo", "Networking", "Persistence", "Reactive", "GRDB"],
      ["GRDB.swift"])
    #expect(scope.strays == [])
    #expect(scope.packages == ["FeatureCoinRank", "Networking", "Persistence", "Reactive"])
  }

  @Test("goes astray with another feature, another layer or a third party that nobody on the way names")
  func strays() throws {
    let scope = try scope(
      "Networking", ["Networking", "FeatureLogin", "Persistence", "demo_server"], ["GRDB.swift"])
    #expect(
      scope.strays == [
        "FeatureLogin of FeatureLogin was built, which no manifest leads to from Networking's.",
        "Persistence of Persistence was built, which no manifest leads to from Networking's.",
        "demo_server of DemoServer was built, which no manifest leads to from Networking's.",
        "GRDB.swift was fetched, which no manifest names from Networking's on.",
      ])
  }
}
