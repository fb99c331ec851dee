import TerminalApp

/// The features of the app, in the order of their tabs: a line for each.
enum Features {
  static let all: [any AppModule] = [
    TimelineModule(),
    MomentsModule(),
    CoinRankModule(),
    LoginModule(),
  ]
}
