import Foundation
import Networking

/// The page of a user in the server's format.
struct MomentsResponse: Decodable {
  let details: MomentsDetails

  private enum CodingKeys: String, CodingKey {
    case userDetails, moments
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    let moments = try object.decode(LossyArray<MomentResponse>.self, forKey: .moments).readable.map(\.moment)
    var known: Set<Moment.ID> = []
    details = MomentsDetails(
      user: (try? object.decode(UserResponse.self, forKey: .userDetails))?.user ?? UserDetails(id: "", name: "?"),
      moments: moments.filter { known.insert($0.id).inserted })
  }

  private struct UserResponse: Decodable {
    @Lenient var id: StringOrNumber?
    @Lenient var name: String?
    @Lenient var avatar: String?
    @Lenient var backgroundImage: String?

    var user: UserDetails {
      UserDetails(
        id: id?.text ?? "", name: name ?? "?", avatar: URL(web: avatar), backgroundImage: URL(web: backgroundImage))
    }
  }
}
