import Foundation
import Mastodon
import Networking
import NetworkingTest
import Reactive
import Testing

/// Tests of the endpoints with the recorded replies of a real server.
@Suite struct RecordedRepliesTests {
  /// Sends a request for the endpoint to a transport that replays the recording, and checks that the request's method
  /// and URL match the recording. Returns the decoded reply.
  private func send<Response>(_ endpoint: Endpoint<Response>, _ name: String) async throws -> Reply<Response> {
    let recording = try Recording(name)
    let transport = ScriptedTransport([
      .json(recording.body, status: recording.status, headers: recording.headers)
    ]) { Issue.record($0) }
    let client = APIClient(baseURL: try #require(URL(string: "http://localhost:8003")), transport: transport)
    defer {
      let request = transport.requests.first
      #expect(request?.method.rawValue == recording.method)
      #expect(request.map { Self.comparable($0.url) } == URL(string: recording.path).map(Self.comparable))
    }
    return try await client.reply(to: endpoint)
  }

  /// Returns the path and the sorted query items of a URL, for a comparison regardless of their order. Omits `limit`
  /// and `resolve`, whose values in the recordings differ from those of the endpoints.
  private static func comparable(_ url: URL) -> [String] {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    return [url.path()]
      + items.filter { $0.name != "limit" && $0.name != "resolve" }
      .map { "\($0.name)=\($0.value ?? "")" }.sorted()
  }

  @Test func `Timelines are decoded and paged by links`() async throws {
    let home = try await send(.timeline(.home), "home")
    #expect(home.value.count == 12)
    #expect(home.value.map(\.id) == home.value.map(\.id).sorted(by: >))
    #expect(home.links.next?.query()?.contains("max_id=01M80CNBBC58GZMHZM88JT46NT") == true)
    #expect(try await send(.timeline(.local), "public_local").value.count == 6)
    #expect(try await send(.timeline(.federated), "public_anonymous").value.count == 5)
    #expect(
      try await send(.timeline(.tag("tessera")), "tag").value.allSatisfy { $0.tags.contains { $0.name == "tessera" } })
    #expect(try await send(.timeline(.list("01M80CFQK1Q9M2KXM7BQBTPGBX")), "list").value.count == 8)
    #expect(try await send(.timeline(.bookmarks), "bookmarks").value.count == 2)
    #expect(try await send(.timeline(.favourites), "favourites").value.count == 2)
    #expect(try await send(.timeline(.account("01K45K8AV1GGG3DVT9GBV268P3")), "account_statuses").value.count == 8)
    #expect(try await send(.timeline(.pinned("01K45K8AV1GGG3DVT9GBV268P3")), "account_pinned").value.count == 1)
  }

