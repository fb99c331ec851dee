import ArgumentParser
import Composition
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import TerminalUI
import Testing

@testable import TerminalApp

/// Tests of what commands print, in processes of their own.
@Suite struct CommandOutputTests {
  @Test func `Without a terminal, the open command prints the screen at the address, as text and as JSON`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await ToyProgram.main("toy://notes")
      await ToyProgram.main("toy://notes", "--json")
    }
    #expect(result?.output == "notes\n[\n  \"notes\"\n]\n" && result?.errorOutput == "")
  }

  @Test func `A command warns of a locale without UTF-8`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await ToyProgram.main("toy://notes", variables: ["LANG": "de_DE.ISO-8859-1"])
    }
    #expect(result?.output == "notes\n")
    #expect(result?.errorOutput.hasPrefix("toy: The locale de_DE.ISO-8859-1 does not use UTF-8") == true)
  }

  @Test func `A command warns of a theme file that is not valid, and prints its output`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "toy-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let app = folder.appending(path: "toy")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      try Data("{".utf8).write(to: app.appending(path: "theme.json"))
      await ToyProgram.main("toy://notes", "--theme", "custom", variables: ["XDG_CONFIG_HOME": folder.path])
    }
    #expect(result?.output == "notes\n")
    #expect(result?.errorOutput.contains(/^toy: .*theme\.json.*line 1, column 2 is not valid JSON/) == true)
  }

  /// A module whose server sends two notes, of which one cannot be decoded.
  private struct ListModule: TerminalModule {
    private static let key = RouteKey<NoInput>("list")
    let destinations = [Destination(Self.key, title: LocalizedText(en: "List", zhHans: "列表"))]

    var scenes: [TerminalScene] {
      [
        TerminalScene(
          Self.key, scene: { _ in Scene(screen: ToyScreen("list")) },
          report: { context in
            let client = APIClient(
              baseURL: try #require(URL(string: "https://notes.example")),
              transport: ScriptedTransport([.json(#"["tea", 7]"#)]) { Issue.record($0) },
              interceptors: [try context.container.resolve(SkippedElementsInterceptor.self)])
            let notes = try await client.send(Endpoint<LossyArray<String>>(.get, "/notes", decoding: .json())).value
            return TextReport(lines: notes.elements.map { TerminalText($0) }, document: ["notes": notes.elements])
          })
      ]
    }

    func register(in container: inout Container) {
      container.register(SkippedElementsInterceptor.self) { try $0.skippedEntries() }
    }
  }

  @Test func `A command counts the entries that it has skipped, in a warning and in its document`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let app = AppDefinition(name: "toy", version: "1", features: [ListModule()])
      for arguments in [["toy://list"], ["toy://list", "--json"]] {
        let code = try await ToyProgram.run(OpenCommand.parse(arguments), in: app)
        #expect(code == .success)
      }
    }
    #expect(
      result?.output == """
        tea
        {
          "notes" : [
            "tea"
          ],
          "skipped" : 1
        }

        """)
    let warning = "toy: 1 entry that the server sent could not be read and was skipped.\n"
    #expect(result?.errorOutput == warning + warning)
  }

  private struct GreetCommand: AppCommand {
    static let name = "greet"
    static let abstract = LocalizedText(en: "Greet a person.", zhHans: "问候一个人。")
    static let discussion = LocalizedText(en: "", zhHans: "")

    @OptionGroup var settings: SettingsOptions

    func run(in app: App) async throws {
      let question = LocalizedText(en: "Store?", zhHans: "保存？")
      let isStored = try await app.container.resolve(StorageConsent.self).answer(
        to: StorageConsent.Question(title: question, message: question, confirm: question, cancel: question))
      throw Failure("Nobody is here, and nothing is \(isStored ? "stored" : "lost").", .unavailable)
    }
  }

  @Test func `A command without the option --json prints its error as text, and lets no secret be written to a file`()
    async
  {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let code = try await ToyProgram.run(GreetCommand.parse([]))
      #expect(code == .unavailable)
    }
    #expect(result?.errorOutput == "toy: Nobody is here, and nothing is lost.\n")
  }

  @Test func `The doctor command checks the store, and names each server without a URL as not set`() async throws {
    struct Report: Decodable {
      struct Check: Decodable { let name, finding: String }
      let checks: [Check]
    }
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      // The home directory of this process is no directory, which fails the checks of the paths.
      let code = try await ToyProgram.run(DoctorCommand.parse(["--json"]))
      #expect(code == .failure)
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(result?.output.utf8 ?? "".utf8))
    let findings = Dictionary(report.checks.map { ($0.name, $0.finding) }, uniquingKeysWith: { first, _ in first })
    #expect(findings["store"] == DoctorText.noStore[.en])
    #expect(findings["notes"]?.hasPrefix("not set: ") == true && findings["people"]?.hasPrefix("not set: ") == true)
  }

  @Test func `The cache clear command names a file that it cannot delete`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let link = FileManager.default.temporaryDirectory.appending(path: "to ys-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: link) }
      // The cache of an app with this name has the names of the open files, which nobody can delete.
      let app = AppDefinition(name: "fd", version: "1")
      let parent = FileManager.default.fileExists(atPath: "/proc/self/fd") ? "/proc/self" : "/dev"
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: parent)
      let code = try await ToyProgram.run(
        CacheCommand.Clear.parse([]), in: app, variables: ["XDG_CACHE_HOME": link.path])
      #expect(code == .failure)
    }
    let message = #/fd: .*/to ys-[-0-9A-F]+/fd/\d+ could not be deleted\. Check the owner and the permissions .*\n/#
    #expect(result?.errorOutput.wholeMatch(of: message) != nil, "\(result?.errorOutput ?? "")")
  }
}
