import Foundation
import LoopbackServer
import Networking
import Reactive
import Testing

extension Loopback {
  @Suite
  struct TransportTests {
    private func send(
      _ server: LoopbackServer, _ method: HTTPMethod = .get, _ path: String = "/", headers: HTTPHeaders = [:],
      body: RequestBody = .none, limits: TransportLimits = .default
    ) async throws -> String {
      let transport = CurlTransport(.init(limits: limits))
      let client = APIClient(baseURL: server.url(), headers: [:], transport: transport)
      return try await client.send(
        Endpoint(method, EndpointPath(stringLiteral: path), headers: headers, body: body, decoding: .text))
    }

    @Test(arguments: HTTPMethod.allCases)
    func `The live transport sends every method with and without a body`(method: HTTPMethod) async throws {
      let server = try LoopbackServer { connection, request in
        let type = request.headers["content-type"] ?? "none"
        let length = request.headers["content-length"] ?? "none"
        let text = "\(request.method) \(type) \(length) \(String(decoding: request.body, as: UTF8.self))"
        return connection.answer(headers: ["X-Seen: \(text)"], body: request.method == "HEAD" ? [] : Array(text.utf8))
      }
      defer { server.stop() }
      if method == .head {
        #expect(try await send(server, method) == "")
      } else {
        let length = [.post, .put, .patch].contains(method) ? "0" : "none"
        #expect(try await send(server, method) == "\(method.rawValue) none \(length) ")
        #expect(
          try await send(server, method, body: .raw(Data("abc".utf8), contentType: "text/plain"))
            == "\(method.rawValue) text/plain 3 abc")
      }
    }

