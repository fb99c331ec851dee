import FeatureMoments

/// A row of the page: whose it is, and then what friends share.
enum MomentsRow: Identifiable, Equatable {
  case profile(UserDetails)
  case moment(Moment)

  var id: String {
    switch self {
    case .profile(let user): "profile \(user.id)"
    case .moment(let moment): "moment \(moment.id)"
    }
  }

  var momentID: Moment.ID? { if case .moment(let moment) = self { moment.id } else { nil } }
}
