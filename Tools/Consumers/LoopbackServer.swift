import LoopbackServer

func address(of server: LoopbackServer) -> String { server.url("/numbers").absoluteString }
