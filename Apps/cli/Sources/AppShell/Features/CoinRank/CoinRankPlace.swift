import FeatureCoinRank
import Presentation

/// The screens of the coin ranking.
enum CoinRankPlace: Place {
  /// Everybody's coins.
  case ranking
  /// One's own, at wanandroid.
  case coins

  static let samples = [ranking, coins]

  var name: LocalizedText {
    switch self {
    case .ranking: LocalizedText(en: "Ranking", zhHans: "积分")
    case .coins: LocalizedText(en: "My coins", zhHans: "我的积分")
    }
  }

  var address: RouteAddress {
    switch self {
    case .ranking: RouteAddress("ranking")
    case .coins: RouteAddress("coins")
    }
  }

  init?(_ address: RouteAddress) {
    switch address.key {
    case "ranking": self = .ranking
    case "coins": self = .coins
    default: return nil
    }
  }

  var path: [Route] {
    switch self {
    case .ranking: [.ranking]
    case .coins: [.ranking, .coins]
    }
  }

  func sceneMaker(_ resolver: Resolver) throws -> SceneMaker {
    switch self {
    case .ranking: .ranking(try resolver.resolve())
    case .coins: .coins(try resolver.resolve())
    }
  }

  func reportMaker(_ resolver: Resolver) throws -> ReportMaker {
    let server = try resolver.resolve(Surroundings.self)[.ranking]
    return switch self {
    case .ranking: .ranking(try resolver.resolve(), from: server)
    case .coins: .coins(try resolver.resolve(), try resolver.resolve(), from: server)
    }
  }
}

extension Route {
  static let ranking = Route(CoinRankPlace.ranking)
  static let coins = Route(CoinRankPlace.coins)
}

extension Segue {
  /// Where an intent of one's own coins leads.
  init(_ intent: MyCoinsIntent) {
    switch intent {
    case .signIn: self = Route.signIn(at: .ranking).map { .push($0) } ?? .path([])
    }
  }
}
