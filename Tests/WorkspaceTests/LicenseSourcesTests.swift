import Foundation
import Testing
import Workspace

@Suite struct LicenseSourcesTests {
  private static let checkout = Checkout(root: URL(filePath: #filePath).appending(path: "../../..").standardized)

  @Test func `Parts with the same license share a file, which names each part`() {
    let files = LicenseSources([
      LicensedPart(name: "tessera", text: "\nMIT \nfor all\n"), LicensedPart(name: "Log.swift 1.2.0", text: "Apache"),
      LicensedPart(name: "socket 3.0.0", text: "MIT\nfor all"),
    ]).files
    #expect(files.keys.sorted() == ["License+All.swift", "License+logswift.swift", "License+tessera.swift"])
    #expect(files["License+All.swift"]?.contains("static let all: [License] = [.tessera, .logswift]\n") == true)
    #expect(
      files["License+tessera.swift"] == """
        // Written by Scripts/licenses: run it after a change of versions.
        // swift-format-ignore-file

        import TerminalApp

        extension License {
          static let tessera = License(
            parts: ["tessera", "socket 3.0.0"],
            text: #\"\"\"
        MIT
        for all
        \"\"\"#)
        }

        """)
  }

  @Test func `The checked-in licenses name every package and version that a release pins`() throws {
    let folder = Self.checkout.root.appending(path: LicenseSources.folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let text = try files.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    let pins = try Self.checkout.pinnedVersions()
    for (name, version) in pins { #expect(text.contains("\"\(name) \(version)\""), "Run Scripts/licenses: \(name).") }
    let named = text.matches(of: /"([\w.-]+) \d+\.\d+\.\d+"/).map { String($0.1) }
    #expect(named.sorted() == pins.map(\.name).sorted())
  }

  @Test func `A release pins every package that the root manifest names`() throws {
    let manifest = try String(contentsOf: Self.checkout.root.appending(path: "Package.swift"), encoding: .utf8)
    let named = Set(manifest.matches(of: /url: "[^"]*\/([\w.-]+)"/).map { String($0.1) })
    #expect(named.isSubset(of: Set(try Self.checkout.pinnedVersions().map(\.name))))
  }
}
