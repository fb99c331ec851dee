import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct NotificationsLoginTests {
  @Test func `Without a login, the command says how to log in`() async throws {
    try await Golden(
      of: "Login+Notifications", name: "error-not-logged-in", arguments: ["notifications"], code: 77
    ).check()
  }
}
