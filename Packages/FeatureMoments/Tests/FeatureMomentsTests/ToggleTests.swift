import FeatureMoments
import Foundation
import NetworkingTest
import Persistence
import Reactive
import Testing

@MainActor @Suite struct ToggleTests {
  private func values(_ observable: Observable<Bool>) -> (SeenValues, any Disposable) {
    let seen = SeenValues()
    return (seen, observable.subscribe(onNext: { seen.append($0) }))
  }

  @Test(arguments: BuildFlavor.allCases)
  func `The feature flag of a build flavor is on only in builds of that flavor`(flavor: BuildFlavor) {
    for toggle in BuildFlavor.allCases {
      let (seen, subscription) = values(BuildToggles(flavor: flavor).isOn(toggle))
      #expect(seen.all == [toggle == flavor])
      subscription.dispose()
    }
  }

  @Test func `Internal flags are off by default, stored, and observable`() throws {
    let server = try MomentsServer(likes: false)
    let toggles = server.feature.toggles
    let (seen, subscription) = values(toggles.isOn(.likeButton))
    try toggles.set(.likeButton, to: true)
    try toggles.set(.likeButton, to: true)
    #expect(seen.all == [false, true])
    subscription.dispose()
    let (again, other) = values(InternalToggles(server.store).isOn(.likeButton))
    #expect(again.all == [true])
    other.dispose()
    #expect(InternalToggle.likeButton.rawValue == "isLikeButtonForMomentEnabled")
  }

  @Test func `A flag that is enabled at launch is on in every build, until it is changed`() throws {
    for flavor in BuildFlavor.allCases {
      let server = try MomentsServer(enabled: [.likeButton], flavor: flavor)
      let (seen, subscription) = values(server.feature.toggles.isOn(.likeButton))
      let watched = server.watch()
      #expect(watched.styles.last?.likeButton == .heart)
      try server.feature.toggles.set(.likeButton, to: false)
      #expect(watched.styles.last?.likeButton == nil)
      #expect(seen.all == [true, false])
      subscription.dispose()
    }
  }

  @Test func `setLike throws an error while the flag for the like button is off`() async throws {
    let server = try MomentsServer(MomentsServer.page(1, liked: [1], mutation: true), likes: false, isLive: true)
    await #expect(throws: LikesAreOff()) { try await server.feature.setLike(true, of: "1") }
    #expect(server.operations.isEmpty)
    try server.feature.toggles.set(.likeButton, to: true)
    #expect(try await server.feature.setLike(true, of: "1").likes.isLiked)
  }

  @Test func `Internal flags that cannot be read are off`() throws {
    let (seen, subscription) = values(InternalToggles(try .immediate(schemas: [])).isOn(.likeButton))
    #expect(seen.all == [false])
    subscription.dispose()
  }

  @Test func `Remote flags are off without a response, and follow later responses at once`() throws {
    let provider = TestConfig()
    let (seen, subscription) = values(RemoteToggles(provider).isOn(.roundedAvatar))
    provider.relay.accept(RemoteConfig([.isRoundedAvatar: .bool(true)]))
    provider.relay.accept(RemoteConfig([.isRoundedAvatar: .bool(true), .likeButtonStyle: .string("star")]))
    provider.relay.accept(RemoteConfig([.isRoundedAvatar: .string("yes")]))
    #expect(seen.all == [false, true, false])
    subscription.dispose()
  }

  @Test func `Turning likes on while a page is loading requests the page again`() throws {
    let server = try MomentsServer(.never, MomentsServer.page(1, liked: [1]), likes: false)
    let watched = server.watch()
    watched.appear()
    try server.feature.toggles.set(.likeButton, to: true)
    #expect(server.operations == ["page of 0", "page of 0 with likes"])
    #expect(server.transport.cancelled == 1)
    #expect(watched.liked == ["1"])
  }

  @Test func `A change of a feature flag is visible at once`() throws {
    let server = try MomentsServer(
      MomentsServer.page(1), MomentsServer.page(1), config: .json(fixture("remote_config.variant_b")), likes: false)
    let watched = server.watch()
    #expect(watched.styles == [MomentsStyle()])
    watched.appear()
    #expect(watched.styles.last == MomentsStyle(likeButton: nil, hasRoundAvatars: true))
    try server.feature.toggles.set(.likeButton, to: true)
    #expect(watched.styles.last == MomentsStyle(likeButton: .star, hasRoundAvatars: true))
    #expect(server.operations == ["page of 0", "page of 0 with likes"], "the page without likes is requested again")
  }
}

private final class SeenValues: Sendable {
  private let relay = BehaviorRelay<[Bool]>(value: [])

  var all: [Bool] { relay.value }
  func append(_ value: Bool) { relay.accept(relay.value + [value]) }
}

private struct TestConfig: RemoteConfigProvider {
  let relay = BehaviorRelay(value: RemoteConfig())

  var values: Observable<RemoteConfig> { relay.asObservable() }
  func fetch() -> Single<Void> { .just(()) }
}
