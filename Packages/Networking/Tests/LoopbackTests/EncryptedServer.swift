import Foundation

/// OpenSSL's test server with a certificate for `localhost`.
final class EncryptedServer {
  enum Certificate {
    /// A certificate that the server has issued for itself, valid for two days or expired yesterday.
    case selfSigned, expired
    /// A certificate that a certificate authority has issued.
    case issued
  }

  private static let program = URL(filePath: "/usr/bin/openssl")

  static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: program.path) }

  let port: Int
  /// The certificate to trust: the authority's, or the server's own.
  let authorities: URL
  private let directory: URL
  private let process: Process

  init(_ certificate: Certificate = .selfSigned) throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "encrypted-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    let own = directory.appending(path: "own.pem").path
    let key = directory.appending(path: "key.pem").path
    let request = directory.appending(path: "request.pem").path
    let names = directory.appending(path: "names")
    try Data("subjectAltName=DNS:localhost".utf8).write(to: names)
    try Self.run(["req", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-keyout", key, "-out", request])
    let signing = ["x509", "-req", "-in", request, "-extfile", names.path, "-out", own]
    switch certificate {
    case .selfSigned, .expired:
      authorities = URL(filePath: own)
      try Self.run(signing + ["-signkey", key, "-days", certificate == .expired ? "-1" : "2"])
    case .issued:
      let authority = directory.appending(path: "authority")
      authorities = authority.appendingPathExtension("pem")
      try Self.run(
        ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=authority"]
          + ["-keyout", authority.path, "-out", authorities.path])
      try Self.run(signing + ["-CA", authorities.path, "-CAkey", authority.path, "-CAcreateserial", "-days", "2"])
    }
    process = Process()
    process.executableURL = Self.program
    process.arguments = ["s_server", "-accept", "0", "-www", "-cert", own, "-key", key]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The server prints `ACCEPT 0.0.0.0:43211` or `ACCEPT [::]:43211` once it listens.
    var text = ""
    while !text.contains("ACCEPT") || !text.hasSuffix("\n") {
      let piece = output.fileHandleForReading.availableData
      if piece.isEmpty { throw CocoaError(.executableLoad) }
      text += String(decoding: piece, as: UTF8.self)
    }
    let digits = text.reversed().drop { !$0.isNumber }.prefix { $0.isNumber }
    port = Int(String(digits.reversed())) ?? 0
  }

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableRuntimeMismatch) }
  }

  func stop() {
    // SIGKILL, since the process inherits the signal mask of a thread that may block other signals.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: directory)
  }
}
