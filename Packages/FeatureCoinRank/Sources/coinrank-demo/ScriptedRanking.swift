import Foundation
import Networking
import NetworkingTest

/// A server that is a script: three pages of invented users, for as many requests as one likes.
struct ScriptedRanking {
  static let pages = 3
  private static let total = 75
  private static let size = 30
  private static let names = ["晨**光", "k**tlin_fan", "r**er", "蓝**海", "Zo**", "张**洋", "b**by", "小**马"]

  var transport: ScriptedTransport {
    let replies = (1...Self.pages).map { page in
      ScriptedReply.json(Self.answer(page)).on("GET /coin/rank/\(page)/json").repeated()
    }
    return ScriptedTransport(replies) { request in
      FileHandle.standardError.write(Data("\(request)\n".utf8))
    }
  }

  private static func answer(_ page: Int) -> String {
    let offset = (page - 1) * size
    let rows = (offset..<min(offset + size, total)).map { index in
      """
      {"coinCount": \(190_000 - index * 1_733), "level": \(1_901 - index * 17), "nickname": "", "rank": "\(index + 1)", \
      "userId": \(20_000 + index), "username": "\(names[index % names.count])"}
      """
    }
    return """
      {"data": {"curPage": \(page), "datas": [\(rows.joined(separator: ","))], "offset": \(offset), \
      "over": \(page == pages), "pageCount": \(pages), "size": \(size), "total": \(total)}, "errorCode": 0, "errorMsg": ""}
      """
  }
}
