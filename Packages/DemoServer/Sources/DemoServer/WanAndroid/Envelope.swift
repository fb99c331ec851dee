/// `{"data": …, "errorCode": 0, "errorMsg": ""}`, the format of wanandroid's responses.
extension Response {
  static func envelope(_ data: JSON) -> Response {
    .json(["data": data, "errorCode": 0, "errorMsg": ""])
  }

  /// Returns an error response. As in the real service, the status is 200, and the code is in the body.
  static func refusal(_ message: String) -> Response {
    .json(["data": nil, "errorCode": -1, "errorMsg": .string(message)])
  }

  /// The response to a request without a login. As in the real service, it has no `data`, and its content type is
  /// `text/html`.
  static var notLoggedIn: Response {
    let body: JSON = ["errorCode": -1001, "errorMsg": "请先登录！"]
    return Response(status: 200, type: "text/html;charset=UTF-8", body: body.data)
  }
}

/// A page of a list in wanandroid's format.
struct WanAndroidPage {
  var number: Int
  var size: Int
  var rows: [JSON]
  var total: Int

  /// Creates a page. Returns `nil` if `text` is not a valid page number.
  ///
  /// - Parameters:
  ///   - text: The number of the page in the path, from 1. As in the real service, page 0 contains the rows of the
  ///     first page, with `curPage` 0, `offset` −20 and `over` `false`.
  ///   - size: The number of rows per page.
  ///   - items: All items of the list.
  init?(_ text: String?, size: Int, of items: [JSON]) {
    guard let number = text.flatMap(Int.init), (0...1_000_000).contains(number) else { return nil }
    self.number = number
    self.size = size
    total = items.count
    rows = Array(items.dropFirst(max(0, number - 1) * size).prefix(size))
  }

  var response: Response {
    let pageCount = (total + size - 1) / size
    return .envelope([
      "curPage": .int(number),
      "datas": .array(rows),
      "offset": .int(number == 0 ? -20 : (number - 1) * size),
      "over": .bool(number > 0 && number >= pageCount),
      "pageCount": .int(pageCount),
      "size": .int(size),
      "total": .int(total),
    ])
  }
}

extension Request {
  /// Returns `page_size` if it is valid (1 to 40), or else the default size of the list.
  func pageSize(default size: Int) -> Int {
    guard let asked = query["page_size"].flatMap(Int.init), (1...40).contains(asked) else { return size }
    return asked
  }
}
