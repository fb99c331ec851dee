public import Foundation

/// A component that is linked into the program, with the text of its license.
public struct LicensedPart: Hashable, Sendable {
  /// The name and the version, for example `GRDB.swift 7.10.0`.
  public let name: String
  /// The text of the license.
  public let text: String

  /// Creates a part.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

extension Checkout {
  /// Returns the names and the versions of the third-party packages that releases are built with. Reads them from a
  /// file in the format of `Package.resolved`.
  ///
  /// - Throws: An error if the file cannot be read or decoded.
  public func pinnedVersions() throws -> [(name: String, version: String)] {
    struct Resolved: Decodable {
      struct Pin: Decodable {
        struct State: Decodable { let version: String? }
        let location: URL
        let state: State
      }
      let pins: [Pin]
    }
    let file = root.appending(path: "Tools/Release/versions.json")
    return try JSONDecoder().decode(Resolved.self, from: Data(contentsOf: file)).pins.map { pin in
      let name = pin.location.lastPathComponent
      return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name, pin.state.version ?? "")
    }
  }

  /// Returns everything that is linked into the program: this repository, the parts of Swift, and the pinned packages.
  ///
  /// - Parameters:
  ///   - checkouts: The folder with SwiftPM's checkouts of the packages.
  ///   - toolchain: The folder of the Swift toolchain's libraries. The license of Swift is in `share/swift`, next to
  ///     `lib`. The toolchain does not contain the license of the Unicode data in Foundation, which is in
  ///     `Tools/Licenses`.
  /// - Throws: An error if a file cannot be read, for example because a package was never checked out.
  public func licensedParts(checkouts: URL, toolchain: URL) throws -> [LicensedPart] {
    func part(_ name: String, _ file: URL) throws -> LicensedPart {
      try LicensedPart(name: name, text: String(contentsOf: file, encoding: .utf8))
    }
    return try [
      part("tessera", root.appending(path: "LICENSE")),
      part("Swift runtime, Dispatch and Foundation", toolchain.appending(path: "../../share/swift/LICENSE.txt")),
      part("ICU in Foundation", root.appending(path: "Tools/Licenses/ICU.txt")),
    ]
      + pinnedVersions().map { name, version in
        let folder = checkouts.appending(path: name)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let file = files.first { $0.hasPrefix("LICENSE") } ?? "LICENSE"
        return try part("\(name) \(version)", folder.appending(path: file))
      }
  }
}
