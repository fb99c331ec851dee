import Foundation

extension GitHub {
  func repository(_ request: Request) -> Response {
    repository(of: request).map { .json(entity($0)) } ?? Self.notFound
  }

  /// Responds with issues and pull requests in one list, as the real service does.
  func issues(_ request: Request) -> Response {
    guard let repository = repository(of: request) else { return Self.notFound }
    let matching = issues.filter { issue in
      switch request.query["state"] {
      case "all": true
      case "closed": issue.closed != nil
      default: issue.closed == nil
      }
    }
    return page(of: matching.map { Self.entity($0, in: repository) }, for: request)
  }

  func commits(_ request: Request) -> Response {
    let start = request.query["sha"] ?? ""
    guard let repository = repository(of: request), start.isEmpty || Self.commitIndex(named: start) != nil
    else { return Self.notFound }
    return page(of: (0..<70).map { commit($0, in: repository) }, for: request)
  }

  static let branchNames = [
    "main", "develop", "feature/pager", "feature/终端界面", "fix/cursor-gap", "release/1.0",
  ]

  func branches(_ request: Request) -> Response {
    guard let repository = repository(of: request) else { return Self.notFound }
    let branches = Self.branchNames.enumerated().map { index, name -> JSON in
      let tip = commit(index, in: repository)
      return [
        "name": .string(name), "protected": .bool(index == 0),
        "commit": ["sha": tip["sha"] ?? nil, "url": tip["url"] ?? nil],
      ]
    }
    return page(of: branches, for: request)
  }

  func contributors(_ request: Request) -> Response {
    guard repository(of: request) != nil else { return Self.notFound }
    return page(
      of: Person.all.map { Self.entity($0).merging(["contributions": .int(300 - 21 * $0.index)]) }, for: request)
  }

  func user(_ request: Request) -> Response {
    if isOrganization(request) { return .json(Self.organizationProfile(at: genesis)) }
    guard let person = request.parameters["login"].flatMap(Person.named) else { return Self.notFound }
    return .json(Self.profile(person, at: genesis))
  }

  func searchRepositories(_ request: Request) -> Response {
    guard let query = request.query["q"], !query.isEmpty else {
      return .json(
        [
          "message": "Validation Failed", "documentation_url": "https://docs.github.com/v3/search",
          "errors": [
            ["resource": "Search", "field": "q", "code": "missing", "message": "The search query is missing"]
          ],
        ], status: 422)
    }
    let found = Repository.all.filter { $0.matches(query) }.map(entity)
    return .json(["total_count": .int(found.count), "incomplete_results": false, "items": .array(found)])
  }

  func isOrganization(_ request: Request) -> Bool { request.parameters["login"]?.lowercased() == "example" }

  func repository(of request: Request) -> Repository? {
    let path = "\(request.parameters["owner"] ?? "")/\(request.parameters["name"] ?? "")".lowercased()
    return Repository.all.first { $0.path == path }
  }

  /// Responds with a page of a list. Pages begin at 1 and link to one another: `prev` and `first` after the first page,
  /// `next` and `last` before the last one.
  func page(of items: [JSON], for request: Request) -> Response {
    let size = min(max(request.query["per_page"].flatMap(Int.init) ?? 30, 1), 100)
    let number = min(max(request.query["page"].flatMap(Int.init) ?? 1, 1), 1_000_000)
    let last = max(1, (items.count + size - 1) / size)
    var links: [(String, FormFields)] = []
    if number > 1 { links += [("prev", ["page": String(min(number - 1, last))]), ("first", ["page": "1"])] }
    if number < last { links += [("next", ["page": String(number + 1)]), ("last", ["page": String(last)])] }
    return .json(.array(Array(items.dropFirst((number - 1) * size).prefix(size)))).linking(links, from: request)
  }
}
