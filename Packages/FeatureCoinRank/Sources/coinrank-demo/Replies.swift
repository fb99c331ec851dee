import NetworkingTest

/// The replies of the scripted server: invented users, for any number of requests.
enum Replies {
  static let pages = 3
  private static let total = 75
  private static let size = 30
  private static let names = ["晨**光", "k**tlin_fan", "r**er", "蓝**海", "Zo**", "张**洋", "b**by", "小**马"]

  static func ranking(overlap: Int = 0) -> [ScriptedReply] {
    (1...pages).map { rankingPage($0, overlap: overlap).repeated() }
  }

  static func rankingPage(_ page: Int, overlap: Int = 0) -> ScriptedReply {
    let offset = max(0, (page - 1) * size - (page - 1) * overlap)
    return self.page(page, (offset..<min(offset + size, total)).map(user)).on("GET /coin/rank/\(page)/json")
  }

  static let emptyRanking = page(1, [], of: 0).on("GET /coin/rank/1/json").repeated()

  static let mine: [ScriptedReply] =
    [
      .json(
        """
        {"data": {"coinCount": 451, "level": 5, "nickname": "", "rank": "7", "userId": 159001, "username": "a**ce_example"}, \
        "errorCode": 0, "errorMsg": ""}
        """
      ).on("GET /lg/coin/userinfo/json").repeated()
    ]
    + (1...pages).map { number in
      let offset = (number - 1) * size
      return page(number, (offset..<min(offset + size, total)).map(entry))
        .on("GET /lg/coin/list/\(number)/json").repeated()
    }

  static let expired: [ScriptedReply] = [
    .json(#"{"errorCode":-1001,"errorMsg":"请先登录！"}"#).repeated()
  ]

  private static func user(_ index: Int) -> String {
    """
    {"coinCount": \(190_000 - index * 1_733), "level": \(1_901 - index * 17), "nickname": "", "rank": "\(index + 1)", \
    "userId": \(20_000 + index), "username": "\(names[index % names.count])"}
    """
  }

  private static func entry(_ index: Int) -> String {
    """
    {"coinCount": \(17 + index % 20), "date": \(1_716_167_553_000 - index * 86_400_000), \
    "desc": "签到 , 积分：10 + \(7 + index % 20)", "id": \(980_000 - index), "reason": "签到", "type": 1, \
    "userId": 159001, "userName": "alice_example"}
    """
  }

  private static func page(_ number: Int, _ rows: [String], of pages: Int = pages) -> ScriptedReply {
    .json(
      """
      {"data": {"curPage": \(number), "datas": [\(rows.joined(separator: ","))], "offset": 0, \
      "over": \(number >= pages), "pageCount": \(pages), "size": \(size), "total": \(total)}, "errorCode": 0, "errorMsg": ""}
      """)
  }
}
