import Foundation

/// The connection of a request that switches protocols.
extension CurlTransfer {
  /// Takes over the connection that libcurl has opened. Returns `false` if there is none.
  func openSocket() -> Bool {
    guard let easy, let output = request.upgrade else { return false }
    socket = CurlSocket(easy, output, request, settings.limits)
    return socket != nil
  }

  /// Exchanges what is possible without waiting. Returns the result of the request if it has ended.
  func exchange() -> Result<HTTPResponse, NetworkError>? {
    guard let easy, let socket else { return nil }
    if ContinuousClock.now - started > settings.limits.total(for: request) {
      return .failure(.transport(.timeout(.total)))
    }
    switch socket.exchange(for: self) {
    case nil: return nil
    case .closed?: return .success(HTTPResponse(status: 101, headers: headers))
    case .refused(let status)?: return .success(HTTPResponse(status: status, headers: headers))
    case .failed(let code)?: return .failure(failure ?? error(of: code, easy))
    case .error(let error)?: return .failure(error)
    }
  }

  func receivePiece(_ piece: Data) { pieces?.add(piece, headers, of: self) }
}
