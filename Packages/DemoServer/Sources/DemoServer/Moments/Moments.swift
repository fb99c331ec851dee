import Foundation

/// The API for the feed of moments and their likes: `POST /graphql`.
struct Moments: APIFamily {
  struct State: Codable, Equatable, Sendable {
    /// The indexes of the people who like each moment, in the order of their likes, by the moment's index in the feed.
    var likes: [[Int]]
  }

  var state: State
  let feed: [Moment]

  static var notFound: Response { Response.statusPage(404) }

  static let routes: [Route<Moments>] = [.post("/") { $0.execute($1) }]

  init(configuration: DemoServer.Configuration, genesis: Date, state: State? = nil) {
    feed = Moment.feed(
      count: configuration.moments, seed: configuration.seed, genesis: genesis, isHostile: configuration.hasHostileTexts
    )
    let saved = state?.likes ?? []
    self.state = State(likes: feed.map { saved.indices.contains($0.id) ? saved[$0.id] : $0.likes })
  }

  private mutating func execute(_ request: Request) -> Response {
    guard let body = try? JSON(parsing: request.body), case .string(let query)? = body["query"] else {
      return GraphQLProblem(message: "Must provide query string.", code: "BAD_REQUEST", status: 400).response
    }
    do throws(GraphQLProblem) {
      let document = try GraphQLParser.document(in: query)
      let variables = try Self.variables(of: document, given: body["variables"])
      var data: [String: JSON] = [:]
      for field in document.selections where field.isSelected(variables) {
        data[field.alias] = try field.project(try resolve(field, document.kind, variables), variables)
      }
      return .json(["data": .object(data)])
    } catch {
      return error.response
    }
  }

  /// Returns the values of the operation's variables by name.
  ///
  /// - Throws: A ``GraphQLProblem`` if a required variable has no value.
  private static func variables(
    of document: GraphQLDocument, given: JSON?
  ) throws(GraphQLProblem) -> [String: JSON] {
    var values: [String: JSON] = [:]
    for variable in document.variables {
      if let value = given?[variable.name] ?? variable.defaultValue?.resolved([:]), value != .null {
        values[variable.name] = value
      } else if variable.type.hasSuffix("!") {
        throw .missingVariable(variable)
      }
    }
    return values
  }

  private mutating func resolve(
    _ field: GraphQLDocument.Field, _ kind: GraphQLDocument.Kind, _ variables: [String: JSON]
  ) throws(GraphQLProblem) -> JSON {
    let arguments = field.arguments.compactMapValues { $0.resolved(variables) }
    switch (kind, field.name) {
    case (.query, "__typename"): return "Query"
    case (.query, "getMomentsDetailsByUserID"):
      return details(for: try person(arguments, of: field))
    case (.mutation, "updateMomentLike"):
      let person = try person(arguments, of: field)
      guard let id = arguments["momentID"]?.text.flatMap(Int.init), feed.indices.contains(id) else {
        throw .notFound("Moment", path: field.name)
      }
      guard let isLiked = arguments["isLiked"]?.bool else {
        throw .validation("Field \"updateMomentLike\" argument \"isLiked\" of type \"Boolean!\" is required.")
      }
      setLike(isLiked, of: person, on: id)
      return details(for: person)
    default:
      throw .validation("Cannot query field \"\(field.name)\" on type \"\(kind == .query ? "Query" : "Mutation")\".")
    }
  }

  private func person(_ arguments: [String: JSON], of field: GraphQLDocument.Field) throws(GraphQLProblem) -> Person {
    guard let id = arguments["userID"]?.text.flatMap(Int.init), Person.all.indices.contains(id) else {
      throw .notFound("User", path: field.name)
    }
    return Person.all[id]
  }

  /// Adds or removes a person's like of a moment. Has no effect if the moment is already in the requested state. A new
  /// like is added at the end.
  private mutating func setLike(_ isLiked: Bool, of person: Person, on id: Int) {
    guard state.likes[id].contains(person.index) != isLiked else { return }
    if isLiked {
      state.likes[id].append(person.index)
    } else {
      state.likes[id].removeAll { $0 == person.index }
    }
  }

  /// Returns the values of all fields of the schema. An operation selects some of them.
  private func details(for person: Person) -> JSON {
    [
      "__typename": "MomentsDetails", "userDetails": Self.entity(person),
      "moments": .array(feed.map { entity($0, for: person) }),
    ]
  }

  private func entity(_ moment: Moment, for person: Person) -> JSON {
    var (photos, url): ([Moment.Photo], String?) = ([], nil)
    switch moment.kind {
    case .photos(let list): photos = list
    case .link(let link): url = link
    }
    let likes = state.likes[moment.id]
    return [
      "__typename": "Moment", "id": .string(String(moment.id)), "userDetails": Self.entity(moment.author),
      "type": url == nil ? "PHOTOS" : "URL", "title": .string(orNull: moment.title), "url": .string(orNull: url),
      "photos": .array(photos.map { .string($0.url) }),
      "photoDescriptions": .array(photos.map { .string($0.text) }),
      "sharedWith": .array(moment.sharedWith.map { Self.entity(Person.all[$0]) }),
      "createdDate": .string(String(moment.seconds)),
      "isLiked": .bool(likes.contains(person.index)),
      "likes": .array(
        likes.filter(Person.all.indices.contains).map { liker in
          [
            "__typename": "LikedUserDetails", "id": .string(String(liker)), "name": .string(Person.all[liker].name),
            "avatar": .string(ImagesAPI.avatar(of: Person.all[liker])),
          ]
        }),
    ]
  }

  private static func entity(_ person: Person) -> JSON {
    [
      "__typename": "UserDetails", "id": .string(String(person.index)), "name": .string(person.name),
      "avatar": .string(ImagesAPI.avatar(of: person)),
      "backgroundImage": .string(ImagesAPI.cover(of: person)),
    ]
  }
}
