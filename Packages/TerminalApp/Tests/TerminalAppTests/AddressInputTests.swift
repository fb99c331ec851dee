import Composition
import Foundation
import Presentation
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

@MainActor @Suite struct AddressInputTests {
  private struct PersonInput: ValueInput {
    static let parameter = "name"
    let description: String

    init?(_ description: String) {
      if description == "0" { return nil }
      self.description = description
    }
  }

  private struct PersonModule: TerminalModule {
    let destinations: [Destination] = [
      Destination(
        RouteKey<PersonInput>("person"), title: { LocalizedText(en: $0.description, zhHans: $0.description) },
        samples: ["Mira"].compactMap(PersonInput.init))
    ]
    let scenes = [
      TerminalScene(
        RouteKey<PersonInput>("person"), scene: { input, _ in Scene(screen: ToyScreen(input.description)) })
    ]
    func register(in container: inout Container) {}
  }

  @Test(
    arguments: [
      ("toy://person?id=7", "The address toy://person?id=7 lacks the parameter name."),
      ("person", "The address toy://person lacks the parameter name."),
      ("person?name=0", "A parameter of the address toy://person?name=0 has a value that is not allowed."),
      ("nobody?name=1", "“nobody?name=1” is not a command or an address. Press ? for help."),
    ])
  func `After a colon, an invalid address is reported with the reason`(
    line: String, message: String
  ) async throws {
    let (terminal, scheduler) = (VirtualTerminal(), VirtualScheduler())
    let definition = AppDefinition(name: "toy", version: "1", features: [ToyModule("notes"), PersonModule()])
    let session = TerminalSession(
      try await App.toy(definition: definition), terminal: terminal, scheduler: scheduler)
    try session.open([session.app.modules.home])
    try session.application.start { _ in }
    for bytes in [Array(":".utf8), Array(line.utf8), Key.enter.bytes] {
      terminal.send(.input(bytes))
      scheduler.advance(by: .milliseconds(60))
    }
    let shown = terminal.emulator.lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    #expect(shown.contains(message), "\(shown)")
  }
}
