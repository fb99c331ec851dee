import Foundation

/// OpenSSL's test server with a certificate of its own for `localhost`.
final class EncryptedServer {
  private static let program = URL(filePath: "/usr/bin/openssl")

  static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: program.path) }

  let port: Int
  let certificate: URL
  private let directory: URL
  private let process: Process

  init() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "encrypted-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    certificate = directory.appending(path: "certificate.pem")
    let key = directory.appending(path: "key.pem")
    let maker = Process()
    maker.executableURL = Self.program
    maker.arguments =
      ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
      + ["-addext", "subjectAltName=DNS:localhost", "-keyout", key.path, "-out", certificate.path]
    maker.standardError = FileHandle.nullDevice
    try maker.run()
    maker.waitUntilExit()
    process = Process()
    process.executableURL = Self.program
    process.arguments = ["s_server", "-accept", "0", "-www", "-cert", certificate.path, "-key", key.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It says `ACCEPT 0.0.0.0:43211` or `ACCEPT [::]:43211` once it listens.
    var text = ""
    while !text.contains("ACCEPT") || !text.hasSuffix("\n") {
      let piece = output.fileHandleForReading.availableData
      if piece.isEmpty { throw CocoaError(.executableLoad) }
      text += String(decoding: piece, as: UTF8.self)
    }
    let digits = text.reversed().drop { !$0.isNumber }.prefix { $0.isNumber }
    port = Int(String(digits.reversed())) ?? 0
  }

  func stop() {
    // It inherits the signal mask of a thread that blocks the polite signals.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: directory)
  }
}
