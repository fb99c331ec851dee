import ArgumentParser
import Composition
import Foundation
import Presentation
import Testing

@testable import TerminalApp

/// Tests of what the commands about the app itself print, in processes of their own.
@Suite struct SetupCommandTests {
  @Test func `The routes command lists the title, the address and the link of each screen`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await ToyProgram.main("routes")
    }
    let lines = result?.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") } ?? []
    #expect(lines.contains("notes toy://notes https://toy.example/notes"), "\(lines)")
    #expect(lines.contains("About toy://about https://toy.example/about"), "\(lines)")
  }

  @Test func `The config command lists settings and keys with their origins, as text and as JSON`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "toy-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let app = folder.appending(path: "toy")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      try Data(#"{"keys": {"list.down": ["x", "Down"], "app.about": ["b"]}}"#.utf8)
        .write(to: app.appending(path: "config.json"))
      let variables = ["XDG_CONFIG_HOME": folder.path, "TOY_THEME": "day"]
      await ToyProgram.main("config", "--images", "never", variables: variables)
      await ToyProgram.main("config", "--json", variables: variables)
    }
    let lines = result?.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") } ?? []
    for line in [
      "notes-server not set default", "theme day environment", "images never command line", "lang en locale",
    ] {
      #expect(lines.contains(line), "\(line) of \(lines)")
    }
    let keys = lines.filter { $0.hasPrefix("keys.") }
    #expect(keys == ["keys.app.about b configuration file", "keys.list.down x Down configuration file"])
    #expect(lines.contains(#""schema" : "toy.config/1","#))
  }

  @Test func `The cache command lists the files with their sizes, and cache clear deletes them`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "to ys-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let app = folder.appending(path: "toy")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      for (name, size) in [("store.sqlite", 12), ("store.sqlite-wal", 3), ("other", 1)] {
        try Data(count: size).write(to: app.appending(path: name))
      }
      await ToyProgram.main("cache", variables: ["XDG_DATA_HOME": folder.path])
      await ToyProgram.main("cache", "clear", variables: ["XDG_DATA_HOME": folder.path])
      await ToyProgram.main("cache", "--json", variables: ["XDG_DATA_HOME": folder.path])
      let left = try FileManager.default.contentsOfDirectory(atPath: app.path)
      #expect(left == ["other"])
    }
    let text = result?.output ?? ""
    #expect(
      text.contains(#/^ *12 B +/.*/to ys-[-0-9A-F]+/toy/store\.sqlite\n *3 B +/.*/toy/store\.sqlite-wal\n{/#), "\(text)"
    )
    #expect(text.contains(#""files" : ["#) && text.contains(#""schema" : "toy.cache/1""#))
  }

  @Test func `The commands man, completions and doctor --graph print texts with tabs as spaces`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await ToyProgram.main("man")
      await ToyProgram.main("completions", "fish")
      await ToyProgram.main("doctor", "--graph", "destinations")
      await ToyProgram.main("doctor", "--graph", "container")
    }
    let text = result?.output ?? ""
    for part in [
      ".Dt TOY 1\n", "complete -c 'toy'", "Destinations, and where back leads\n\n", "What the app is made of\n\n",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("\t") && !text.contains("\u{FFFD}"))
  }

  @Test func `A usage error of a command with --json is a JSON document`() async throws {
    struct Document: Decodable {
      let schema, message: String
      let code: Int
    }
    let result = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent]) {
      await ToyProgram.main("config", "--json", "--nosuch")
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(result?.errorOutput.utf8 ?? "".utf8))
    #expect(document.schema == "toy.error/1" && document.code == 64 && document.message == "Unknown option '--nosuch'")
  }

  @Test func `A failure of a command with --json is a JSON document, except if the option follows --`() async throws {
    struct Document: Decodable {
      let message: String
      let code: Int
    }
    let result = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent]) {
      await ToyProgram.main("open", "toy://nowhere", "--json")
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(result?.errorOutput.utf8 ?? "".utf8))
    let message = "No screen has the address “toy://nowhere”. `toy routes` lists the addresses."
    #expect(document.code == 64 && document.message == message)
    let text = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent]) {
      await ToyProgram.main("config", "--nosuch", "--", "--json")
    }
    #expect(text?.errorOutput.hasPrefix("Error: ") == true)
  }
}
