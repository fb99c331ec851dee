import ArgumentParser
import Foundation

/// The flags that settings are read from.
struct SettingsOptions: ParsableArguments {
  @Option(help: "The server's address, https://www.wanandroid.com for one. Without it, a demo server.")
  var server: String?

  @Option(help: "The language, en or zh-Hans. Without it, that of the environment.")
  var lang: String?

  var environment: [String: String] { ProcessInfo.processInfo.environment }
  var paths: Paths { Paths(environment: environment) }

  /// The settings, from these flags and all else.
  func load() throws(UsageFailure) -> Settings {
    do {
      return try Settings.load(.init(server: server, language: lang), environment: environment, paths: paths)
    } catch {
      throw UsageFailure(error.description)
    }
  }
}

/// The command line or the settings are wrong.
struct UsageFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
