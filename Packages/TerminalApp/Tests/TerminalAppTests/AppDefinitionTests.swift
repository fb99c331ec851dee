import ArgumentParser
import Composition
import Presentation
import Testing

@testable import TerminalApp

@Suite struct AppDefinitionTests {
  @Test(arguments: ["about", "subscriptions"])
  func `A feature whose destination the app itself has is rejected with a message that says so`(name: String) {
    let app = AppDefinition(name: "toy", version: "1", features: [ToyModule(name)])
    let error = #expect(throws: Failure.self) { try app.moduleList() }
    #expect(
      error?.description.hasPrefix("A feature declares the destination \(name), which the app itself has: ") == true)
  }

  @Test func `The help of an app without a demo server promises none`() {
    let toy = AppDefinition.toy.discussion
    #expect(!toy[.en].contains("demo") && !toy[.zhHans].contains("演示"), "\(toy[.en])")
    AppDefinition.$current.withValue(.toy) {
      let help = ConfigCommand.helpMessage()
      #expect(!help.contains("demo server"), "\(help)")
    }
  }

  @Test func `A server without a URL in an app without a demo server is reported with the option that sets it`() {
    let notes = ServerDefinition("notes", purpose: LocalizedText(en: "notes", zhHans: "笔记"))
    let check = HealthCheck.unset(notes)
    #expect(check.isPassed && check.finding.contains("--server notes=URL"), "\(check.finding)")
  }
}
