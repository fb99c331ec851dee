import DemoServer
import Foundation
import Testing

@Suite("What servers are named and say", .serialized, .timeLimit(.minutes(5))) struct ServerTests {
  private let program = Program()

  @Test func `Every command takes the address that serve prints`() async throws {
    let server = try await DemoServer.start()
    let commands = [
      ["rank", "--once", "--pages", "1"], ["timeline", "#swift", "--once"], ["people", "@mira_okafor", "--once"],
      ["moments", "--once"], ["like", "0"], ["open", "tessera://ranking", "--pages", "1"],
      ["login", "phone", DemoServer.Accounts.phoneNumber], ["login", "wanandroid", DemoServer.Accounts.username],
    ]
    for command in commands {
      for address in [server.baseURL.absoluteString, " \(server.baseURL.absoluteString.uppercased())/"] {
        let result = try program.run(
          command + ["--server", address], variables: ["TESSERA_PASSWORD": DemoServer.Accounts.password])
        #expect(result.code == 0, "\(command): \(result.errorText)")
      }
    }
    await server.stop()
  }

  @Test func `Too many requests read the same in all features`() async throws {
    let server = try await DemoServer.start()
    server.inject(.rateLimit(resetAfter: .seconds(90)), count: 100)
    let commands = [
      ["rank", "--once"], ["timeline", "#swift", "--once"], ["moments", "--once"], ["like", "0"],
      ["login", "phone", DemoServer.Accounts.phoneNumber], ["login", "wanandroid", DemoServer.Accounts.username],
    ]
    let sentence = /The server accepts no further requests for now. Try again in (90|89) seconds/
    for command in commands {
      let result = try program.run(
        command + ["--server", server.baseURL.absoluteString],
        variables: ["TESSERA_PASSWORD": DemoServer.Accounts.password])
      #expect(result.code != 0 && result.errorText.contains(sentence), "\(command): \(result.errorText)")
    }
    await server.stop()
  }

  @Test func `Who is logged in is told for the address that the login was given`() async throws {
    let server = try await DemoServer.start()
    let address = ["--server", server.baseURL.absoluteString]
    let login = try program.run(
      ["login", "wanandroid", DemoServer.Accounts.username, "--insecure-storage"] + address,
      variables: ["TESSERA_PASSWORD": DemoServer.Accounts.password])
    #expect(login.code == 0, "\(login.errorText)")
    #expect(try program.run(["auth", "status"] + address).text.contains(DemoServer.Accounts.username))
    await server.stop()
  }

  @Test(arguments: [["--server", ""], ["--server", "ranking="], ["--server", "127.0.0.1:99999"]])
  func `An address that is empty or impossible is wrong usage, and no reason to invent data`(option: [String]) throws {
    let result = try program.run(["rank", "--once"] + option)
    #expect(result.code == 64 && result.text.isEmpty, "\(result.errorText)")
  }

  @Test func `A number that cannot be one is not sent`() async throws {
    let server = try await DemoServer.start()
    let login = ["login", "phone", "123", "--server", server.baseURL.absoluteString]
    let number = try program.run(login, variables: ["TESSERA_PASSWORD": "short"])
    #expect(number.code == 64)
    #expect(number.errorText == "tessera: The number is too short. The password is too short.\n")
    #expect(server.requests.isEmpty)
    await server.stop()
  }

  @Test func `A post that the server does not have ends with a failure and a sentence`() async throws {
    let server = try await DemoServer.start()
    let result = try program.run(["post", "1", "#swift", "--server", server.baseURL.absoluteString])
    #expect(result.code == 1 && result.text.isEmpty)
    #expect(result.errorText == "tessera: 127.0.0.1:\(server.port): This does not exist, or it was deleted.\n")
    await server.stop()
  }

  @Test func `Likes are turned off and on in one place`() async throws {
    let server = try await DemoServer.start()
    let address = ["--server", server.baseURL.absoluteString]
    #expect(try program.run(["like", "0"] + address).code == 0)
    let off = try program.run(["like", "0", "--likes", "off"] + address)
    #expect(off.code == 64 && off.errorText == "tessera: Likes are turned off. Turn them on with --likes on.\n")
    let page = try program.run(["moments", "--once"] + address).text
    #expect(page != (try program.run(["moments", "--once", "--likes", "off"] + address).text))
    #expect(try program.run(["moments", "--likes", "perhaps"] + address).code == 64)
    await server.stop()
  }
}
