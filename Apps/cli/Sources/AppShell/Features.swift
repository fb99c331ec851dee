import TerminalApp

/// The features of the app, one per line, in the order of their tabs.
enum Features {
  static let all: [any AppModule] = [
    TimelineModule(),
    MomentsModule(),
    CoinRankModule(),
    LoginModule(),
    HubModule(),
    NotificationsModule(),
  ]
}
