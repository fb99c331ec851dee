import DemoServer
import Foundation
import TerminalUI
public import TerminalUITest
public import Testing

/// Expectations that the tests of several features have in common.
extension BuiltProgram {
  /// Runs a script in a shell. Returns its exit code and the contents of the file `err`.
  public func run(shell script: String) throws -> (code: Int32, error: String) {
    let terminal = try start(shell: "touch $HOME/err; \(script); echo \"code $?.\"")
    let pattern = /code (\d+)\./
    #expect(terminal.wait(seconds: 60) { $0.text.contains(pattern) }, "\(terminal.emulator.text)")
    let code = terminal.emulator.text.firstMatch(of: pattern).flatMap { Int32($0.1) }
    return (try #require(code), try read("err"))
  }

  /// Fails the test unless each command accepts the URL of a demo server in every form.
  public func expectAddressIsTaken(by commands: [[String]], _ location: SourceLocation = #_sourceLocation) async throws
  {
    let server = try await DemoServer.start()
    for command in commands {
      for address in [server.baseURL.absoluteString, " \(server.baseURL.absoluteString.uppercased())/"] {
        let result = try run(
          command + ["--server", address], variables: ["TESSERA_PASSWORD": DemoServer.Accounts.password])
        #expect(result.code == 0, "\(command): \(result.errorText)", sourceLocation: location)
      }
    }
    await server.stop()
  }

  /// Fails the test unless each command reports when a rate-limited server accepts requests again.
  public func expectRateLimitIsReported(by commands: [[String]], _ location: SourceLocation = #_sourceLocation)
    async throws
  {
    let server = try await DemoServer.start()
    server.inject(.rateLimit(resetAfter: .seconds(90)), count: 100)
    let sentence = /The server accepts no further requests for now. Try again in (90|89) seconds/
    for command in commands {
      let result = try run(
        command + ["--server", server.baseURL.absoluteString],
        variables: ["TESSERA_PASSWORD": DemoServer.Accounts.password])
      #expect(
        result.code != 0 && result.errorText.contains(sentence), "\(command): \(result.errorText)",
        sourceLocation: location)
    }
    await server.stop()
  }

  /// Fails the test unless `doctor` accepts the URL of a demo server for each server, and rejects a server of another
  /// kind.
  public func expectDoctorKnows(_ names: [String], _ location: SourceLocation = #_sourceLocation) async throws {
    let server = try await DemoServer.start()
    for name in names {
      let known = try run(["doctor", "--server", "\(name)=\(server.baseURL.absoluteString)"])
      #expect(known.code == 0, "\(name): \(known.text)", sourceLocation: location)
      let other = try run(["doctor", "--server", "\(name)=\(server.baseURL.appending(path: "nowhere"))"])
      #expect(
        other.code == 1
          && other.text.contains("127.0.0.1:\(server.port) responds, but is not a server for this purpose"),
        "\(name): \(other.text)", sourceLocation: location)
    }
    await server.stop()
  }
}

extension PseudoTerminal {
  /// Fails the test unless the screen shows text within 30 seconds.
  public func wait(for text: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(
      wait(seconds: 30) { $0.text.contains(text) }, "\(text)\n\(emulator.text)", sourceLocation: location)
  }
}
