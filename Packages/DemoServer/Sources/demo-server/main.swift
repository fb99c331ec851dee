import DemoServer
import Foundation

// demo-server [port] [state file]: runs the server as a program until it is interrupted.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("demo-server: \(message)\n".utf8))
  exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count <= 2, let port = UInt16(arguments.first ?? "8080") else {
  fail("usage: demo-server [port] [state file], with a port from 0 (any free port) to 65535; default: 8080")
}
var configuration = DemoServer.Configuration()
configuration.stateFile = arguments.dropFirst().first.map { URL(filePath: $0) }

do {
  let server = try await DemoServer.start(port: port, configuration: configuration)
  FileHandle.standardOutput.write(Data("\(server.baseURL.absoluteString)\n".utf8))
  // A signal can simply end the process, because each change is on disk before its response is sent.
  while server.isRunning { pause() }
} catch {
  fail("\(error)")
}
