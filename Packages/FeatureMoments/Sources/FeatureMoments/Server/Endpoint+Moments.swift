public import Networking

extension Endpoint where Response == MomentsDetails {
  /// Returns the endpoint of a user's page.
  ///
  /// - Parameters:
  ///   - userID: The identifier of the user.
  ///   - withLikes: A Boolean value that indicates whether the response contains likes.
  ///   - fields: The fields of the response.
  public static func moments(
    ofUser userID: String, withLikes: Bool, fields: MomentFields = .original
  ) -> Endpoint {
    Endpoint(
      .post, "/graphql",
      body: .graphQL(fields.pageQuery, variables: QueryVariables(userID: userID, withLikes: withLikes)),
      decoding: Decoding<QueryResponse>.graphQL().map(\.getMomentsDetailsByUserID.details))
  }

  /// Returns the endpoint that likes or unlikes a moment on behalf of a user. The response is the user's updated page.
  ///
  /// Setting the current state again changes nothing.
  public static func setLike(
    _ isLiked: Bool, ofMoment momentID: String, byUser userID: String, fields: MomentFields = .original
  ) -> Endpoint {
    Endpoint(
      .post, "/graphql",
      body: .graphQL(
        fields.likeMutation, variables: MutationVariables(momentID: momentID, userID: userID, isLiked: isLiked)),
      decoding: Decoding<MutationResponse>.graphQL().map(\.updateMomentLike.details))
  }
}

/// The fields of a moment that a response contains.
public enum MomentFields: Sendable, Hashable {
  /// The fields of the first version of the schema, which every server has.
  case original
  /// Also the names of the users who like a moment, the descriptions of its photos, and the names of the users with whom
  /// it is shared.
  case all

  fileprivate var pageQuery: String {
    "query getMomentsDetailsByUserID($userID: ID!, $withLikes: Boolean!) { getMomentsDetailsByUserID(userID: $userID) { "
      + selection(likes: "isLiked @include(if: $withLikes) likes @include(if: $withLikes)") + " } }"
  }

  fileprivate var likeMutation: String {
    "mutation updateMomentLike($momentID: ID!, $userID: ID!, $isLiked: Boolean!) { updateMomentLike(momentID: $momentID, "
      // allow(localized-texts): a part of a query
      + "userID: $userID, isLiked: $isLiked) { " + selection(likes: "isLiked likes") + " } }"
  }

  private func selection(likes: String) -> String {
    // allow(localized-texts): parts of a query
    let (more, liker) = self == .all ? (" photoDescriptions sharedWith { name }", "id name avatar") : ("", "id avatar")
    return
      "userDetails { id name avatar backgroundImage } moments { id userDetails { name avatar } type title url photos "
      + "createdDate\(more) \(likes) { \(liker) } }"
  }
}

private struct QueryVariables: Encodable {
  let userID: String
  let withLikes: Bool
}

private struct MutationVariables: Encodable {
  let momentID: String
  let userID: String
  let isLiked: Bool
}

private struct QueryResponse: Decodable {
  let getMomentsDetailsByUserID: MomentsResponse
}

private struct MutationResponse: Decodable {
  let updateMomentLike: MomentsResponse
}
