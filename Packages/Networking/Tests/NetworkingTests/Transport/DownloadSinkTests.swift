import Foundation
import Testing

@testable import Networking

@Suite
struct DownloadSinkTests {
  private let file: TemporaryFile

  init() throws {
    file = try TemporaryFile()
  }

  private func write(
    _ text: String, status: Int = 200, headers: HTTPHeaders = [:], finishing: Bool = true
  ) throws {
    var sink = DownloadSink(file.url)
    try sink.begin(status: status, headers: headers)
    try Array(text.utf8).withUnsafeBytes { try sink.write($0) }
    if finishing { try sink.finish() }
  }

  private var content: String? { try? String(contentsOf: file.url, encoding: .utf8) }

  @Test
  func `A download creates its file only when it is complete`() throws {
    try write("half", finishing: false)
    #expect(content == nil)
    try write("whole")
    #expect(content == "whole")
    #expect(DownloadSink(file.url).rangeHeaders == [:])
  }

  @Test
  func `A download resumes if the server still has the same version`() throws {
    try write("half", headers: ["ETag": "\"v1\""], finishing: false)
    #expect(DownloadSink(file.url).rangeHeaders == ["Range": "bytes=4-", "If-Range": "\"v1\""])
    try write(" and half", status: 206, headers: ["Content-Range": "bytes 4-12/13"])
    #expect(content == "half and half")
  }

  @Test
  func `A download restarts if the server sends the whole content`() throws {
    try write("half", headers: ["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"], finishing: false)
    #expect(DownloadSink(file.url).rangeHeaders["If-Range"] == "Sun, 06 Nov 1994 08:49:37 GMT")
    try write("new version")
    #expect(content == "new version")
  }

  @Test(arguments: [[:], ["ETag": "W/\"v1\""]] as [HTTPHeaders])
  func `A download does not resume without a strong validator`(headers: HTTPHeaders) throws {
    try write("half", headers: headers, finishing: false)
    #expect(DownloadSink(file.url).rangeHeaders == [:])
  }

  @Test func `A download does not resume with the validator of an earlier version`() throws {
    try write("half", headers: ["ETag": "\"v1\""], finishing: false)
    try write("other half", finishing: false)
    #expect(DownloadSink(file.url).rangeHeaders == [:])
  }

  @Test func `A download that has ended or is discarded leaves no other file`() throws {
    let directory = file.url.deletingLastPathComponent().path
    func others() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: directory).filter {
        $0.hasPrefix(file.url.lastPathComponent + ".")
      }
    }
    try write("half", headers: ["ETag": "\"v1\""], finishing: false)
    #expect(try others().count == 2)
    DownloadSink(file.url).discard()
    #expect(try others() == [])
    try write("whole", headers: ["ETag": "\"v1\""])
    #expect(try others() == [])
  }

  @Test
  func `A download rejects a range that it did not request`() throws {
    try write("half", headers: ["ETag": "\"v1\""], finishing: false)
    #expect(throws: NetworkError.transport(.malformedReply)) {
      try write("x", status: 206, headers: ["Content-Range": "bytes 5-12/13"])
    }
  }

  @Test
  func `The error of a download that cannot write contains only the file name`() {
    var sink = DownloadSink(URL(filePath: "/nowhere/at/all.png"))
    #expect(throws: NetworkError.transport(.file("The file all.png could not be written"))) {
      try sink.begin(status: 200, headers: [:])
    }
  }
}
