import FeatureCompose
import Foundation
import Networking
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite final class ImageTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "graph-\(UUID().uuidString).png")
  private static let processed =
    #"{"id": "31", "type": "image", "url": "https://a.example/1.png", "preview_url": null}"#
  private static let waiting = #"{"id": "31", "type": "image", "url": null}"#
  private static let upload = "POST /api/v2/media"
  private static let posted = ScriptedReply.json(ComposeBench.status()).on("POST /api/v1/statuses")

  init() throws { try Data("bytes".utf8).write(to: file) }

  deinit { try? FileManager.default.removeItem(at: file) }

  private func bench(_ replies: [ScriptedReply], _ media: String = "") throws -> ComposeBench {
    let instance = #"{"domain": "compose.test", "configuration": {"statuses": {"max_media_attachments": 2}\#(media)}}"#
    return try ComposeBench(replies + [.json(instance).on("GET /api/v2/instance").repeated()])
  }

  @Test func `An image is uploaded with progress, awaited until it is processed, described and published`() throws {
    let bench = try bench([
      .json(Self.waiting, status: 202).on(Self.upload)
        .reporting(.init(sent: 50, totalToSend: 100), .init(sent: 100, totalToSend: 100)),
      .json(Self.waiting, status: 206).on("GET /api/v1/media/31"), .json(Self.processed).on("GET /api/v1/media/31"),
      .json(Self.processed).on("PUT /api/v1/media/31"), Self.posted,
    ])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    editor.write("Look")
    editor.viewModel.attach.accept(.path(file.path))
    #expect(editor.state.uploads.map(\.fraction) == [1] && !editor.state.canPublish)
    bench.advance(seconds: 3)
    #expect(editor.state.uploads.isEmpty && editor.state.draft.files.map(\.id) == ["31"])
    #expect(editor.state.draft.lacksDescription && editor.state.canPublish && !editor.state.offersPoll)
    editor.write("Look") { $0.files[0].description = "A graph" }
    #expect(!editor.state.draft.lacksDescription)
    editor.viewModel.publish.accept(())
    bench.advance(seconds: 5)
    #expect(editor.outcomes == [.published])
    let sent = bench.transport.requests.suffix(2).map { "\($0.method.rawValue) \($0.url.path())" }
    #expect(sent == ["PUT /api/v1/media/31", "POST /api/v1/statuses"])
    #expect(bench.published.last?.form == "status=Look&media_ids%5B%5D=31")
    #expect(WatchedEditor(bench.feature.makeComposeViewModel()).shown.files.isEmpty)
  }

  @Test func `A failed upload says why, and the image can be attached again`() throws {
    let bench = try bench([
      .failure(.transport(.offline)).on(Self.upload), .json(Self.processed).on(Self.upload),
    ])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    editor.viewModel.attach.accept(.path(file.path))
    #expect(editor.state.failure == .offline && editor.state.uploads.isEmpty && editor.state.draft.files.isEmpty)
    editor.viewModel.attach.accept(.path(file.path))
    #expect(editor.state.draft.files.count == 1 && editor.state.failure == nil)
    #expect(WatchedEditor(bench.feature.makeComposeViewModel()).shown.files.count == 1)
  }

  @Test(arguments: [
    (ScriptedReply.failure(.transport(.connectionLost)), true), (.failure(.transport(.timeout(.total))), true),
    (.status(500), true), (.failure(.transport(.offline)), false), (.status(413), false),
  ])
  func `An upload of unknown outcome says so and is not repeated`(reply: ScriptedReply, isUnknown: Bool) throws {
    let bench = try bench([reply.on(Self.upload)])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    editor.viewModel.attach.accept(.path(file.path))
    let message = editor.state.failure?.message(in: .en) ?? ""
    #expect(message.hasPrefix("It is not known whether the server has graph-") == isUnknown, "\(message)")
    bench.advance(seconds: 100)
    #expect(bench.published.count == 1 && editor.state.uploads.isEmpty)
  }

  @Test func `A file that the server has is looked up until it is processed, also after lost requests`() throws {
    let lookup = "GET /api/v1/media/31"
    let bench = try bench([
      .json(Self.waiting, status: 202).on(Self.upload), .failure(.transport(.offline)).on(lookup),
      .status(503).on(lookup), .json(Self.processed).on(lookup),
    ])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    editor.viewModel.attach.accept(.path(file.path))
    bench.advance(seconds: 10)
    #expect(editor.state.draft.files.map(\.id) == ["31"] && editor.state.failure == nil)
  }

  @Test func `An image that cannot be processed within a minute says so`() throws {
    let bench = try bench([
      .json(Self.waiting, status: 202).on(Self.upload),
      .json(Self.waiting, status: 206).on("GET /api/v1/media/31").repeated(),
    ])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    editor.viewModel.attach.accept(.path(file.path))
    bench.advance(seconds: 59.5)
    #expect(editor.state.failure == nil && editor.state.uploads.count == 1)
    bench.advance(seconds: 1)
    #expect(editor.state.failure?.message(in: .en).contains("has not processed graph-") == true)
  }

  @Test func `A draft says which upload the end of its editor has interrupted`() throws {
    let bench = try bench([
      .json(Self.waiting, status: 202).on(Self.upload),
      .json(Self.waiting, status: 206).on("GET /api/v1/media/31").repeated(),
    ])
    do {
      let editor = WatchedEditor(bench.feature.makeComposeViewModel())
      editor.viewModel.attach.accept(.path(file.path))
      editor.viewModel.disappear.accept(())
    }
    let next = WatchedEditor(bench.feature.makeComposeViewModel())
    #expect(next.state.failure?.message(in: .en).contains("was interrupted. Attach it again") == true)
    next.write("Tea")
    next.viewModel.disappear.accept(())
    #expect(WatchedEditor(bench.feature.makeComposeViewModel()).state.failure == nil)
  }

  @Test func `A post whose reply is lost is sent again although the server finds its file in no upload`() throws {
    let described = "PUT /api/v1/media/31"
    let bench = try bench([
      .json(Self.processed).on(Self.upload), .json(Self.processed).on(described),
      .failure(.transport(.connectionLost)).on("POST /api/v1/statuses"),
      .json(#"{"error": "Record not found"}"#, status: 404).on(described), Self.posted,
    ])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    editor.viewModel.attach.accept(.path(file.path))
    editor.write("Look") { $0.files[0].description = "A graph" }
    editor.viewModel.publish.accept(())
    bench.advance(seconds: 60)
    let sent = bench.transport.requests.filter { $0.url.path() == "/api/v1/statuses" }
    #expect(sent.count == 2 && Set(sent.map { $0.headers["Idempotency-Key"] }).count == 1)
    #expect(WatchedEditor(bench.feature.makeComposeViewModel()).shown == ComposeDraft())
  }

  @Test(arguments: [
    (#", "media_attachments": {"image_size_limit": 4}"#, "is too large: this server accepts 4"),
    (#", "media_attachments": {"supported_mime_types": ["image/gif"]}"#, "This server does not accept graph-"),
  ])
  func `An image outside the limits of the server is not uploaded`(limit: String, reason: String) throws {
    let bench = try bench([], limit)
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    editor.viewModel.attach.accept(.path(file.path))
    #expect(editor.state.failure?.message(in: .en).contains(reason) == true)
    editor.viewModel.attach.accept(.path(file.path + "/none.png"))
    #expect(editor.state.failure?.message(in: .en) == "The file none.png cannot be read. Check the path")
    editor.viewModel.attach.accept(.contents(Data(), name: "none.gif"))
    #expect(editor.state.failure?.message(in: .en) == "The file none.gif is empty")
  }

  @Test func `A command uploads images with their descriptions, in order`() async throws {
    let second = Self.processed.replacing("31", with: "32")
    let bench = try bench([.json(Self.processed).on(Self.upload), .json(second).on(Self.upload)])
    let png = (file: ImageFile.path(file.path), description: "A graph")
    let gif = (file: ImageFile.contents(Data("bytes".utf8), name: "cup.gif"), description: "")
    let files = try await bench.feature.upload([png, gif])
    #expect(files.map(\.id) == ["31", "32"] && files.map(\.description) == ["A graph", ""])
    #expect(files.map(\.name) == [file.lastPathComponent, "cup.gif"])
    let many = try await #require(throws: LoadFailure.self) { try await bench.feature.upload([png, gif, png]) }
    #expect(many.message(in: .en) == "This server accepts 2 images in a post")
    let text = (file: ImageFile.contents(Data("bytes".utf8), name: "cup.txt"), description: "")
    let wrong = try await #require(throws: LoadFailure.self) { try await bench.feature.upload([png, text]) }
    #expect(wrong.message(in: .en) == "This server does not accept cup.txt as an image")
    #expect(bench.published.count == 2, "Nothing is uploaded if one of the images is refused.")
  }

  @Test func `A server that does not describe itself accepts four images`() throws {
    let bench = try ComposeBench([
      .status(500).on("GET /api/v2/instance"), .json(Self.processed).on(Self.upload).repeated(),
    ])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    for _ in 1...5 { editor.viewModel.attach.accept(.path(file.path)) }
    #expect(editor.state.draft.files.count == 4 && !editor.state.offersImages)
  }

  @Test func `No more images can be attached than the server accepts, and none to a poll`() throws {
    let bench = try bench([.json(Self.processed).on(Self.upload).repeated()])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    for _ in 0..<3 { editor.viewModel.attach.accept(.path(file.path)) }
    #expect(editor.state.draft.files.count == 2 && !editor.state.offersImages)
    editor.write("Which?") { ($0.files, $0.poll) = ([], DraftPoll(["a", "b"])) }
    #expect(!editor.state.offersImages)
  }
}
