import Foundation
import LoopbackServer
import Networking

/// A reply with which a server can harm its client.
struct HostileReply: Sendable, CustomStringConvertible {
  let description: String
  /// The only errors that the reply may cause. `nil` allows any error.
  var expected: Set<NetworkError>?
  /// A closure that prepares the reply, and returns a closure that sends it on a connection.
  let prepare: @Sendable () -> @Sendable (LoopbackConnection) -> Void

  /// At least a hundred replies.
  static let all = [
    endlessBodies, headers, bombs, deepJSON, wideJSON, brokenJSON, drips, garbage, brokenOff,
  ].flatMap(\.self)

  private static let ok = "HTTP/1.1 200 OK\r\n"

  private static func forever(_ bytes: [UInt8], over connection: LoopbackConnection) {
    while connection.send(bytes) {}
  }

  private static func repeated(
    _ text: String, _ count: Int, after start: String = "", before end: String = ""
  ) -> [UInt8] {
    Array((start + String(repeating: text, count: count) + end).utf8)
  }

  private static let endlessBodies: [HostileReply] = [1, 100, 10_000, 100_000].flatMap { size -> [HostileReply] in
    [
      HostileReply("endless body in pieces of \(size)") { connection in
        connection.send("\(ok)\r\n")
        forever(repeated(" ", size), over: connection)
      },
      HostileReply("endless chunks of \(size)") { connection in
        connection.send("\(ok)Transfer-Encoding: chunked\r\n\r\n")
        forever(
          repeated(" ", size, after: "\(String(size, radix: 16))\r\n", before: "\r\n"), over: connection)
      },
      HostileReply("length of \(size) exabytes") { connection in
        connection.send("\(ok)Content-Length: \(size)000000000000000000\r\n\r\n")
        forever(repeated(" ", 10_000), over: connection)
      },
    ]
  }

  private static let headers: [HostileReply] =
    [10, 1_000, 50_000, 1_000_000].flatMap { size -> [HostileReply] in
      [
        HostileReply("endless header lines of \(size)") { connection in
          connection.send(ok)
          forever(repeated("A", size, after: "X-A: ", before: "\r\n"), over: connection)
        },
        HostileReply("endless interim responses of \(size)") { connection in
          forever(
            repeated("A", size, after: "HTTP/1.1 103 Hints\r\nX-A: ", before: "\r\n\r\n"), over: connection)
        },
        HostileReply("endless trailers of \(size)") { connection in
          connection.send("\(ok)Transfer-Encoding: chunked\r\n\r\n0\r\n")
          forever(repeated("A", size, after: "X-A: ", before: "\r\n"), over: connection)
        },
      ]
    } + [
      HostileReply("endless status line") { connection in
        connection.send("HTTP/1.1 200 ")
        forever(repeated("A", 10_000), over: connection)
      },
      HostileReply("endless header name") { connection in
        connection.send(ok)
        forever(repeated("A", 10_000), over: connection)
      },
    ]

  private static let bombs: [HostileReply] =
    [2, 5, 20, 200].flatMap { megabytes -> [HostileReply] in
      ["gzip", "x-gzip"].flatMap { name in
        [true, false].map { hasLength in
          HostileReply(
            "\(name) bomb of \(megabytes) MB, \(hasLength ? "with" : "without") length",
            expected: [.tooLarge(.decompression(ratio: 100))]
          ) {
            let bomb = CompressionBomb.gzip(megabytes: megabytes)
            let length = hasLength ? "Content-Length: \(bomb.count)\r\n" : ""
            return { connection in
              connection.send("\(ok)Content-Encoding: \(name)\r\n\(length)\r\n")
              connection.send(bomb)
            }
          }
        }
      }
    } + [
      HostileReply("bomb in a bomb") { connection in
        connection.send("\(ok)Content-Encoding: gzip, gzip\r\n\r\n")
        connection.send(CompressionBomb.gzip(megabytes: 20))
      },
      HostileReply("many encodings") { connection in
        connection.send("\(ok)Content-Encoding: \(repeatElement("gzip", count: 200).joined(separator: ", "))\r\n\r\nx")
      },
      HostileReply("bytes that are not gzip") { connection in
        connection.send("\(ok)Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd")
      },
    ]

