import Composition
import Foundation
import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

@MainActor @Suite struct SubscriptionsScreenTests {
  private func report(_ subscriptions: String) throws -> InspectorReport {
    try JSONDecoder().decode(InspectorReport.self, from: Data("{\"subscriptions\":[\(subscriptions)]}".utf8))
  }

  /// Shows the screen and returns the lines below its title.
  private func lines(
    _ report: InspectorReport, in language: Language = .en, columns: Int = 100
  ) throws -> [String] {
    let driver = try ScreenDriver(size: Size(columns: columns, rows: 8))
    driver.application.screens.push(SubscriptionsScreen(language: language) { report }, as: .full)
    driver.settle()
    return driver.lines
  }

  private let subscription = """
    {"number":1,"site":{"file":"Timeline/Rows.swift","line":12},"age":4.2,"events":3,"lastEvent":"next(Row)",
    "chain":{"name":"map","inputs":[{"name":"BehaviorRelay","inputs":[]}]}}
    """

  @Test func `The screen of subscriptions shows two lines for each subscription: its call site and its chain`() throws {
    let lines = try lines(report(subscription)).joined(separator: "\n")
    #expect(lines.contains("Subscriptions"))
    #expect(lines.contains("Timeline/Rows.swift:12, 3 events, the last next(Row), 4.2 s"))
    #expect(lines.contains("BehaviorRelay → map"))
  }

  @Test func `The screen of subscriptions gives advice in both languages if no subscription was recorded`() throws {
    #expect(
      try lines(report("")).joined().contains(
        "Subscriptions are recorded from now on. Use the app, and open this screen again."))
    #expect(try lines(report(""), in: .zhHans).joined().contains("现在开始记录订阅。请继续使用应用，然后再次打开此界面。"))
  }

  @Test func `The screen of subscriptions wraps text that is wider than the screen`() throws {
    #expect(try lines(report(""), columns: 80).contains { $0.hasSuffix("again.") })
    #expect(try lines(report(""), in: .zhHans, columns: 40).contains { $0.hasSuffix("再次打开此界面。") })
    let wrapped = try lines(report(subscription), columns: 40)
    #expect(wrapped.contains { $0.hasSuffix("4.2 s") } && wrapped.contains { $0.hasSuffix("→ map") })
  }

  @Test func `The screen of subscriptions is for developers only`() throws {
    let modules = try AppDefinition.toy.moduleList()
    #expect(modules.destinations.filter(\.isInternal).map(\.name) == ["subscriptions"])
  }
}