    @Test
    func `The live transport sends headers unchanged, even an empty one, and rejects a header with a line break`()
      async throws
    {
      let server = try LoopbackServer { connection, request in
        connection.answer(body: Array("[\(request.headers["x-a"] ?? "-")][\(request.headers["x-b"] ?? "-")]".utf8))
      }
      defer { server.stop() }
      #expect(try await send(server, headers: ["X-A": "1", "X-B": ""]) == "[1][]")
      await #expect(throws: NetworkError.invalidRequest("the header “X-A” holds a character that is not allowed")) {
        try await send(server, headers: ["X-A": "1\r\nX-B: 2"])
      }
    }

    @Test
    func `The live transport streams the files of a multipart body`() async throws {
      let server = try LoopbackServer { connection, request in
        connection.answer(body: Array("\(request.body.count) \(request.body.filter { $0 == 7 }.count)".utf8))
      }
      defer { server.stop() }
      let url = FileManager.default.temporaryDirectory.appending(path: "upload-\(UUID().uuidString)")
      try Data(repeating: 7, count: 3_000_000).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      let answer = try await send(server, .post, body: .multipart([.field("a", "b"), .file("media", url)]))
      #expect(answer.hasSuffix(" 3000000"))
    }

    @Test
    func `The live transport returns all values of a header, and no values of an interim response`() async throws {
      let server = try LoopbackServer { connection, _ in
        connection.send("HTTP/1.1 103 Early Hints\r\nX-Early: 1\r\n\r\n")
        return connection.answer(headers: ["Set-Cookie: a=1", "set-cookie: b=2"])
      }
      defer { server.stop() }
      let response = await exchange(CurlTransport(), HTTPRequest(.get, server.url("/")))
      let headers = try response.get().headers
      #expect(headers.values(for: "Set-Cookie") == ["a=1", "b=2"])
      #expect(headers["X-Early"] == nil)
    }

    @Test
    func `The error of a refused connection names the server`() async throws {
      let server = try LoopbackServer { _, _ in false }
      for _ in 0..<2 { server.stop() }
      await #expect(throws: NetworkError.transport(.refused("127.0.0.1:\(server.port)"))) {
        try await send(server)
      }
    }

    @Test
    func `The live transport distinguishes an idle timeout from a total timeout`() async throws {
      let silent = try LoopbackServer { connection, _ in
        connection.waitForEnd(milliseconds: 10_000)
        return false
      }
      defer { silent.stop() }
      await #expect(throws: NetworkError.transport(.timeout(.idle))) {
        try await send(silent, limits: TransportLimits(idleTimeout: .seconds(1)))
      }
      await #expect(throws: NetworkError.transport(.timeout(.total))) {
        try await send(silent, limits: TransportLimits(totalTimeout: .milliseconds(200)))
      }
    }

    @Test
    func `Canceling a request closes its connection and fails the request with a cancellation error`() async throws {
      let (gone, signal) = AsyncStream<Void>.makeStream()
      let (arrived, arrival) = AsyncStream<Void>.makeStream()
      let server = try LoopbackServer { connection, _ in
        arrival.yield()
        connection.waitForEnd(milliseconds: 30_000)
        signal.yield()
        return false
      }
      defer { server.stop() }
      let task = Task { try await send(server) }
      for await _ in arrived { break }
      task.cancel()
      await #expect(throws: NetworkError.cancelled) { try await task.value }
      for await _ in gone { break }
    }

    @Test
    func `The live transport resumes a download, and reports its progress in order`() async throws {
      let content = [UInt8](repeating: 65, count: 600_000) + [UInt8](repeating: 66, count: 400_000)
      let server = try LoopbackServer { connection, request in
        if let range = request.headers["range"], request.headers["if-range"] == "\"v1\"" {
          let start = Int(range.dropFirst(6).dropLast()) ?? 0
          let rest = Array(content[start...])
          return connection.answer(206, headers: ["Content-Range: bytes \(start)-999999/1000000"], body: rest)
        }
        connection.send("HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: 1000000\r\n\r\n")
        connection.send(Array(content[..<600_000]))
        return false
      }
      defer { server.stop() }
      let file = FileManager.default.temporaryDirectory.appending(path: "download-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      var request = HTTPRequest(.get, server.url("/"))
      request.destination = file
      let transport = CurlTransport()
      #expect(await exchange(transport, request).error == .transport(.connectionLost))
      #expect(!FileManager.default.fileExists(atPath: file.path))
      let seen = Recorder<TransferProgress>()
      request.onProgress = { step in seen.append(step) }
      #expect(try await exchange(transport, request).get().status == 206)
      #expect(try Data(contentsOf: file) == Data(content))
      #expect(seen.values.last?.received == 400_000)
      #expect(seen.values.map(\.received) == seen.values.map(\.received).sorted())
    }

    @Test
    func `The live transport reports the progress of an upload in order, and then the response`() async throws {
      let server = try LoopbackServer { connection, request in
        connection.answer(body: Array("\(request.body.count)".utf8))
      }
      defer { server.stop() }
      let file = FileManager.default.temporaryDirectory.appending(path: "upload-\(UUID().uuidString)")
      try Data(repeating: 7, count: 3_000_000).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let client = APIClient(baseURL: server.url(), transport: CurlTransport())
      let media = Endpoint(.post, "/media", body: .file(file, contentType: "image/png"), decoding: .text)
      var sent: [Int64] = []
      var answer: String?
      for try await event in client.transfer(media).values {
        switch event {
        case .progress(let progress):
          #expect(answer == nil)
          #expect(progress.totalToSend == 3_000_000)
          sent.append(progress.sent)
        case .finished(let text): answer = text
        }
      }
      #expect(answer == "3000000")
      #expect(sent.count > 2 && sent == sent.sorted())
      #expect(sent.contains(3_000_000))
    }

    @Test
    func `The live transport resumes a failed download, but restarts it if the server has a new version of the file`()
      async throws
    {
      let asked = Recorder<String>()
      let version = Recorder<String>()
      version.append("\"1\"")
      let server = try LoopbackServer { connection, request in
        asked.append(request.headers["range"] ?? "all")
        let tag = version.values.last ?? ""
        let content = Array(tag.utf8) + [UInt8](repeating: 65, count: 199_997)
        if request.headers["range"] == "bytes=100000-", request.headers["if-range"] == tag {
          return connection.answer(
            206, headers: ["Content-Range: bytes 100000-199999/200000"], body: Array(content[100_000...]))
        }
        if asked.values.count > 1 { return connection.answer(headers: ["ETag: \(tag)"], body: content) }
        connection.send("HTTP/1.1 200 OK\r\nETag: \(tag)\r\nContent-Length: 200000\r\n\r\n")
        connection.send(Array(content[..<100_000]))
        return false
      }
      defer { server.stop() }
      let file = FileManager.default.temporaryDirectory.appending(path: "download-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      let client = APIClient(baseURL: server.url(), transport: CurlTransport())
      let download = client.download(Endpoint(.get, "/a", decoding: .ignored), to: file)
      await #expect(throws: NetworkError.transport(.connectionLost)) { for try await _ in download.values {} }
      for try await event in download.values {
        if case .finished(let url) = event { #expect(url == file) }
      }
      #expect(asked.values == ["all", "bytes=100000-"])
      #expect(try Data(contentsOf: file).count == 200_000)

      // A part of the old version exists, and the server has a new version.
      try Data(repeating: 66, count: 100_000).write(to: file.appendingPathExtension("part"))
      try Data("\"1\"".utf8).write(to: file.appendingPathExtension("part").appendingPathExtension("validator"))
      version.append("\"2\"")
      for try await _ in download.values {}
      #expect(try Data(contentsOf: file).prefix(4) == Data("\"2\"A".utf8))
      #expect(try Data(contentsOf: file).count == 200_000)
    }

    @Test
    func `The live transport removes the authorization header from a redirect to another server`() async throws {
      let other = try LoopbackServer { connection, request in
        connection.answer(body: Array("\(request.target) \(request.headers["authorization"] ?? "no token")".utf8))
      }
      defer { other.stop() }
      let server = try LoopbackServer { connection, _ in
        connection.answer(302, headers: ["Location: \(other.url("/there").absoluteString)"])
      }
      defer { server.stop() }
      #expect(try await send(server, headers: ["Authorization": "Bearer 1"]) == "/there no token")
    }
  }
}
