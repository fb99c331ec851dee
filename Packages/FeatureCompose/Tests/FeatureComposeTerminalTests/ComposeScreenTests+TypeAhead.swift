import Foundation
import NetworkingTest
import Reactive
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

extension ComposeScreenTests {
  @Test func `What is typed while the post is loaded follows the draft, and runs no commands`() throws {
    let network = TestScheduler(initialClock: 0)
    let reply = ScriptedReply.json(Self.status).on("GET /api/v1/statuses/7").after(.seconds(1), on: network)
    let driver = try Bench([reply], replyTo: "7").driver
    driver.type("Lq")
    driver.press(.backspace)
    driver.type(" so?")
    #expect(driver.text.contains("Loading the post"), "\(driver.text)")
    network.advanceTo(2)
    driver.settle()
    #expect(driver.text.contains("@ada L so?"), "\(driver.text)")
  }

  @Test func `A key that follows the loaded post at once comes after what was typed before`() throws {
    let network = TestScheduler(initialClock: 0)
    let reply = ScriptedReply.json(Self.status).on("GET /api/v1/statuses/7").after(.seconds(1), on: network)
    let driver = try Bench([reply], replyTo: "7").driver
    driver.type("So")
    network.advanceTo(2)
    driver.type("?")
    #expect(driver.text.contains("@ada So?"), "\(driver.text)")
  }

  @Test func `A thousand keys are kept while the post is loaded`() throws {
    let network = TestScheduler(initialClock: 0)
    let reply = ScriptedReply.json(Self.status).on("GET /api/v1/statuses/7").after(.seconds(1), on: network)
    let driver = try Bench([reply], replyTo: "7").driver
    driver.type(String(repeating: "a", count: 1_001))
    network.advanceTo(2)
    driver.settle()
    // The server accepts 20 characters. The warning has 6, and the mention 5.
    #expect(driver.text.contains("\(1_000 + 6 + 5 - 20) too many"), "\(driver.text)")
  }

  @Test func `What is typed while a post is loaded that does not exist is dropped`() throws {
    let network = TestScheduler(initialClock: 0)
    let reply = ScriptedReply.status(404).on("GET /api/v1/statuses/7").after(.seconds(1), on: network)
    let driver = try Bench([reply], replyTo: "7").driver
    driver.type("So?")
    network.advanceTo(2)
    driver.settle()
    #expect(driver.text.contains("R Retry") && !driver.text.contains("So?"), "\(driver.text)")
  }
}