  private static func json(
    _ name: String, expected: Set<NetworkError>, _ bytes: @escaping @Sendable () -> [UInt8]
  ) -> HostileReply {
    HostileReply(name, expected: expected) {
      let body = bytes()
      return { connection in connection.answer(headers: ["Content-Type: application/json"], body: body) }
    }
  }

  private static let deepJSON: [HostileReply] = [200, 10_000, 1_000_000, 1_500_000].flatMap { depth -> [HostileReply] in
    let tooDeep: Set = [NetworkError.tooLarge(.jsonDepth(128))]
    return [
      json("\(depth) arrays", expected: tooDeep) { repeated("[", depth) },
      json("\(depth) closed arrays", expected: tooDeep) { repeated("[", depth / 2 + 100) + repeated("]", depth / 2) },
      json("\(depth) objects", expected: tooDeep) { repeated(#"{"":"#, depth) },
      json("\(depth) arrays after a string", expected: tooDeep) { Array(#"["\"]]","#.utf8) + repeated("[", depth) },
    ]
  }

  private static let wideJSON: [HostileReply] = [500_000, 1_000_000, 2_000_000].flatMap { count -> [HostileReply] in
    let tooWide: Set = [NetworkError.tooLarge(.jsonValues(500_000))]
    return [
      json("\(count) numbers", expected: tooWide) { Array("[".utf8) + repeated("1,", count) + Array("1]".utf8) },
      json("\(count) arrays", expected: tooWide) { Array("[".utf8) + repeated("[],", count) + Array("1]".utf8) },
      json("\(count) members", expected: tooWide) { Array("{".utf8) + repeated("0:1,", count) + Array("0:1}".utf8) },
    ]
  }

  private static let brokenJSON: [HostileReply] = [
    "nul", "{", #""abc"#, "[1,", #"{"a" 1}"#, "\u{0}", #"["\ud800"]"#, "1e99999999", "[1]x",
  ].map { text in
    HostileReply("text \(text.debugDescription)") { connection in connection.answer(body: Array(text.utf8)) }
  }

  private static let drips: [HostileReply] = [
    "HTTP/1.1 200 OK\r\nX-A: ", "\(ok)Content-Length: 1000\r\n\r\n", "",
    "\(ok)Transfer-Encoding: chunked\r\n\r\n3e8\r\n",
  ]
  .flatMap { start in
    [1, 2, 5].map { interval in
      HostileReply("a byte every \(interval)00 ms after \(start.debugDescription)") { connection in
        connection.send(start)
        repeat { connection.waitForEnd(milliseconds: interval * 100) } while connection.send("x")
      }
    }
  }

  private static let garbage: [HostileReply] = [
    "SSH-2.0-OpenSSH\r\n", "\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n", "HTTP/1.1 abc\r\n\r\n",
    "HTTP/1.1 200 OK\r\nA\r\n: b\r\n\r\n",
    "\(ok)Content-Length: -1\r\n\r\n", "\(ok)Content-Length: 5\r\nContent-Length: 6\r\n\r\n123456",
    "\(ok)Transfer-Encoding: chunked\r\n\r\nxyz\r\n", "\(ok)Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
    "\(ok)Transfer-Encoding: gzip, chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n", "\u{16}\u{3}\u{1}",
  ].map { text in HostileReply("garbage \(text.debugDescription)") { $0.send(text) } }

  private static let brokenOff: [HostileReply] = ["", "HT", "HTTP/1.1 200 OK\r\n", "\(ok)Content-Length: 10\r\n\r\nab"]
    .flatMap {
      text in
      [
        HostileReply("close after \(text.debugDescription)") { $0.send(text) },
        HostileReply("reset after \(text.debugDescription)") { connection in
          connection.send(text)
          connection.reset()
        },
      ]
    }

  private init(
    _ description: String, expected: Set<NetworkError>? = nil,
    prepare: @escaping @Sendable () -> @Sendable (LoopbackConnection) -> Void
  ) {
    self.description = description
    self.expected = expected
    self.prepare = prepare
  }

  private init(_ description: String, send: @escaping @Sendable (LoopbackConnection) -> Void) {
    self.init(description) { send }
  }
}