  @Test func `The client does not follow a link to another server`() async throws {
    let transport = ScriptedTransport([
      .json("[]", headers: ["Link": #"<https://other.example/api/v1/bookmarks?max_id=5>; rel="next""#])
    ]) { Issue.record($0) }
    let client = APIClient(baseURL: try #require(URL(string: "https://social.example")), transport: transport)
    let next = try #require(try await client.reply(to: .timeline(.bookmarks)).links.next)
    await #expect(throws: NetworkError.foreignLink) { try await client.send(.timeline(.bookmarks, .link(next))) }
    #expect(transport.requests.count == 1)
  }

  @Test func `Lists and their members are decoded`() async throws {
    #expect(try await send(.lists, "lists").value.map(\.title) == ["Freunde & Ünïcode 友達"])
    #expect(try await send(.members(ofList: "01M80CFQK1Q9M2KXM7BQBTPGBX"), "list_accounts").value.count == 3)
  }

  @Test func `A status, its versions and its source are decoded`() async throws {
    let status = try await send(.status("01M80EMXZDKSMSJT71FTVK1S27"), "status").value
    #expect(status.account.displayName == "Alice Ævar 🏳️‍🌈")
    #expect(status.createdAt != nil)
    #expect(status.editedAt != nil)
    #expect(status.visibility == .public)
    #expect(status.language == "en")
    #expect(status.application == "fill")
    #expect(status.mentions.map(\.acct) == ["bob"])
    #expect(status.content.contains("corrected"))
    let versions = try await send(.history(of: "01M80EMXZDKSMSJT71FTVK1S27"), "status_history").value
    #expect(versions.count == 2)
    #expect(
      try await send(.source(of: "01M80EMXZDKSMSJT71FTVK1S27"), "status_source").value.text.hasSuffix("#tessera @bob"))
  }

  @Test
  func
    `Various statuses are decoded with warnings, media with alternative text and size, polls, visibilities and boosts`()
    throws
  {
    let statuses = try JSONDecoder().decode([Status].self, from: Recording("statuses_varied").body)
    #expect(statuses.count == 18)
    #expect(statuses.contains { $0.spoilerText == "Spoiler: film" })
    #expect(Set(statuses.map(\.visibility)).isSuperset(of: [.public, .unlisted, .followers]))
    let media = statuses.flatMap(\.media)
    #expect(media.contains { $0.kind == .image && $0.description?.isEmpty == false && $0.pixels?.width == 200 })
    #expect(statuses.contains { $0.reblog != nil })
    #expect(statuses.contains { $0.inReplyToID != nil })
    #expect(statuses.contains { $0.poll?.options.map(\.title) == ["ja", "nein", "日本"] })
  }

  @Test func `The context of a status contains the thread above it, starting with the first status, and its replies`()
    async throws
  {
    let context = try await send(.context(of: "01M80CFS08VN4S3YQ6G44D73H6"), "status_context").value
    #expect(context.ancestors.first?.inReplyToID == nil)
    #expect(context.descendants.first?.inReplyToID == "01M80CFS08VN4S3YQ6G44D73H6")
  }

  @Test func `Polls are decoded, before and after a vote`() async throws {
    let poll = try await send(.poll("01M80CFRYSM8X6SFKG6AZ8R50G"), "poll").value
    #expect(poll.options.count == 3)
    #expect(poll.hasVoted == false)
    #expect(poll.votersCount == nil)
    #expect(try await send(.status("01M80CFRYSEYC5W6X2EH371SE6"), "poll_status").value.poll?.id == poll.id)
    #expect(try await send(.vote([1], in: "01M80CFRYSM8X6SFKG6AZ8R50G"), "poll_vote").value.hasVoted == true)
    await expectFailure(422, .vote([1], in: "01M80CFRYSM8X6SFKG6AZ8R50G"), "poll_vote_twice_refused")
  }

  @Test func `The endpoints that favorite, bookmark and boost a status return the changed status`() async throws {
    let id: EntityID = "01M80CFQKGEDEDH94MQ0SQXDPM"
    #expect(try await send(.setFavourite(id, true), "favourite").value.isFavourited == true)
    #expect(try await send(.setFavourite(id, false), "unfavourite").value.isFavourited == false)
    #expect(try await send(.setBookmark(id, true), "bookmark").value.isBookmarked == true)
    #expect(try await send(.setReblog("01M80CFQMTFKJKGFHFNEKPK2CX", true), "reblog").value.reblog?.isReblogged == true)
    #expect(try await send(.setReblog("01M80CFQMTFKJKGFHFNEKPK2CX", false), "unreblog").value.reblog == nil)
    #expect(try await send(.favourited("01M80EMXZDKSMSJT71FTVK1S27"), "favourited_by").value.count == 1)
    await expectFailure(404, .setFavourite("01M80ENYDVWYDJHXTK7K2HE9BD", true), "favourite_gone_404")
  }

  @Test func `Statuses are published, edited and deleted`() async throws {
    let posted = try await send(.post(StatusDraft("A first post of ours."), key: "1"), "post_status").value
    let again = try await send(.post(StatusDraft("A first post of ours."), key: "1"), "post_status_again_same_key")
      .value
    // The recorded server published a second status for the same key.
    #expect(posted.id != again.id)
    let reply = try await send(.post(StatusDraft("A reply", inReplyTo: posted.id), key: "2"), "post_reply").value
    #expect(reply.inReplyToID != nil)
    #expect(try await send(.edit("01M80EMXZDKSMSJT71FTVK1S27", StatusDraft("x")), "edit_status").value.editedAt != nil)
    _ = try await send(.delete("01M80ENYDVWYDJHXTK7K2HE9BD"), "delete_status")
    await expectFailure(400, .post(StatusDraft(""), key: "3"), "post_empty_refused")
    await expectFailure(400, .post(StatusDraft("long"), key: "4"), "post_too_long_refused")
    await expectFailure(404, .status("01M80ENYDVWYDJHXTK7K2HE9BD"), "status_gone_404")
  }

  @Test(arguments: [
    (
      StatusDraft("x", spoilerText: "cw", isSensitive: true, language: "de", mediaIDs: ["7", "8"]),
      ["status=x", "spoiler_text=cw", "sensitive=true", "language=de", "media_ids[]=7", "media_ids[]=8"]
    ),
    (
      StatusDraft("x", poll: PollDraft(["tabs", "spaces"], duration: .seconds(600))),
      [
        "status=x", "poll[options][]=tabs", "poll[options][]=spaces", "poll[expires_in]=600", "poll[multiple]=false",
        "poll[hide_totals]=false",
      ]
    ),
  ])
  func `An edit sends the content warning, the language, and the media or the poll of its draft`(
    draft: StatusDraft, expected: [Substring]
  ) async throws {
    let transport = ScriptedTransport([.json(try Recording("edit_status").body)]) { Issue.record($0) }
    let client = APIClient(baseURL: try #require(URL(string: "http://localhost:8003")), transport: transport)
    let edited: Status = try await client.send(.edit("1", draft))
    #expect(edited.editedAt != nil)
    guard case .data(let form)? = transport.requests.first?.body.segments.first else {
      Issue.record("The request has no body.")
      return
    }
    #expect(String(decoding: form, as: UTF8.self).removingPercentEncoding?.split(separator: "&") == expected)
  }

  @Test func `Accounts, relationships and search results are decoded`() async throws {
    let account = try await send(.account("01CZ9NRX8VST4QGJ36VAY4GWCH"), "account").value
    #expect(account.username == "dan")
    #expect(account.statusesCount == 158)
    #expect(account.isLocked)
    #expect(try await send(.account(named: "bob"), "lookup").value.displayName == "ボブ・日本 :blob:")
    #expect(try await send(.verifyCredentials, "verify_credentials").value.username == "alice")
    let ids: [EntityID] = ["01K45K8AV1GGG3DVT9GBV268P3", "01CZ9NRX8VST4QGJ36VAY4GWCH"]
    #expect(try await send(.relationships(to: ids), "relationships").value.map(\.isFollowing) == [true, true])
    _ = try await send(.setFollow("01CZ9NRX8VST4QGJ36VAY4GWCH", true), "follow")
    #expect(try await send(.setFollow("01CZ9NRX8VST4QGJ36VAY4GWCH", false), "unfollow").value.isFollowing == false)
    #expect(try await send(.search("bob"), "search").value.accounts.map(\.acct) == ["bob"])
    #expect(try await send(.search("#tessera"), "search_tag").value.tags.isEmpty == false)
  }

  @Test func `Notifications and reading positions are decoded`() async throws {
    let notifications = try await send(.notifications(), "notifications").value
    #expect(notifications.count == 6)
    #expect(notifications.first?.kind == .reblog)
    #expect(notifications.first?.status?.id == "01M80EMXZDKSMSJT71FTVK1S27")
    #expect(try await send(.markers, "markers").value.home == nil)
    let markers = try await send(.setMarkers(home: "01M80EMXZDKSMSJT71FTVK1S27"), "marker_set").value
    #expect(markers.home?.lastReadID == "01M80EMXZDKSMSJT71FTVK1S27")
  }

  @Test func `Both versions of a server's description decode to the same domain and character limit`() async throws {
    let second = try await send(.instance, "instance_v2").value
    let first = try await send(.instanceVersion1, "instance_v1").value
    #expect(second.domain == "localhost:8003")
    #expect(first.domain == second.domain)
    #expect(second.maxCharacters == 5000)
    #expect(first.maxCharacters == 5000)
    #expect(second.maxMediaAttachments == 6)
    #expect(second.mediaTypes.contains("image/jpeg"))
    #expect(second.streamingURL == "wss://localhost:8003")
  }

  @Test func `The preferences of a user are decoded`() async throws {
    #expect(try await send(.preferences, "preferences").value.visibility == .unlisted)
  }

  @Test func `The refusal of a request without a token is a status failure with the server's message`() async throws {
    let failure = await expectFailure(401, .timeline(.home), "unauthorized_401")
    #expect(failure?.serverMessage == "Unauthorized: token not supplied")
  }

  @Test func `Every recording of an endpoint that the package offers is read by a test`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    // Replies of endpoints that this package does not offer.
    let others: Set = [
      "custom_emojis", "filters_v2", "media_missing_404", "streaming_health", "streaming_websocket_frames",
    ]
    #expect(Recording.names.count == 55)
    #expect(Recording.names.filter { !source.contains("\"\($0)\"") } == [])
    #expect(others.isSubset(of: Recording.names))
  }

  @discardableResult
  private func expectFailure<Response>(_ code: Int, _ endpoint: Endpoint<Response>, _ name: String) async
    -> StatusFailure?
  {
    do {
      _ = try await send(endpoint, name)
    } catch NetworkError.status(let failure) {
      #expect(failure.code == code)
      return failure
    } catch {
      Issue.record(error)
    }
    Issue.record("\(name) is not a failure")
    return nil
  }
}
