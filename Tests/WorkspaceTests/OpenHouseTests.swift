import Foundation
import SourceFiles
import Testing
import Workspace

/// Files that hosts of repositories read, and that SwiftPM does not check.
@Suite struct OpenHouseTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test func `The package index documents every product`() throws {
    #expect(try text(".spi.yml") == RootManifest(SourceTree.repository.get()).packageIndex, "Run Scripts/manifest.")
  }

  @Test func `Every package is in a folder of CODEOWNERS, and every line's folder exists`() throws {
    let owned: [String] = try text(".github/CODEOWNERS").matches(of: #/(?m)^/Packages/([\w*]+)/(?: |$)/#).map {
      String($0.1)
    }
    let packages = try SourceTree.repository.get().packages
    func owns(_ line: String, _ package: String) -> Bool {
      line.hasSuffix("*") ? package.hasPrefix(line.dropLast()) : package == line
    }
    #expect(packages.filter { package in !owned.contains { owns($0, package) } } == [])
    #expect(owned.filter { line in !line.hasSuffix("*") && !packages.contains { owns(line, $0) } } == [])
  }

  @Test(arguments: ["ci", "nightly"])
  func `The workflows run only scripts that exist`(workflow: String) throws {
    let scripts = try text(".github/workflows/\(workflow).yml").matches(of: /run: (\.ci\/run|Scripts\/[\w-]+)/).map {
      String($0.1)
    }
    #expect(!scripts.isEmpty)
    for script in scripts {
      #expect(FileManager.default.isExecutableFile(atPath: Self.root.appending(path: script).path), "\(script)")
    }
  }

  @Test(arguments: ["ci", "nightly"])
  func `The workflows name actions by commit and images by digest`(workflow: String) throws {
    let names = try text(".github/workflows/\(workflow).yml").matches(of: #/(?:uses|image|container): (\S+)/#).map {
      String($0.1)
    }
    #expect(!names.isEmpty)
    #expect(names.filter { $0.firstMatch(of: #/@(?:[0-9a-f]{40}|sha256:[0-9a-f]{64})$/#) == nil } == [])
  }
}
