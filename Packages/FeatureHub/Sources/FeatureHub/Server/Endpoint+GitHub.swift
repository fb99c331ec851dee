import Foundation
import Networking

extension Endpoint where Response: Decodable {
  fileprivate static func gitHub(_ path: EndpointPath, query: Parameters = [:]) -> Endpoint {
    Endpoint(.get, path, query: query, headers: .gitHub, decoding: .json(decoder: .gitHub))
  }
}

extension HTTPHeaders {
  fileprivate static let gitHub: HTTPHeaders = ["Accept": "application/vnd.github+json"]
}

extension JSONDecoder {
  /// A decoder for GitHub's snake-case keys and ISO 8601 dates.
  fileprivate static var gitHub: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .custom { decoder in
      let value = try decoder.singleValueContainer()
      guard let date = Date(iso8601: try value.decode(String.self), .iso8601) else {
        throw DecodingError.dataCorruptedError(in: value, debugDescription: "not a date of ISO 8601")
      }
      return date
    }
    return decoder
  }
}

extension Endpoint where Response == LossyArray<Repository> {
  static func search(_ text: String) -> Endpoint { search(["q": text]) }

  /// The repositories with the most stars, of those with at least a thousand.
  static var popular: Endpoint { search(["q": "stars:>=1000", "sort": "stars"]) }

  private static func search(_ query: Parameters) -> Endpoint {
    Endpoint(
      .get, "/search/repositories", query: query, headers: .gitHub,
      decoding: Decoding<RepositoryResults>.json(decoder: .gitHub).map(\.items))
  }
}

extension Endpoint where Response == Repository {
  static func repository(_ name: RepositoryName) -> Endpoint { .gitHub("/repos/\(name.owner)/\(name.name)") }
}

extension Endpoint where Response == Languages {
  static func languages(of name: RepositoryName) -> Endpoint { .gitHub("/repos/\(name.owner)/\(name.name)/languages") }
}

extension Endpoint where Response == LossyArray<Issue> {
  static func issues(of name: RepositoryName, _ state: IssueState) -> Endpoint {
    .gitHub("/repos/\(name.owner)/\(name.name)/issues", query: ["state": state.rawValue])
  }
}

extension Endpoint where Response == Issue {
  static func issue(_ number: Int, of name: RepositoryName) -> Endpoint {
    .gitHub("/repos/\(name.owner)/\(name.name)/issues/\(number)")
  }
}

extension Endpoint where Response == LossyArray<Comment> {
  static func comments(on number: Int, of name: RepositoryName) -> Endpoint {
    .gitHub("/repos/\(name.owner)/\(name.name)/issues/\(number)/comments")
  }
}

extension Endpoint where Response == LossyArray<Commit> {
  static func commits(of name: RepositoryName, branch: String?) -> Endpoint {
    .gitHub("/repos/\(name.owner)/\(name.name)/commits", query: ["sha": branch])
  }
}

extension Endpoint where Response == Commit {
  static func commit(_ sha: String, of name: RepositoryName) -> Endpoint {
    .gitHub("/repos/\(name.owner)/\(name.name)/commits/\(sha)")
  }
}

extension Endpoint where Response == LossyArray<Branch> {
  static func branches(of name: RepositoryName) -> Endpoint { .gitHub("/repos/\(name.owner)/\(name.name)/branches") }
}

extension Endpoint where Response == LossyArray<Contributor> {
  static func contributors(to name: RepositoryName) -> Endpoint {
    .gitHub("/repos/\(name.owner)/\(name.name)/contributors")
  }
}

extension Endpoint where Response == User {
  static func user(_ login: String) -> Endpoint { .gitHub("/users/\(login)") }
}

extension Endpoint where Response == LossyArray<SocialAccount> {
  static func socialAccounts(of login: String) -> Endpoint { .gitHub("/users/\(login)/social_accounts") }
}

extension Endpoint where Response == Bool {
  /// Returns the endpoint that checks whether the user has starred a repository.
  static func isStarred(_ name: RepositoryName) -> Endpoint {
    Endpoint(
      .get, "/user/starred/\(name.owner)/\(name.name)", headers: .gitHub,
      validation: Validation { [204, 404].contains($0) }, decoding: Decoding { $0.status == 204 })
  }
}

extension Endpoint where Response == Void {
  /// Returns the endpoint that stars a repository with `PUT`, or removes the star with `DELETE`.
  static func star(_ method: HTTPMethod, _ name: RepositoryName) -> Endpoint {
    Endpoint(method, "/user/starred/\(name.owner)/\(name.name)", headers: .gitHub, decoding: .ignored)
  }
}
