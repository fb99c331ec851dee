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
    editor.viewModel.attach.accept(file)
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
    editor.viewModel.attach.accept(file)
    #expect(editor.state.failure == .offline && editor.state.uploads.isEmpty && editor.state.draft.files.isEmpty)
    editor.viewModel.attach.accept(file)
    #expect(editor.state.draft.files.count == 1 && editor.state.failure == nil)
    #expect(WatchedEditor(bench.feature.makeComposeViewModel()).shown.files.count == 1)
  }

  @Test(arguments: [
    (#", "media_attachments": {"image_size_limit": 4}"#, "is too large: this server accepts 0 MB"),
    (#", "media_attachments": {"supported_mime_types": ["image/gif"]}"#, "This server does not accept graph-"),
  ])
  func `An image outside the limits of the server is not uploaded`(limit: String, reason: String) throws {
    let bench = try bench([], limit)
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    editor.viewModel.attach.accept(file)
    #expect(editor.state.failure?.message(in: .en).contains(reason) == true)
    editor.viewModel.attach.accept(file.appending(path: "none.png"))
    #expect(editor.state.failure?.message(in: .en) == "The file none.png cannot be read. Check the path")
  }

  @Test func `No more images can be attached than the server accepts, and none to a poll`() throws {
    let bench = try bench([.json(Self.processed).on(Self.upload).repeated()])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    for _ in 0..<3 { editor.viewModel.attach.accept(file) }
    #expect(editor.state.draft.files.count == 2 && !editor.state.offersImages)
    editor.write("Which?") { ($0.files, $0.poll) = ([], DraftPoll(["a", "b"])) }
    #expect(!editor.state.offersImages)
  }
}
