import ArgumentParser
import Foundation
import Workspace

@main struct Tools: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera-tools", abstract: "Perform the tasks of this repository's scripts.",
    subcommands: [
      CheckDocuments.self, CompareInterfaces.self, Coverage.self, DrawGraphs.self, Migrate.self, NewApp.self,
      NewFeature.self,
      NewScreen.self, RemoveFeature.self, TestChanged.self, TestMutants.self, WriteLicenses.self, WriteManifest.self,
      WriteOverloads.self,
    ])

  /// Returns the checkout that contains the current directory.
  static func checkout() throws -> Checkout {
    let root = try Tool.output(
      of: ["git", "rev-parse", "--show-toplevel"], in: URL(filePath: FileManager.default.currentDirectoryPath))
    return Checkout(root: URL(filePath: root))
  }

  /// Formats the files of a new repository as those of this one.
  static func format(_ folder: URL, in checkout: Checkout) throws {
    let files = ["Package.swift", "Sources", "Tests"].map { folder.appending(path: $0).path }
    _ = try Tool.output(of: ["swift", "format", "format", "--in-place", "--recursive"] + files, in: checkout.root)
  }
}
