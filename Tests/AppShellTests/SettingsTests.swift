import Foundation
import Presentation
import Testing

@testable import AppShell

@Suite("Settings") struct SettingsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID())")

  private func load(
    flag: String? = nil, environment: [String: String] = [:], file: String? = nil
  ) throws -> Settings {
    let all = environment.merging(["XDG_CONFIG_HOME": folder.path(percentEncoded: false)]) { $1 }
    let paths = Paths(environment: all)
    if let file {
      try FileManager.default.createDirectory(
        at: paths.configuration.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.utf8).write(to: paths.configuration)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    return try Settings.load(.init(server: flag), environment: all, paths: paths)
  }

  @Test("come from flags before the environment before the file before defaults")
  func precedence() throws {
    let file = #"{"server": "https://file.example", "lang": "zh-Hans"}"#
    let environment = ["TESSERA_SERVER": "https://environment.example"]
    let flag = try load(flag: "https://flag.example", environment: environment, file: file)
    #expect(flag.server == Setting(value: URL(string: "https://flag.example"), origin: .flag))
    let fromEnvironment = try load(environment: environment, file: file)
    #expect(fromEnvironment.server == Setting(value: URL(string: "https://environment.example"), origin: .environment))
    let fromFile = try load(file: file)
    #expect(fromFile.server == Setting(value: URL(string: "https://file.example"), origin: .file))
    #expect(fromFile.language == Setting(value: .zhHans, origin: .file))
    #expect(try load().server == Setting(value: nil, origin: .standard))
    #expect(try load().language == Setting(value: .en, origin: .standard))
  }

  @Test("take the language of the locale, LC_ALL before LANG")
  func locale() throws {
    #expect(try load(environment: ["LANG": "zh_CN.UTF-8"]).language.value == .zhHans)
    #expect(try load(environment: ["LC_ALL": "en_GB.UTF-8", "LANG": "zh_CN.UTF-8"]).language.value == .en)
    #expect(try load(environment: ["LANG": "fr_FR"]).language.origin == .standard)
  }

  @Test(
    "refuse an address that is none, and do not repeat it",
    arguments: [
      "example.com", "ftp://example.com", "http://", "http://user:secret@example.com", "http://example.com/?a=b",
    ])
  func addresses(_ address: String) {
    let message = "The server address must begin with http:// or https:// and hold a host and a path at most."
    #expect { try load(flag: address) } throws: { "\($0)" == message }
  }

  @Test("refuse a file that is not what it should be")
  func brokenFile() {
    #expect { try load(file: "{") } throws: { "\($0)".hasSuffix("cannot be read: correct it, or remove it.") }
  }

  @Test("refuse a language that is not spoken")
  func languages() {
    #expect { try load(environment: ["TESSERA_LANG": "fr"]) } throws: {
      "\($0)" == "The language fr is not spoken: use en or zh-Hans."
    }
  }

  @Test("keep files where XDG says, and in the home folder where it says nothing or something relative")
  func paths() {
    let home = URL(filePath: "/home/a")
    let paths = Paths(environment: ["XDG_DATA_HOME": "/data", "XDG_CACHE_HOME": "cache"], home: home)
    #expect(paths.store.path() == "/data/tessera/store.sqlite")
    #expect(paths.cache.path() == "/home/a/.cache/tessera")
    #expect(paths.configuration.path() == "/home/a/.config/tessera/config.json")
  }
}
