import FeatureTimelineTest
import Foundation
import Reactive
import Testing
import WebApp
import WebAppTest

@MainActor @Suite(.timeLimit(.minutes(15))) struct PersonFormTests {
  private let bench = PageBench()

  @Test func `The forms of a profile follow and mute the person, and take it back`() async throws {
    let app = try await bench.start(account: "me")
    defer { app.server.stop() }
    let (body, send) = try await bench.visit("/profile?name=mira_okafor", with: await app.enter())
    #expect(body.contains(#"data-key="F">Follow</button>"#), "\(body)")
    #expect(body.contains(#"data-key="Z">Mute person</button>"#))
    let followed = await send("follow", [:])
    #expect(followed.contains("You follow @mira_okafor"))
    #expect(followed.contains(#"data-key="F">Unfollow</button>"#))
    #expect(await send("mute", [:]).contains(#"data-key="Z">Unmute person</button>"#))
    bench.wait()
    #expect(bench.server.has("following", 0) && bench.server.has("muting", 0))
    #expect(await send("unfollow", [:]).contains(#"data-key="F">Follow</button>"#))
    _ = await send("unmute", [:])
    bench.wait()
    #expect(!bench.server.has("following", 0) && !bench.server.has("muting", 0))
  }

  @Test func `The form that blocks a person is behind its question, and the form that unblocks is not`() async throws {
    let app = try await bench.start(account: "me")
    defer { app.server.stop() }
    let (body, send) = try await bench.visit("/profile?name=mira_okafor", with: await app.enter())
    let fold = try #require(
      body.firstMatch(of: /<details><summary data-key="K">Block person<\/summary>(.*?)<\/details>/).map { String($0.1) }
    )
    #expect(fold.hasPrefix("<p>Block @mira_okafor? You no longer see each other"))
    #expect(fold.contains(">Block person</button>"))
    #expect(await send("block", [:]).contains(#"data-key="K">Unblock person</button>"#))
    bench.wait()
    #expect(bench.server.has("blocking", 0))
    _ = await send("unblock", [:])
    bench.wait()
    #expect(!bench.server.has("blocking", 0))
  }

  @Test func `A report needs a reason, and goes to the moderators with the post`() async throws {
    bench.server.publish("Buy this", by: 0)
    let app = try await bench.start(account: "me")
    defer { app.server.stop() }
    let (body, send) = try await bench.visit("/timeline", with: await app.enter())
    #expect(body.contains("Why do you report @mira_okafor?"))
    #expect(await !send("report", ["comment": ""]).contains("moderators"))
    #expect(await send("report", ["comment": "Spam"]).contains("The report goes to the moderators of your server"))
    bench.wait()
    #expect(bench.server.takeRequests().contains("/api/v1/reports"))
  }

  @Test func `The rows of a list show the changed relationship, and the user's own posts have no forms for the author`()
    async throws
  {
    bench.server.publish("Mine", by: 1)
    bench.server.publish("Hello", by: 0)
    let app = try await bench.start(account: "liwei_dev")
    defer { app.server.stop() }
    let client = await app.enter()
    let (body, send) = try await bench.visit("/timeline", with: client)
    #expect(body.components(separatedBy: "<summary class=\"muted\">More</summary>").count == 2)
    #expect(await send("follow", [:]).contains(#"data-key="F">Unfollow</button>"#))
    let people = try await bench.visit("/people?source=followers%3A%40mira_okafor", with: client)
    #expect(people.body.contains(">Unfollow</button>"))
    #expect(await !people.send("unfollow", [:]).contains(">Unfollow</button>"))
  }

  @Test(arguments: [("accept", "authorize", "can follow you"), ("reject", "reject", "rejected")])
  func `A request to follow the user can be answered`(action: String, path: String, notice: String) async throws {
    let app = try await bench.start(account: "me")
    defer { app.server.stop() }
    let (body, send) = try await bench.visit("/people?source=requests", with: await app.enter())
    #expect(body.contains(#"data-key="+">Accept request</button>"#))
    #expect(body.contains(#"data-key="-">Reject request</button>"#))
    #expect(await send(action, [:]).contains(notice))
    bench.wait()
    #expect(bench.server.takeRequests().contains("/api/v1/follow_requests/100/\(path)"))
  }
}
