import Foundation

/// A WebSocket server of Python's library `websockets`, which shares no code with this repository.
final class PythonPeer {
  private static let python = URL(filePath: "/usr/bin/python3")

  static let isAvailable: Bool = {
    let process = Process()
    process.executableURL = python
    process.arguments = ["-c", "import websockets"]
    process.standardError = FileHandle.nullDevice
    guard FileManager.default.isExecutableFile(atPath: python.path), (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  let port: Int
  /// The server's own certificate, if it encrypts.
  let authorities: URL
  private let directory: URL
  private let process = Process()
  private let output = Pipe()
  private var text = ""

  init(isEncrypted: Bool = false) throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "websockets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    authorities = directory.appending(path: "own.pem")
    let program = directory.appending(path: "server.py")
    try Data(Self.program.utf8).write(to: program)
    process.executableURL = Self.python
    process.arguments = ["-u", program.path] + (isEncrypted ? [directory.path] : [])
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    guard let number = Self.line(of: output, &text).flatMap({ Int($0) }) else { throw CocoaError(.executableLoad) }
    port = number
  }

  /// Waits for the next line in which the server reports what it has seen.
  func report() -> String? { Self.line(of: output, &text) }

  func stop() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: directory)
  }

  private static func line(of output: Pipe, _ text: inout String) -> String? {
    while !text.contains("\n") {
      let piece = output.fileHandleForReading.availableData
      if piece.isEmpty { return nil }
      text += String(decoding: piece, as: UTF8.self)
    }
    let line = text.prefix { $0 != "\n" }
    defer { text.removeFirst(line.count + 1) }
    return String(line)
  }

  /// Serves what the path asks for, and prints how each connection has ended.
  private static let program = #"""
    import asyncio, ssl, subprocess, sys, websockets

    async def serve(socket, path):
        name, _, value = path[1:].partition("/")
        if name == "echo":
            async for message in socket: await socket.send(message)
        elif name == "fragments":
            await socket.send(["Hel", "lo, ", "wörld"])
            await socket.send([b"\x00", b"\x01"])
        elif name == "split":
            for part in (b"\x01\x01\xc3", b"\x89\x01A", b"\x80\x01\xa9"):
                socket.transport.write(part)
        elif name == "ping":
            await asyncio.wait_for(await socket.ping(b"are you there"), 10)
            await socket.send("pong")
        elif name == "big": await socket.send("x" * int(value))
        elif name == "raw": socket.transport.write(bytes.fromhex(value))
        elif name == "headers": await socket.send("%s|%s" % (path, socket.request_headers.get("Authorization")))
        elif name == "close":
            await socket.close(int(value), "because")
        elif name == "abort":
            await socket.send("last")
            socket.transport.abort()
        await socket.wait_closed()
        print(name, socket.close_code, flush=True)

    async def main():
        context = None
        if len(sys.argv) > 1:
            own, key = sys.argv[1] + "/own.pem", sys.argv[1] + "/key.pem"
            subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", own], check=True, stderr=subprocess.DEVNULL)
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(own, key)
            context.set_alpn_protocols(["h2", "http/1.1"])
        server = await websockets.serve(serve, "localhost" if context else "127.0.0.1", 0, ssl=context, max_size=1 << 24,
            compression="deflate")
        print(server.sockets[0].getsockname()[1], flush=True)
        await asyncio.Future()

    asyncio.run(main())

    """#
}
