import Foundation
import Testing

@testable import DemoServer

@Suite
final class StateFileTests {
  private let folder: URL
  private var file: URL { folder.appending(path: "state.json") }
  private let form: FormFields = ["username": "newcomer", "password": "123456", "repassword": "123456"]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "DemoServerTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test
  func `The state file restores accounts and sessions in the next server`() throws {
    let first = try TestWorld { $0.stateFile = file }
    let answer = try first.post("/wanandroid/user/register", form: form)
    let session = try #require(answer.headers.values(of: "Set-Cookie").first?.split(separator: ";").first)
    let second = try TestWorld { $0.stateFile = file }
    second.cookies = ["JSESSIONID": String(session.dropFirst("JSESSIONID=".count))]
    #expect(try second.get("/wanandroid/user/lg/userinfo/json").json["data"]?["userInfo"]?["username"] == "newcomer")
  }

  @Test
  func `The state file restores likes, tokens, posts and the remote config`() throws {
    let first = try TestWorld { $0.stateFile = file }
    let like: JSON = ["momentID": "0", "userID": "0", "isLiked": true]
    _ = try first.post("/graphql", json: ["query": .string(MomentsTests.mutation), "variables": like])
    _ = try first.post("/_control/posts", json: ["count": 2])
    _ = try first.reply("PUT", "/_control/remote-config", body: #"{"isRoundedAvatar":true}"#)
    let timeline = try first.get("/mastodon/api/v1/timelines/public").text
    let second = try TestWorld { $0.stateFile = file }
    var states: [World.State] = []
    for world in [first, second] { world.change { states.append($0.world.state) } }
    #expect(states[0] == states[1])
    #expect(states[1].moments.likes[0] == [2, 3, 0])
    #expect(try second.get("/mastodon/api/v1/timelines/public").text == timeline)
  }

  @Test
  func `The state file restores what a test changes without a request`() throws {
    let first = try TestWorld { $0.stateFile = file }
    let changes: [(inout Engine) -> Void] = [
      { $0.setRemoteConfig(DemoServer.RemoteConfig(isRoundedAvatar: true)) }, { $0.publishPosts(2) }, { $0.reset() },
    ]
    var stored: [World.State] = []
    for change in changes {
      first.change(change)
      let second = try TestWorld { $0.stateFile = file }
      second.change { stored.append($0.world.state) }
      first.change { #expect($0.world.state == stored.last) }
    }
    #expect(stored[0] != stored[1] && stored[1] != stored[2])
  }

  @Test
  func `The state file contains no password and is readable only by its owner`() throws {
    let world = try TestWorld { $0.stateFile = file }
    _ = try world.post(
      "/wanandroid/user/register", form: ["username": "n", "password": "s3cr3t!", "repassword": "s3cr3t!"])
    #expect(try !String(contentsOf: file, encoding: .utf8).contains("s3cr3t!"))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test
  func `Requests that change nothing do not write the state file`() throws {
    let world = try TestWorld { $0.stateFile = file }
    try FileManager.default.removeItem(at: file)
    _ = try world.get("/wanandroid/coin/rank/1/json")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test
  func `A file that is not a state file causes an error that names a remedy`() throws {
    try Data("{}".utf8).write(to: file)
    let error = #expect(throws: DemoServerError.self) { try TestWorld { $0.stateFile = file } }
    #expect(
      error?.description
        == "The demo server's state in \(file.path) cannot be read: it was not written by a demo server "
        + "of this version. Delete the file and try again.")
  }

  @Test(arguments: [true, false])
  func `A folder or a pipe is refused as a state file, without the advice to delete it`(isFolder: Bool) throws {
    let place = isFolder ? folder : file
    if !isFolder { try #require(mkfifo(file.path, 0o600) == 0) }
    let error = #expect(throws: DemoServerError.self) { try TestWorld { $0.stateFile = place } }
    #expect(
      error?.description == "The demo server's state cannot be written to \(place.path): it is not a regular file. "
        + "Choose a file in a writable folder.")
  }

  @Test(arguments: [
    "\"due\":", "\"firstIndex\":", "\"rankingRequests\":", "\"genesis\":", "\"milliseconds\":", "\"count\":",
  ])
  func `A state file with numbers out of range causes an error, not a trap`(key: String) throws {
    _ = try TestWorld { $0.stateFile = file }
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: key)).upperBound
    let end = text[start...].firstIndex { !$0.isNumber && $0 != "." } ?? text.endIndex
    try Data(text.replacingCharacters(in: start..<end, with: "9223372036854775807").utf8).write(to: file)
    let error = #expect(throws: DemoServerError.self) { try TestWorld { $0.stateFile = file } }
    #expect(error?.description.contains("a number in it is out of range") == true)
  }

  @Test
  func `The demo server fails to start if its state file cannot be written`() throws {
    let missing = folder.appending(path: "missing/state.json")
    let error = #expect(throws: DemoServerError.self) { try TestWorld { $0.stateFile = missing } }
    #expect(error?.description.hasPrefix("The demo server's state cannot be written to \(missing.path): ") == true)
  }

  @Test
  func `The demo server reports that it cannot write its state file, continues, and writes it later`() throws {
    let world = try TestWorld { $0.stateFile = file }
    try FileManager.default.removeItem(at: folder)
    #expect(try world.post("/wanandroid/user/register", form: form).json["errorCode"] == 0)
    world.change { #expect($0.saveError?.description.contains(file.path) == true) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try world.get("/wanandroid/hotkey/json")
    world.change { #expect($0.saveError == nil) }
    #expect(try String(contentsOf: file, encoding: .utf8).contains("newcomer"))
  }
}
