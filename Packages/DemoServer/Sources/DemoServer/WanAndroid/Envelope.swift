/// `{"data": …, "errorCode": 0, "errorMsg": ""}`, which is wanandroid's form for everything.
extension Response {
  static func envelope(_ data: JSON) -> Response {
    .json(["data": data, "errorCode": 0, "errorMsg": ""])
  }

  /// A refusal. As on the living server the status is 200 even so, and the code is in the body.
  static func refusal(_ message: String) -> Response {
    .json(["data": nil, "errorCode": -1, "errorMsg": .string(message)])
  }

  /// Not logged in. The living server leaves `data` out and calls the JSON `text/html`; so does this one.
  static var notLoggedIn: Response {
    let body: JSON = ["errorCode": -1001, "errorMsg": "请先登录！"]
    return Response(status: 200, type: "text/html;charset=UTF-8", body: body.data)
  }
}

/// One page of a list, as wanandroid writes it.
struct WanAndroidPage {
  var number: Int
  var size: Int
  var rows: [JSON]
  var total: Int

  /// - parameter text: The page in the path. Pages begin at 1; page 0 is answered oddly, as on the living server: the first
  ///   page's rows with `curPage` 0, `offset` −20 and `over` false.
  /// - returns: Nil when `text` is no page number.
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
  /// `page_size` where it is one that the server accepts (1 to 40), else the list's own.
  func pageSize(default size: Int) -> Int {
    guard let asked = query["page_size"].flatMap(Int.init), (1...40).contains(asked) else { return size }
    return asked
  }
}
