import Networking
import Persistence
import Presentation
import Testing

@Suite struct ActionRefusalTests {
  private func failure(_ code: Int, _ message: String? = nil) -> NetworkError {
    .status(StatusFailure(code: code, serverMessage: message))
  }

  @Test(arguments: [
    (399, false), (400, true), (401, false), (404, true), (407, true), (408, false), (409, true), (424, true),
    (425, false),
    (426, true),
    (428, true), (429, false), (430, true), (499, true), (500, false), (501, true), (502, false),
  ])
  func `A server refuses an action with a status code that no later attempt changes`(code: Int, isRefusal: Bool) {
    #expect((ActionRefusal(failure(code)) != nil) == isRefusal)
  }

  @Test func `After too many requests, an action waits as long as the server says, or as the outbox does`() throws {
    func seconds(_ retryAfter: Duration?) throws -> Double? {
      let error = NetworkError.status(StatusFailure(code: 429, retryAfter: retryAfter))
      guard case .wait(let seconds) = try OutboxReply<Int>(to: error) else { return nil }
      return seconds
    }
    #expect(try seconds(.seconds(7)) == 7)
    #expect(try seconds(nil) == 0)
  }
}
