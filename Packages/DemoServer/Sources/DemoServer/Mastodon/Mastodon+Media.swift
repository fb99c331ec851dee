import Foundation

/// The files that the demo user uploads. The server stores their descriptions, and draws an image of its own.
extension Mastodon {
  /// A file that is uploaded, and that no post contains.
  struct Upload: Codable, Equatable, Sendable {
    var description: String
    /// The time from which the file is processed.
    var ready: Date

    static let limit = 1_000
    /// The time that processing takes, in seconds.
    static let processing = 1.0
    static let types = ["image/jpeg", "image/png", "image/gif", "image/webp"]
  }

  /// The IDs of uploads are greater than those of all other files.
  private static let firstUpload = 200_000_000_000_000_000

  mutating func upload(_ request: Request) -> Response {
    let refusal = guarded(request, scope: "write:media") { .json([:]) }
    guard refusal.status == 200 else { return refusal }
    guard let part = request.file(named: "file"), !part.isEmpty else {
      return .error("Validation failed: File can't be blank", status: 422)
    }
    guard Upload.types.contains(where: part.type.hasPrefix) else {
      return .error("Validation failed: File content type is invalid", status: 422)
    }
    let count = state.uploadCount ?? 0
    let id = String(Self.firstUpload + count)
    var uploads = state.uploads ?? [:]
    if uploads.count >= Upload.limit, let oldest = uploads.keys.min() { uploads[oldest] = nil }
    uploads[id] = Upload(description: "", ready: request.date + Upload.processing)
    (state.uploads, state.uploadCount) = (uploads, count + 1)
    return media(id, at: request.date, processing: 202)
  }

  func media(_ request: Request) -> Response {
    guarded(request, scope: "read") { media(request.parameters["id"] ?? "", at: request.date, processing: 206) }
  }

  mutating func describeMedia(_ request: Request) -> Response {
    let refusal = guarded(request, scope: "write:media") { .json([:]) }
    guard refusal.status == 200 else { return refusal }
    let id = request.parameters["id"] ?? ""
    guard state.uploads?[id] != nil else { return Self.notFound }
    state.uploads?[id]?.description = String((request.fields["description"] ?? "").prefix(1_500))
    return media(id, at: request.date, processing: 206)
  }

  private func media(_ id: String, at date: Date, processing status: Int) -> Response {
    guard let upload = state.uploads?[id] else { return Self.notFound }
    let isReady = upload.ready <= date
    let file = Self.uploaded(.init(id: id, description: upload.description))
    return .json(isReady ? file : file.merging(["url": nil, "preview_url": nil]), status: isReady ? 200 : status)
  }

  /// Takes the uploads that a new post contains, or returns the reason why the post is refused.
  mutating func takeUploads(_ request: Request) -> ([WrittenPost.File]?, Response?) {
    let ids = request.form.fields.filter { $0.name == "media_ids[]" }.map(\.value)
    if ids.isEmpty { return (nil, nil) }
    func refusal(_ reason: String) -> ([WrittenPost.File]?, Response?) {
      (nil, .error("Validation failed: \(reason)", status: 422))
    }
    if ids.count > 4 { return refusal("Cannot attach more than 4 files") }
    if request.form.fields.contains(where: { $0.name == "poll[options][]" }) {
      return refusal("Cannot attach files to a post with a poll")
    }
    let found = ids.compactMap { id in state.uploads?[id].map { (id, $0) } }
    guard found.count == ids.count else { return refusal("Media not found") }
    if found.contains(where: { $0.1.ready > request.date }) {
      return refusal("Cannot attach files that have not finished processing. Try again in a moment!")
    }
    for id in ids { state.uploads?[id] = nil }
    return (found.map { WrittenPost.File(id: $0.0, description: $0.1.description) }, nil)
  }

  static func uploaded(_ file: WrittenPost.File) -> JSON {
    let image = JSON.string("\(ImagesAPI.placeholder)photos/\(file.id).png")
    return [
      "id": .string(file.id), "type": "image", "url": image, "preview_url": image, "remote_url": nil,
      "description": file.description.isEmpty ? nil : .string(file.description), "blurhash": nil,
      "meta": ["original": ["width": 240, "height": 120, "size": "240x120", "aspect": 2]],
    ]
  }
}

extension Request {
  /// Whether a post contains files, so that it needs no text.
  var hasFiles: Bool { form.fields.contains { $0.name == "media_ids[]" } }

  /// Returns the media type of a file of a multipart body, and whether it is empty. Returns `nil` if there is none.
  fileprivate func file(named name: String) -> (type: String, isEmpty: Bool)? {
    let type = headers["Content-Type"] ?? ""
    guard type.lowercased().hasPrefix("multipart/form-data"), let start = type.range(of: "boundary=") else {
      return nil
    }
    let boundary = Data("--\(type[start.upperBound...].trimmingCharacters(in: ["\""]))".utf8)
    let blank = Data("\r\n\r\n".utf8)
    var rest = body[...]
    while let mark = rest.range(of: boundary) {
      rest = rest[mark.upperBound...]
      guard let head = rest.range(of: blank) else { return nil }
      let lines = String(decoding: rest[..<head.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
      rest = rest[head.upperBound...]
      guard lines.contains(where: { $0.contains("name=\"\(name)\"") }) else { continue }
      let end = rest.range(of: boundary)?.lowerBound ?? rest.endIndex
      let line = lines.first { $0.lowercased().hasPrefix("content-type:") }
      return (line?.dropFirst(13).trimmingCharacters(in: .whitespaces) ?? "", end - rest.startIndex <= 2)
    }
    return nil
  }
}
