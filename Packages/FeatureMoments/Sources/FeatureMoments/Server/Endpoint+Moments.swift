public import Networking

extension Endpoint where Response == MomentsDetails {
  /// Returns the endpoint of a user's page.
  ///
  /// - Parameters:
  ///   - userID: The identifier of the user.
  ///   - withLikes: A Boolean value that indicates whether the response contains likes.
  public static func moments(ofUser userID: String, withLikes: Bool) -> Endpoint {
    Endpoint(
      .post, "/graphql", body: .graphQL(pageQuery, variables: QueryVariables(userID: userID, withLikes: withLikes)),
      decoding: Decoding<QueryResponse>.graphQL().map(\.getMomentsDetailsByUserID.details))
  }

  /// Returns the endpoint that likes or unlikes a moment on behalf of a user. The response is the user's updated page.
  ///
  /// Setting the current state again changes nothing.
  public static func setLike(_ isLiked: Bool, ofMoment momentID: String, byUser userID: String) -> Endpoint {
    Endpoint(
      .post, "/graphql",
      body: .graphQL(
        likeMutation, variables: MutationVariables(momentID: momentID, userID: userID, isLiked: isLiked)),
      decoding: Decoding<MutationResponse>.graphQL().map(\.updateMomentLike.details))
  }
}

private let pageQuery =
  "query getMomentsDetailsByUserID($userID: ID!, $withLikes: Boolean!) { getMomentsDetailsByUserID(userID: $userID) { "
  + "userDetails { id name avatar backgroundImage } moments { id userDetails { name avatar } type title url photos "
  + "createdDate isLiked @include(if: $withLikes) likes @include(if: $withLikes) { id avatar } } } }"

private let likeMutation =
  "mutation updateMomentLike($momentID: ID!, $userID: ID!, $isLiked: Boolean!) { updateMomentLike(momentID: $momentID, "
  + "userID: $userID, isLiked: $isLiked) { userDetails { id name avatar backgroundImage } moments { id userDetails { "
  + "name avatar } type title url photos createdDate isLiked likes { id avatar } } } }"

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
