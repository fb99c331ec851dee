extension Request {
  /// The response that refuses a request from a web page of another site, or `nil` if the request is allowed.
  ///
  /// A browser on this machine can access the loopback port, too. A page whose name resolves to 127.0.0.1 (DNS
  /// rebinding) sends its own host, and any other page sends its origin.
  var refusal: Response? {
    let address = String(origin.dropFirst("http://".count))
    let own = [address, address.replacing("127.0.0.1", with: "localhost")]
    guard let host = headers["Host"]?.lowercased(), own.contains(host.contains(":") ? host : host + ":80") else {
      let names = own.joined(separator: " and ")
      return .json(["error": .string("This server accepts requests to \(names) only.")], status: 421)
    }
    guard let page = headers["Origin"], page.lowercased() != "http://" + host else { return nil }
    return .json(["error": "This server rejects requests from the pages of other sites."], status: 403)
  }
}
