import Foundation
import Testing

@testable import Workspace

@Suite("A feature") struct FeatureTests {
  @Test(
    "is added to the manifest and to the assemblies, and taken out without a trace",
    arguments: ["Aardvark", "Xylophone", "Z9"])
  func roundTrip(_ name: String) throws {
    let tree = try SourceTree(checkoutOf: #filePath)
    let feature = try Feature(named: name)
    let manifest = try #require(tree["Package.swift"]?.text)
    let added = feature.added(toManifest: manifest)
    let before = Manifest(SourceFile(path: "Package.swift", text: manifest))
    let after = Manifest(SourceFile(path: "Package.swift", text: added))
    let products = after.targets.first { $0.name == "AppShell" }?.dependencies ?? []
    let known = Set(before.targets.first { $0.name == "AppShell" }?.dependencies ?? [])
    #expect(products.filter { !known.contains($0) } == ["Feature\(name)", "Feature\(name)Terminal"])
    #expect(feature.removed(fromManifest: added) == manifest)

    let assemblies = try #require(tree[Feature.assemblies]?.text)
    let extended = feature.added(toAssemblies: assemblies)
    #expect(extended.contains("    \(name)Assembly.self,\n  ]"))
    #expect(feature.removed(fromAssemblies: extended) == assemblies)

    let file = URL(filePath: #filePath).appending(path: "../../../\(Feature.routes)").standardized
    let routes = try String(contentsOf: file, encoding: .utf8)
    let longer = feature.added(toRoutes: routes)
    #expect(longer.contains(#""address" : "tessera://\#(name.lowercased())""#))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(longer.utf8)) }
    #expect(feature.removed(fromRoutes: longer) == routes)
  }

  @Test(
    "that the app has already can be taken out of both, whichever it is",
    arguments: ["CoinRank", "Login", "Moments", "Timeline"])
  func removal(_ name: String) throws {
    let tree = try SourceTree(checkoutOf: #filePath)
    let feature = try Feature(named: name)
    let manifest = feature.removed(fromManifest: try #require(tree["Package.swift"]?.text))
    let rest = tree.editing("Packages/\(feature.package)/Package.swift", nil)
    #expect(try !RootManifest(rest).updating(manifest).contains(feature.package))
    #expect(!feature.removed(fromAssemblies: try #require(tree[Feature.assemblies]?.text)).contains(name))
  }

  @Test("stands in templates as a word of its own, and in small letters in addresses")
  func templates() throws {
    let feature = try Feature(named: "AirQuality")
    #expect(feature.filled("struct SketchRow // tessera://sketch") == "struct AirQualityRow // tessera://airquality")
  }

  @Test(
    "has a name that types can begin with",
    arguments: ["", "W", "weather", "Air Quality", "Wetter2Ä", "../Escape", "FeatureWeather", "Sketch"])
  func names(_ name: String) {
    #expect(throws: Feature.NameError.self) { try Feature(named: name) }
  }

  @Test(
    arguments: [
      ("Config", "there is a type ConfigCommand already"), ("About", "there is a type AboutDocument already"),
      ("Routes", "there is a type RoutesCommand already"), ("Rank", "there is a type RankCommand already"),
      ("Terminal", "there is a type TerminalText already"),
      ("People", "there is a type PeopleCommand already"),
    ])
  func `A feature whose types, command or address the app has already is refused with the name that collides.`(
    name: String, reason: String
  ) throws {
    let tree = try SourceTree(checkoutOf: #filePath)
    let error = #expect(throws: Feature.NameError.self) { try Feature(named: name).checkNames(in: tree) }
    #expect(error?.description == "\(name) cannot be a feature's name: \(reason). Choose another.")
  }

  // Names that nobody gives to a real feature: the tests pass with each that is added.
  @Test(arguments: ["Zeppelin", "AirZeppelin"])
  func `A feature with a name of its own is accepted.`(name: String) throws {
    let tree = try SourceTree(checkoutOf: #filePath)
    #expect(throws: Never.self) { try Feature(named: name).checkNames(in: tree) }
  }
}
