import Foundation

extension GitHub {
  private static let api = "https://api.github.com"
  private static let web = "https://github.com"

  static func entity(_ person: Person) -> JSON {
    let id = 9000 + person.index
    return [
      "login": .string(person.handle), "id": .int(id), "node_id": .string("U_\(id)"),
      "avatar_url": .string("https://avatars.example/u/\(id)?v=4"), "url": .string("\(api)/users/\(person.handle)"),
      "html_url": .string("\(web)/\(person.handle)"), "type": "User", "site_admin": false,
    ]
  }

  /// The owner of two repositories.
  static let organization: JSON = [
    "login": "example", "id": 9900, "node_id": "O_9900", "avatar_url": "https://avatars.example/u/9900?v=4",
    "url": .string("\(api)/users/example"), "html_url": .string("\(web)/example"), "type": "Organization",
    "site_admin": false,
  ]

  static func organizationProfile(at date: Date) -> JSON {
    organization.merging([
      "name": "Example", "company": nil, "blog": "", "location": "Earth", "email": nil,
      "bio": "An invented organization with two repositories", "public_repos": 2, "followers": 120, "following": 0,
      "created_at": "2015-03-17T15:14:24Z", "updated_at": .string(date.iso8601),
    ])
  }

  static func profile(_ person: Person, at date: Date) -> JSON {
    entity(person).merging([
      "name": .string(person.name), "company": nil, "blog": .string(person.website ?? ""), "location": "Earth",
      "email": nil,
      "bio": .string(person.about), "public_repos": .int(10 + person.index),
      "followers": .int(1200 - 70 * person.index),
      "following": .int(30 + person.index), "created_at": "2015-03-17T15:14:24Z", "updated_at": .string(date.iso8601),
    ])
  }

  func entity(_ repository: Repository) -> JSON {
    let open = issues.count { $0.closed == nil }
    let id = 77_001 + (Repository.all.firstIndex(of: repository) ?? 0)
    return [
      "id": .int(id), "node_id": .string("R_\(id - 77_000)"), "name": .string(repository.name),
      "full_name": .string(repository.path), "private": false,
      "owner": Person.named(repository.owner).map { Self.entity($0) } ?? Self.organization,
      "html_url": .string("\(Self.web)/\(repository.path)"),
      "description": .string(repository.about), "fork": false,
      "url": .string("\(Self.api)/repos/\(repository.path)"), "created_at": "2020-01-02T03:04:05Z",
      "updated_at": .string(genesis.iso8601), "pushed_at": .string(genesis.iso8601), "homepage": nil, "size": 20_480,
      "stargazers_count": .int(repository.stars), "watchers_count": .int(repository.stars),
      "language": .string(repository.language), "forks_count": 321, "archived": false,
      "open_issues_count": .int(open), "forks": 321, "open_issues": .int(open), "watchers": .int(repository.stars),
      "default_branch": "main", "network_count": 321, "subscribers_count": 88,
      "license": [
        "key": "mit", "name": "MIT License", "spdx_id": "MIT", "url": .string("\(Self.api)/licenses/mit"),
        "node_id": "L",
      ],
    ]
  }

  static func entity(_ issue: Issue, in repository: Repository) -> JSON {
    let path = "\(repository.path)/\(issue.isPullRequest ? "pull" : "issues")/\(issue.number)"
    let url = "\(api)/repos/\(repository.path)/issues/\(issue.number)"
    let json: JSON = [
      "url": .string(url), "repository_url": .string("\(api)/repos/\(repository.path)"),
      "labels_url": .string("\(url)/labels{/name}"), "comments_url": .string("\(url)/comments"),
      "events_url": .string("\(url)/events"), "active_lock_reason": nil, "html_url": .string("\(web)/\(path)"),
      "id": .int(55_000 + issue.number), "node_id": .string("I_\(issue.number)"), "number": .int(issue.number),
      "title": .string(issue.title), "user": entity(issue.author),
      "labels": .array(issue.labels.map { entity($0, in: repository) }),
      "state": issue.closed == nil ? "open" : "closed", "locked": false, "assignee": nil, "assignees": [],
      "milestone": nil, "comments": .int(issue.comments), "created_at": .string(issue.created.iso8601),
      "updated_at": .string((issue.closed?.date ?? issue.created).iso8601),
      "closed_at": .string(orNull: issue.closed?.date.iso8601),
      "closed_by": issue.closed.map { entity($0.by) } ?? .null,
      "author_association": "NONE", "body": .string("Body of #\(issue.number)"),
    ]
    guard issue.isPullRequest else { return json }
    return json.merging(["pull_request": ["html_url": .string("\(web)/\(path)")]])
  }

  private static func entity(_ label: Issue.Label, in repository: Repository) -> JSON {
    [
      "id": .int(label.id), "node_id": .string("L_\(label.id)"), "name": .string(label.name),
      "url": .string("\(api)/repos/\(repository.path)/labels/\(percentEncoded(label.name))"),
      "color": .string(label.color),
      "default": .bool(label.id == 100), "description": "",
    ]
  }

  /// Returns the commit at an index, counted from the newest.
  func commit(_ index: Int, in repository: Repository) -> JSON {
    let url = "\(Self.api)/repos/\(repository.path)"
    let sha = Self.sha(index)
    let person = Person.all[index % 5]
    let author: JSON = [
      "name": .string(person.name), "email": .string("\(person.handle)@example.com"),
      "date": .string(genesis.addingTimeInterval(Double(-index) * 40_000 - 900).iso8601),
    ]
    let messages = [
      "Pause the fetcher when its screen is covered\n\nFixes #12", "Commit the page number on success only",
      "修复登录提示的前导空格", "Compare ids by length first", "Say which header was too large",
    ]
    return [
      "sha": .string(sha), "node_id": .string("C_\(index)"),
      "commit": [
        "author": author, "committer": author, "message": .string(messages[index % messages.count]), "comment_count": 0,
        "tree": ["sha": .string(sha), "url": .string("\(url)/git/trees/\(sha)")],
        "url": .string("\(url)/git/commits/\(sha)"),
        "verification": ["verified": false, "reason": "unsigned", "signature": nil, "payload": nil],
      ],
      "url": .string("\(url)/commits/\(sha)"), "comments_url": .string("\(url)/commits/\(sha)/comments"),
      "html_url": .string("\(Self.web)/\(repository.path)/commit/\(sha)"), "author": Self.entity(person),
      "committer": index % 7 == 3 ? .null : Self.entity(person), "parents": [],
    ]
  }
}
