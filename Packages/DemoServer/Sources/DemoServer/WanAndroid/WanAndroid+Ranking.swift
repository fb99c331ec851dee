extension WanAndroid {
  mutating func ranking(_ request: Request) -> Response {
    guard let page = WanAndroidPage(request.parameters["page"], size: request.pageSize(default: 30), of: standings())
    else { return .refusal("页码不正确") }
    if rankingShift > 0 { state.rankingRequests += 1 }
    return page.response
  }

  /// Returns all rows, the best first: generated users and accounts. An account follows the generated users with the
  /// same number of coins.
  ///
  /// With a shift, the last users overtake all others at each request. A client that reads page by page then receives
  /// the last rows of a page again at the start of the next one.
  private func standings() -> [JSON] {
    let overtaken = players.isEmpty ? 0 : state.rankingRequests * rankingShift % players.count
    let order = players.suffix(overtaken) + players.dropLast(overtaken)
    var rows: [(coins: Int, id: Int, username: String, nickname: String)] = []
    for (entry, player) in zip(players, order) {
      rows.append((entry.coins, player.id, player.username, player.nickname))
    }
    for account in state.accounts {
      let index = rows.firstIndex { $0.coins < account.coins } ?? rows.endIndex
      rows.insert((account.coins, account.id, account.username, ""), at: index)
    }
    return rows.enumerated().map { index, row in
      [
        "coinCount": .int(row.coins),
        "level": .int(row.coins / 100 + 1),
        "nickname": .string(row.nickname),
        "rank": .string(String(index + 1)),
        "userId": .int(row.id),
        "username": .string(masked(row.username)),
      ]
    }
  }

  func standing(of account: Account) -> JSON {
    standings().first { $0["userId"]?.int == account.id } ?? nil
  }
}
