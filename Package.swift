// swift-tools-version: 6.2
import PackageDescription

// packages:begin
// Written by Scripts/manifest from the manifests in Packages: edit those, and run it.

#if os(macOS)
  /// The name under which pkg-config finds libpsl in Homebrew's folders, where the compiler does not search.
  let publicSuffixPkgConfig: String? = "libpsl"
#else
  let publicSuffixPkgConfig: String? = nil
#endif

// swift-format-ignore
let libraries: [Product] = [
  .library(name: "Composition", targets: ["Composition"]),
  .library(name: "DemoServer", targets: ["DemoServer"]),
  .library(name: "FeatureCoinRank", targets: ["FeatureCoinRank"]),
  .library(name: "FeatureCoinRankModule", targets: ["FeatureCoinRankModule"]),
  .library(name: "FeatureCoinRankTerminal", targets: ["FeatureCoinRankTerminal"]),
  .library(name: "FeatureCoinRankWeb", targets: ["FeatureCoinRankWeb"]),
  .library(name: "FeatureCompose", targets: ["FeatureCompose"]),
  .library(name: "FeatureComposeModule", targets: ["FeatureComposeModule"]),
  .library(name: "FeatureComposeTerminal", targets: ["FeatureComposeTerminal"]),
  .library(name: "FeatureComposeWeb", targets: ["FeatureComposeWeb"]),
  .library(name: "FeatureHub", targets: ["FeatureHub"]),
  .library(name: "FeatureHubModule", targets: ["FeatureHubModule"]),
  .library(name: "FeatureHubTerminal", targets: ["FeatureHubTerminal"]),
  .library(name: "FeatureHubWeb", targets: ["FeatureHubWeb"]),
  .library(name: "FeatureLogin", targets: ["FeatureLogin"]),
  .library(name: "FeatureLoginModule", targets: ["FeatureLoginModule"]),
  .library(name: "FeatureLoginTerminal", targets: ["FeatureLoginTerminal"]),
  .library(name: "FeatureLoginWeb", targets: ["FeatureLoginWeb"]),
  .library(name: "FeatureMoments", targets: ["FeatureMoments"]),
  .library(name: "FeatureMomentsModule", targets: ["FeatureMomentsModule"]),
  .library(name: "FeatureMomentsTerminal", targets: ["FeatureMomentsTerminal"]),
  .library(name: "FeatureMomentsWeb", targets: ["FeatureMomentsWeb"]),
  .library(name: "FeatureNotifications", targets: ["FeatureNotifications"]),
  .library(name: "FeatureNotificationsModule", targets: ["FeatureNotificationsModule"]),
  .library(name: "FeatureNotificationsTerminal", targets: ["FeatureNotificationsTerminal"]),
  .library(name: "FeatureNotificationsWeb", targets: ["FeatureNotificationsWeb"]),
  .library(name: "FeatureTimeline", targets: ["FeatureTimeline"]),
  .library(name: "FeatureTimelineModule", targets: ["FeatureTimelineModule"]),
  .library(name: "FeatureTimelineTerminal", targets: ["FeatureTimelineTerminal"]),
  .library(name: "FeatureTimelineWeb", targets: ["FeatureTimelineWeb"]),
  .library(name: "FeatureTimelineTest", targets: ["FeatureTimelineTest"]),
  .library(name: "Mastodon", targets: ["Mastodon"]),
  .library(name: "Networking", targets: ["Networking"]),
  .library(name: "NetworkingTest", targets: ["NetworkingTest"]),
  .library(name: "LoopbackServer", targets: ["LoopbackServer"]),
  .library(name: "Persistence", targets: ["Persistence"]),
  .library(name: "Posts", targets: ["Posts"]),
  .library(name: "PostsTerminal", targets: ["PostsTerminal"]),
  .library(name: "PostsWeb", targets: ["PostsWeb"]),
  .library(name: "Presentation", targets: ["Presentation"]),
  .library(name: "PresentationBenchmark", targets: ["PresentationBenchmark"]),
  .library(name: "PresentationObservation", targets: ["PresentationObservation"]),
  .library(name: "PresentationTerminal", targets: ["PresentationTerminal"]),
  .library(name: "Reactive", targets: ["Reactive"]),
  .library(name: "ReactiveBlocking", targets: ["ReactiveBlocking"]),
  .library(name: "ReactiveExtensions", targets: ["ReactiveExtensions"]),
  .library(name: "ReactiveTest", targets: ["ReactiveTest"]),
  .library(name: "ReactiveURLSession", targets: ["ReactiveURLSession"]),
  .library(name: "ReactiveXCTest", targets: ["ReactiveXCTest"]),
  .library(name: "TerminalApp", targets: ["TerminalApp"]),
  .library(name: "TerminalAppTest", targets: ["TerminalAppTest"]),
  .library(name: "TerminalDemo", targets: ["TerminalDemo"]),
  .library(name: "TerminalImages", targets: ["TerminalImages"]),
  .library(name: "TerminalUI", targets: ["TerminalUI"]),
  .library(name: "TerminalUITest", targets: ["TerminalUITest"]),
  .library(name: "WebApp", targets: ["WebApp"]),
  .library(name: "WebAppTest", targets: ["WebAppTest"]),
  .library(name: "WebUI", targets: ["WebUI"]),
]

// swift-format-ignore
let remotes: [Package.Dependency] = [
  .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
]

// swift-format-ignore
let parts: [Target] = [
  .target(name: "Composition", dependencies: ["Digest", "Locking", "Networking", "Persistence", "Presentation", "Reactive"], path: "Packages/Composition/Sources/Composition"),
  .testTarget(name: "CompositionTests", dependencies: ["Composition", "Networking", "NetworkingTest", "Persistence", "Presentation", "Reactive", "ReactiveTest"], path: "Packages/Composition/Tests/CompositionTests"),
  .target(name: "DemoServer", dependencies: ["Digest", "Locking", .product(name: "FlyingSocks", package: "FlyingFox")], path: "Packages/DemoServer/Sources/DemoServer"),
  .testTarget(name: "DemoServerTests", dependencies: ["DemoServer", "Digest", "Locking", .product(name: "FlyingSocks", package: "FlyingFox")], path: "Packages/DemoServer/Tests/DemoServerTests", exclude: ["World/Golden"]),
  .target(name: "FeatureCoinRank", dependencies: ["Locking", "Networking", "Persistence", "Presentation", "Reactive"], path: "Packages/FeatureCoinRank/Sources/FeatureCoinRank"),
  .target(name: "FeatureCoinRankModule", dependencies: ["Composition", "FeatureCoinRank", "Networking", "Persistence", "Presentation", "Reactive"], path: "Packages/FeatureCoinRank/Sources/FeatureCoinRankModule"),
  .target(name: "FeatureCoinRankTerminal", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureCoinRank", "FeatureCoinRankModule", "Presentation", "PresentationTerminal", "Reactive", "TerminalApp", "TerminalUI"], path: "Packages/FeatureCoinRank/Sources/FeatureCoinRankTerminal"),
  .target(name: "FeatureCoinRankWeb", dependencies: ["Composition", "FeatureCoinRank", "FeatureCoinRankModule", "Presentation", "Reactive", "WebApp", "WebUI"], path: "Packages/FeatureCoinRank/Sources/FeatureCoinRankWeb"),
  .testTarget(name: "FeatureCoinRankTests", dependencies: ["FeatureCoinRank", "Networking", "Persistence", "Presentation", "Reactive", "NetworkingTest", "ReactiveTest"], path: "Packages/FeatureCoinRank/Tests/FeatureCoinRankTests"),
  .testTarget(name: "FeatureCoinRankTerminalTests", dependencies: ["Composition", "FeatureCoinRank", "FeatureCoinRankModule", "FeatureCoinRankTerminal", "Networking", "Persistence", "Presentation", "Reactive", "TerminalApp", "TerminalAppTest", "TerminalUI", "NetworkingTest", "PresentationTerminal", "ReactiveTest", "TerminalUITest"], path: "Packages/FeatureCoinRank/Tests/FeatureCoinRankTerminalTests", exclude: ["Golden"]),
  .testTarget(name: "FeatureCoinRankWebTests", dependencies: ["Composition", "FeatureCoinRank", "FeatureCoinRankModule", "FeatureCoinRankTerminal", "FeatureCoinRankWeb", "Networking", "Persistence", "Presentation", "Reactive", "TerminalUI", "WebApp", "WebUI", "NetworkingTest", "PresentationTerminal", "ReactiveTest", "TerminalUITest", "WebAppTest"], path: "Packages/FeatureCoinRank/Tests/FeatureCoinRankWebTests"),
  .testTarget(name: "FeatureCoinRankJourneyTests", dependencies: ["DemoServer", "TerminalAppTest", "TerminalUI", "TerminalUITest"], path: "Packages/FeatureCoinRank/Tests/FeatureCoinRankJourneyTests", exclude: ["Golden"]),
  .target(name: "FeatureCompose", dependencies: ["Mastodon", "Networking", "Persistence", "Posts", "Presentation", "Reactive"], path: "Packages/FeatureCompose/Sources/FeatureCompose"),
  .target(name: "FeatureComposeModule", dependencies: ["Composition", "FeatureCompose", "Networking", "Persistence", "Posts", "Presentation"], path: "Packages/FeatureCompose/Sources/FeatureComposeModule"),
  .target(name: "FeatureComposeTerminal", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureCompose", "FeatureComposeModule", "Posts", "Presentation", "PresentationTerminal", "Reactive", "TerminalApp", "TerminalUI"], path: "Packages/FeatureCompose/Sources/FeatureComposeTerminal"),
  .target(name: "FeatureComposeWeb", dependencies: ["Composition", "FeatureCompose", "FeatureComposeModule", "Posts", "Presentation", "Reactive", "WebApp", "WebUI"], path: "Packages/FeatureCompose/Sources/FeatureComposeWeb"),
  .testTarget(name: "FeatureComposeTests", dependencies: ["FeatureCompose", "Networking", "Persistence", "Posts", "Presentation", "Reactive", "NetworkingTest", "ReactiveTest"], path: "Packages/FeatureCompose/Tests/FeatureComposeTests"),
  .testTarget(name: "FeatureComposeTerminalTests", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureCompose", "FeatureComposeModule", "FeatureComposeTerminal", "Networking", "Persistence", "Posts", "Presentation", "Reactive", "TerminalApp", "TerminalAppTest", "TerminalUI", "NetworkingTest", "PresentationTerminal", "ReactiveTest", "TerminalUITest"], path: "Packages/FeatureCompose/Tests/FeatureComposeTerminalTests", exclude: ["Golden"]),
  .testTarget(name: "FeatureComposeWebTests", dependencies: ["Composition", "FeatureCompose", "FeatureComposeModule", "FeatureComposeWeb", "Networking", "Persistence", "Posts", "Presentation", "Reactive", "WebApp", "NetworkingTest", "ReactiveTest", "WebAppTest"], path: "Packages/FeatureCompose/Tests/FeatureComposeWebTests"),
  .testTarget(name: "FeatureComposeJourneyTests", dependencies: ["DemoServer", "FeatureCompose", "Locking", "Networking", "Persistence", "Posts", "Presentation", "Reactive", "ReactiveTest", "TerminalUI", "TerminalAppTest", "TerminalUITest"], path: "Packages/FeatureCompose/Tests/FeatureComposeJourneyTests", exclude: ["Golden"]),
  .target(name: "FeatureHub", dependencies: ["Digest", "Locking", "Networking", "Persistence", "Presentation", "Reactive"], path: "Packages/FeatureHub/Sources/FeatureHub"),
  .target(name: "FeatureHubModule", dependencies: ["Composition", "FeatureHub", "Networking", "Persistence", "Presentation"], path: "Packages/FeatureHub/Sources/FeatureHubModule"),
  .target(name: "FeatureHubTerminal", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureHub", "FeatureHubModule", "Presentation", "PresentationTerminal", "Reactive", "TerminalApp", "TerminalUI"], path: "Packages/FeatureHub/Sources/FeatureHubTerminal"),
  .target(name: "FeatureHubWeb", dependencies: ["Composition", "FeatureHub", "FeatureHubModule", "Presentation", "Reactive", "WebApp", "WebUI"], path: "Packages/FeatureHub/Sources/FeatureHubWeb"),
  .testTarget(name: "FeatureHubTests", dependencies: ["FeatureHub", "Networking", "Persistence", "Presentation", "Reactive", "NetworkingTest", "ReactiveTest"], path: "Packages/FeatureHub/Tests/FeatureHubTests"),
  .testTarget(name: "FeatureHubTerminalTests", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureHub", "FeatureHubModule", "FeatureHubTerminal", "Networking", "TerminalApp", "TerminalAppTest", "NetworkingTest", "Persistence", "Presentation", "PresentationTerminal", "Reactive", "ReactiveTest", "TerminalUI", "TerminalUITest"], path: "Packages/FeatureHub/Tests/FeatureHubTerminalTests", exclude: ["Golden"]),
  .testTarget(name: "FeatureHubWebTests", dependencies: ["Composition", "FeatureHub", "FeatureHubModule", "FeatureHubWeb", "Networking", "Persistence", "Presentation", "Reactive", "WebApp", "WebUI", "NetworkingTest", "ReactiveTest", "WebAppTest"], path: "Packages/FeatureHub/Tests/FeatureHubWebTests"),
  .testTarget(name: "FeatureHubJourneyTests", dependencies: ["DemoServer", "TerminalAppTest", "TerminalUI", "TerminalUITest"], path: "Packages/FeatureHub/Tests/FeatureHubJourneyTests", exclude: ["Golden"]),
  .target(name: "FeatureLogin", dependencies: ["Locking", "LoopbackServer", "Mastodon", "Networking", "Persistence", "Presentation", "Reactive"], path: "Packages/FeatureLogin/Sources/FeatureLogin"),
  .target(name: "FeatureLoginModule", dependencies: ["Composition", "FeatureLogin", "Networking", "Persistence", "Presentation", "Reactive"], path: "Packages/FeatureLogin/Sources/FeatureLoginModule"),
  .target(name: "FeatureLoginTerminal", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureLogin", "FeatureLoginModule", "Presentation", "PresentationTerminal", "Reactive", "TerminalApp", "TerminalUI"], path: "Packages/FeatureLogin/Sources/FeatureLoginTerminal"),
  .target(name: "FeatureLoginWeb", dependencies: ["Composition", "FeatureLogin", "FeatureLoginModule", "Presentation", "Reactive", "WebApp", "WebUI"], path: "Packages/FeatureLogin/Sources/FeatureLoginWeb"),
  .testTarget(name: "FeatureLoginTests", dependencies: ["Digest", "FeatureLogin", "Networking", "Persistence", "Presentation", "Reactive", "ReactiveTest", "NetworkingTest"], path: "Packages/FeatureLogin/Tests/FeatureLoginTests"),
  .testTarget(name: "FeatureLoginTerminalTests", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureLogin", "FeatureLoginModule", "FeatureLoginTerminal", "Networking", "TerminalApp", "PresentationTerminal", "TerminalAppTest", "NetworkingTest", "Persistence", "Presentation", "Reactive", "ReactiveTest", "TerminalUI", "TerminalUITest"], path: "Packages/FeatureLogin/Tests/FeatureLoginTerminalTests", exclude: ["Golden"]),
  .testTarget(name: "FeatureLoginWebTests", dependencies: ["Composition", "FeatureLogin", "FeatureLoginModule", "FeatureLoginTerminal", "FeatureLoginWeb", "Networking", "NetworkingTest", "Presentation", "PresentationTerminal", "Reactive", "ReactiveTest", "TerminalUI", "TerminalUITest", "WebApp", "WebAppTest", "WebUI"], path: "Packages/FeatureLogin/Tests/FeatureLoginWebTests"),
  .testTarget(name: "FeatureLoginJourneyTests", dependencies: ["DemoServer", "TerminalAppTest", "TerminalUI", "TerminalUITest"], path: "Packages/FeatureLogin/Tests/FeatureLoginJourneyTests", exclude: ["Golden"]),
  .target(name: "FeatureMoments", dependencies: ["Locking", "Networking", "Persistence", "Presentation", "Reactive"], path: "Packages/FeatureMoments/Sources/FeatureMoments"),
  .target(name: "FeatureMomentsModule", dependencies: ["Composition", "FeatureMoments", "Persistence", "Presentation", "Reactive"], path: "Packages/FeatureMoments/Sources/FeatureMomentsModule"),
  .target(name: "FeatureMomentsTerminal", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureMoments", "FeatureMomentsModule", "Presentation", "PresentationTerminal", "Reactive", "TerminalApp", "TerminalImages", "TerminalUI"], path: "Packages/FeatureMoments/Sources/FeatureMomentsTerminal"),
  .target(name: "FeatureMomentsWeb", dependencies: ["Composition", "FeatureMoments", "FeatureMomentsModule", "Presentation", "Reactive", "WebApp", "WebUI"], path: "Packages/FeatureMoments/Sources/FeatureMomentsWeb"),
  .testTarget(name: "FeatureMomentsTests", dependencies: ["FeatureMoments", "Networking", "Persistence", "Presentation", "Reactive", "NetworkingTest", "ReactiveTest"], path: "Packages/FeatureMoments/Tests/FeatureMomentsTests"),
  .testTarget(name: "FeatureMomentsTerminalTests", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureMoments", "FeatureMomentsModule", "FeatureMomentsTerminal", "Networking", "Persistence", "TerminalApp", "TerminalAppTest", "Presentation", "PresentationTerminal", "Reactive", "TerminalUI", "TerminalUITest"], path: "Packages/FeatureMoments/Tests/FeatureMomentsTerminalTests", exclude: ["Golden"]),
  .testTarget(name: "FeatureMomentsWebTests", dependencies: ["Composition", "FeatureMoments", "FeatureMomentsModule", "FeatureMomentsTerminal", "FeatureMomentsWeb", "Networking", "Persistence", "Presentation", "PresentationTerminal", "Reactive", "TerminalUI", "WebApp", "WebUI", "NetworkingTest", "ReactiveTest", "TerminalUITest", "WebAppTest"], path: "Packages/FeatureMoments/Tests/FeatureMomentsWebTests"),
  .testTarget(name: "FeatureMomentsJourneyTests", dependencies: ["DemoServer", "TerminalAppTest", "TerminalUI", "TerminalUITest"], path: "Packages/FeatureMoments/Tests/FeatureMomentsJourneyTests", exclude: ["Golden"]),
  .target(name: "FeatureNotifications", dependencies: ["Mastodon", "Networking", "Persistence", "Posts", "Presentation", "Reactive"], path: "Packages/FeatureNotifications/Sources/FeatureNotifications"),
  .target(name: "FeatureNotificationsModule", dependencies: ["Composition", "FeatureNotifications", "Mastodon", "Networking", "Persistence", "Posts", "Presentation", "Reactive"], path: "Packages/FeatureNotifications/Sources/FeatureNotificationsModule"),
  .target(name: "FeatureNotificationsTerminal", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureNotifications", "FeatureNotificationsModule", "Posts", "PostsTerminal", "Presentation", "PresentationTerminal", "Reactive", "TerminalApp", "TerminalUI"], path: "Packages/FeatureNotifications/Sources/FeatureNotificationsTerminal"),
  .target(name: "FeatureNotificationsWeb", dependencies: ["Composition", "FeatureNotifications", "FeatureNotificationsModule", "Posts", "PostsWeb", "Presentation", "Reactive", "WebApp", "WebUI"], path: "Packages/FeatureNotifications/Sources/FeatureNotificationsWeb"),
  .testTarget(name: "FeatureNotificationsTests", dependencies: ["FeatureNotifications", "Mastodon", "Networking", "Persistence", "Posts", "Presentation", "Reactive", "NetworkingTest", "ReactiveTest"], path: "Packages/FeatureNotifications/Tests/FeatureNotificationsTests"),
  .testTarget(name: "FeatureNotificationsTerminalTests", dependencies: ["Composition", "FeatureNotifications", "FeatureNotificationsModule", "FeatureNotificationsTerminal", "Networking", "Persistence", "Posts", "Presentation", "Reactive", "TerminalApp", "TerminalAppTest", "TerminalUI", "NetworkingTest", "PresentationTerminal", "ReactiveTest", "TerminalUITest"], path: "Packages/FeatureNotifications/Tests/FeatureNotificationsTerminalTests", exclude: ["Golden"]),
  .testTarget(name: "FeatureNotificationsWebTests", dependencies: ["Composition", "FeatureNotifications", "FeatureNotificationsModule", "FeatureNotificationsWeb", "Persistence", "Posts", "Presentation", "Reactive", "WebApp", "WebUI", "WebAppTest"], path: "Packages/FeatureNotifications/Tests/FeatureNotificationsWebTests"),
  .testTarget(name: "FeatureNotificationsJourneyTests", dependencies: ["DemoServer", "Networking", "TerminalAppTest", "TerminalUI", "TerminalUITest"], path: "Packages/FeatureNotifications/Tests/FeatureNotificationsJourneyTests", exclude: ["Golden"]),
  .target(name: "FeatureTimeline", dependencies: ["Locking", "Mastodon", "Networking", "Persistence", "Posts", "Presentation", "Reactive"], path: "Packages/FeatureTimeline/Sources/FeatureTimeline"),
  .target(name: "FeatureTimelineModule", dependencies: ["Composition", "FeatureTimeline", "Mastodon", "Networking", "Persistence", "Posts", "Presentation"], path: "Packages/FeatureTimeline/Sources/FeatureTimelineModule"),
  .target(name: "FeatureTimelineTerminal", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureTimeline", "FeatureTimelineModule", "Posts", "PostsTerminal", "Presentation", "PresentationTerminal", "Reactive", "TerminalApp", "TerminalImages", "TerminalUI"], path: "Packages/FeatureTimeline/Sources/FeatureTimelineTerminal"),
  .target(name: "FeatureTimelineWeb", dependencies: ["Composition", "FeatureTimeline", "FeatureTimelineModule", "Posts", "PostsWeb", "Presentation", "Reactive", "WebApp", "WebUI"], path: "Packages/FeatureTimeline/Sources/FeatureTimelineWeb"),
  .target(name: "FeatureTimelineTest", dependencies: ["Locking", "Networking", "NetworkingTest", "Posts"], path: "Packages/FeatureTimeline/Sources/FeatureTimelineTest"),
  .testTarget(name: "FeatureTimelineTests", dependencies: ["FeatureTimeline", "FeatureTimelineTest", "Mastodon", "Networking", "Persistence", "Posts", "Presentation", "Reactive", "NetworkingTest", "ReactiveTest"], path: "Packages/FeatureTimeline/Tests/FeatureTimelineTests"),
  .testTarget(name: "FeatureTimelineTerminalTests", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "FeatureTimeline", "FeatureTimelineModule", "FeatureTimelineTerminal", "FeatureTimelineTest", "Networking", "TerminalApp", "TerminalAppTest", "NetworkingTest", "Persistence", "Posts", "Presentation", "PresentationTerminal", "Reactive", "ReactiveTest", "TerminalUI", "TerminalUITest"], path: "Packages/FeatureTimeline/Tests/FeatureTimelineTerminalTests", exclude: ["Golden"]),
  .testTarget(name: "FeatureTimelineWebTests", dependencies: ["Composition", "FeatureTimeline", "FeatureTimelineModule", "FeatureTimelineTest", "FeatureTimelineWeb", "Networking", "Persistence", "Posts", "Presentation", "Reactive", "ReactiveTest", "WebApp", "WebAppTest", "WebUI"], path: "Packages/FeatureTimeline/Tests/FeatureTimelineWebTests"),
  .testTarget(name: "FeatureTimelineJourneyTests", dependencies: ["DemoServer", "FeatureTimeline", "Mastodon", "Networking", "Persistence", "Posts", "Presentation", "Reactive", "TerminalAppTest", "TerminalUI", "TerminalUITest"], path: "Packages/FeatureTimeline/Tests/FeatureTimelineJourneyTests", exclude: ["Golden"]),
  .systemLibrary(name: "CCrypto", path: "Packages/LockAndDigest/Sources/CCrypto", providers: [.apt(["libssl-dev"])]),
  .target(name: "Digest", dependencies: ["CCrypto"], path: "Packages/LockAndDigest/Sources/Digest"),
  .target(name: "Locking", path: "Packages/LockAndDigest/Sources/Locking"),
  .testTarget(name: "LockAndDigestTests", dependencies: ["Digest", "Locking"], path: "Packages/LockAndDigest/Tests/LockAndDigestTests"),
  .target(name: "Mastodon", dependencies: ["Digest", "Locking", "Networking", "Reactive"], path: "Packages/Mastodon/Sources/Mastodon"),
  .testTarget(name: "MastodonTests", dependencies: ["Locking", "Mastodon", "Networking", "NetworkingTest", "Reactive"], path: "Packages/Mastodon/Tests/MastodonTests", exclude: ["Recordings"]),
  .systemLibrary(name: "CCurl", path: "Packages/Networking/Sources/CCurl", providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
  .systemLibrary(name: "CPublicSuffix", path: "Packages/Networking/Sources/CPublicSuffix", pkgConfig: publicSuffixPkgConfig, providers: [.apt(["libpsl-dev"]), .brew(["libpsl"])]),
  .target(name: "Networking", dependencies: ["CCurl", "CPublicSuffix", "Digest", "Locking", "Reactive"], path: "Packages/Networking/Sources/Networking"),
  .target(name: "NetworkingTest", dependencies: ["Locking", "Networking", "Reactive"], path: "Packages/Networking/Sources/NetworkingTest"),
  .target(name: "LoopbackServer", dependencies: ["Locking"], path: "Packages/Networking/Sources/LoopbackServer"),
  .testTarget(name: "NetworkingTests", dependencies: ["Locking", "Networking", "NetworkingTest", "Reactive", "ReactiveTest"], path: "Packages/Networking/Tests/NetworkingTests"),
  .testTarget(name: "LoopbackTests", dependencies: ["Networking", "LoopbackServer", "Reactive"], path: "Packages/Networking/Tests/LoopbackTests"),
  .target(name: "Persistence", dependencies: ["Locking", "Reactive", .product(name: "GRDB", package: "GRDB.swift"), .product(name: "GRDBSQLite", package: "GRDB.swift")], path: "Packages/Persistence/Sources/Persistence"),
  .testTarget(name: "PersistenceTests", dependencies: ["Locking", "Persistence", "Reactive", .product(name: "GRDB", package: "GRDB.swift"), "ReactiveTest"], path: "Packages/Persistence/Tests/PersistenceTests"),
  .target(name: "Posts", dependencies: ["Locking", "Mastodon", "Networking", "Persistence", "Presentation", "Reactive"], path: "Packages/Posts/Sources/Posts"),
  .target(name: "PostsTerminal", dependencies: ["Posts", "Presentation", "PresentationTerminal", "Reactive", "TerminalUI"], path: "Packages/Posts/Sources/PostsTerminal"),
  .target(name: "PostsWeb", dependencies: ["Composition", "Posts", "Presentation", "Reactive", "WebApp", "WebUI"], path: "Packages/Posts/Sources/PostsWeb"),
  .testTarget(name: "PostsTests", dependencies: ["Mastodon", "Networking", "Persistence", "Posts", "Presentation", "Reactive", "NetworkingTest", "ReactiveTest"], path: "Packages/Posts/Tests/PostsTests"),
  .testTarget(name: "PostsTerminalTests", dependencies: ["Mastodon", "Networking", "Persistence", "Posts", "PostsTerminal", "Presentation", "PresentationTerminal", "Reactive", "TerminalUI", "NetworkingTest", "TerminalUITest"], path: "Packages/Posts/Tests/PostsTerminalTests"),
  .target(name: "Presentation", dependencies: ["Locking", "Networking", "Persistence", "Reactive"], path: "Packages/Presentation/Sources/Presentation"),
  .target(name: "PresentationBenchmark", dependencies: ["Persistence", "Presentation", "Reactive"], path: "Packages/Presentation/Sources/PresentationBenchmark"),
  .target(name: "PresentationObservation", dependencies: ["Presentation", "Reactive"], path: "Packages/Presentation/Sources/PresentationObservation"),
  .target(name: "PresentationTerminal", dependencies: ["Presentation", "Reactive", "TerminalUI"], path: "Packages/Presentation/Sources/PresentationTerminal"),
  .testTarget(name: "PresentationTests", dependencies: ["Networking", "Persistence", "Presentation", "Reactive", "ReactiveTest"], path: "Packages/Presentation/Tests/PresentationTests"),
  .testTarget(name: "PresentationObservationTests", dependencies: ["Presentation", "PresentationObservation", "Reactive"], path: "Packages/Presentation/Tests/PresentationObservationTests"),
  .testTarget(name: "PresentationTerminalTests", dependencies: ["Presentation", "PresentationTerminal", "Reactive", "TerminalUI", "TerminalUITest"], path: "Packages/Presentation/Tests/PresentationTerminalTests"),
  .target(name: "Reactive", path: "Packages/Reactive/Sources/Reactive"),
  .target(name: "ReactiveBlocking", dependencies: ["Reactive"], path: "Packages/Reactive/Sources/ReactiveBlocking"),
  .target(name: "ReactiveExtensions", dependencies: ["Reactive"], path: "Packages/Reactive/Sources/ReactiveExtensions"),
  .target(name: "ReactiveTest", dependencies: ["Reactive"], path: "Packages/Reactive/Sources/ReactiveTest"),
  .target(name: "ReactiveURLSession", dependencies: ["Reactive"], path: "Packages/Reactive/Sources/ReactiveURLSession"),
  .target(name: "ReactiveXCTest", dependencies: ["Reactive", "ReactiveTest"], path: "Packages/Reactive/Sources/ReactiveXCTest"),
  .testTarget(name: "ReactiveBlockingTests", dependencies: ["Reactive", "ReactiveBlocking"], path: "Packages/Reactive/Tests/ReactiveBlockingTests"),
  .testTarget(name: "ReactiveTests", dependencies: ["Reactive", "ReactiveExtensions", "ReactiveTest"], path: "Packages/Reactive/Tests/ReactiveTests"),
  .testTarget(name: "ReactiveURLSessionTests", dependencies: ["Reactive", "ReactiveURLSession"], path: "Packages/Reactive/Tests/ReactiveURLSessionTests"),
  .target(name: "TerminalApp", dependencies: ["Composition", "Locking", "Networking", "Persistence", "Presentation", "PresentationTerminal", "Reactive", "TerminalImages", "TerminalUI", .product(name: "ArgumentParser", package: "swift-argument-parser")], path: "Packages/TerminalApp/Sources/TerminalApp"),
  .target(name: "TerminalImages", dependencies: ["Networking", "Reactive", "TerminalUI"], path: "Packages/TerminalApp/Sources/TerminalImages"),
  .target(name: "TerminalAppTest", dependencies: ["Composition", "DemoServer", "Networking", "Persistence", "Presentation", "PresentationTerminal", "TerminalApp", "TerminalUI", "TerminalUITest"], path: "Packages/TerminalApp/Sources/TerminalAppTest"),
  .target(name: "TerminalDemo", dependencies: ["Composition", "DemoServer", "Networking", "Persistence", "Presentation", "Reactive", "TerminalApp", "TerminalUI"], path: "Packages/TerminalApp/Sources/TerminalDemo"),
  .testTarget(name: "TerminalAppTests", dependencies: ["Composition", "Locking", "Networking", "Persistence", "Presentation", "Reactive", "TerminalApp", "TerminalAppTest", "TerminalDemo", "TerminalUI", "LoopbackServer", "NetworkingTest", "PresentationTerminal", "TerminalUITest", .product(name: "ArgumentParser", package: "swift-argument-parser")], path: "Packages/TerminalApp/Tests/TerminalAppTests", exclude: ["Golden"]),
  .testTarget(name: "TerminalImagesTests", dependencies: ["Networking", "Reactive", "TerminalImages", "TerminalUI", "NetworkingTest", "ReactiveTest"], path: "Packages/TerminalApp/Tests/TerminalImagesTests"),
  .target(name: "CTerminal", path: "Packages/TerminalUI/Sources/CTerminal"),
  .target(name: "TerminalUI", dependencies: ["CTerminal"], path: "Packages/TerminalUI/Sources/TerminalUI"),
  .target(name: "CPseudoTerminal", path: "Packages/TerminalUI/Sources/CPseudoTerminal"),
  .target(name: "TerminalUITest", dependencies: ["TerminalUI", "CPseudoTerminal"], path: "Packages/TerminalUI/Sources/TerminalUITest"),
  .executableTarget(name: "TerminalProbe", dependencies: ["TerminalUI"], path: "Packages/TerminalUI/Sources/TerminalProbe"),
  .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI", "TerminalUITest", "TerminalProbe"], path: "Packages/TerminalUI/Tests/TerminalUITests"),
  .target(name: "WebApp", dependencies: ["Composition", "Locking", "LoopbackServer", "Networking", "Persistence", "Presentation", "Reactive", "WebUI"], path: "Packages/WebApp/Sources/WebApp"),
  .target(name: "WebAppTest", dependencies: ["Composition", "Locking", "Persistence", "Presentation", "WebApp", "WebUI"], path: "Packages/WebApp/Sources/WebAppTest"),
  .testTarget(name: "WebAppTests", dependencies: ["Composition", "LoopbackServer", "Networking", "Persistence", "Presentation", "Reactive", "WebApp", "WebAppTest", "WebUI"], path: "Packages/WebApp/Tests/WebAppTests"),
  .target(name: "WebUI", path: "Packages/WebUI/Sources/WebUI"),
  .testTarget(name: "WebUITests", dependencies: ["WebUI"], path: "Packages/WebUI/Tests/WebUITests"),
]

// swift-format-ignore
let programs: [Target] = [
  .executableTarget(name: "demo-server", dependencies: ["DemoServer"], path: "Packages/DemoServer/Sources/demo-server"),
  .executableTarget(name: "coinrank-demo", dependencies: ["DemoServer", "FeatureCoinRankModule", "FeatureCoinRankTerminal", "TerminalDemo"], path: "Packages/FeatureCoinRank/Sources/coinrank-demo"),
  .executableTarget(name: "FeatureCoinRankBenchmarks", dependencies: ["FeatureCoinRank", "Networking", "Persistence", "Presentation", "PresentationBenchmark"], path: "Packages/FeatureCoinRank/Sources/FeatureCoinRankBenchmarks"),
  .executableTarget(name: "compose-demo", dependencies: ["DemoServer", "FeatureComposeModule", "FeatureComposeTerminal", "TerminalDemo"], path: "Packages/FeatureCompose/Sources/compose-demo"),
  .executableTarget(name: "hub-demo", dependencies: ["DemoServer", "FeatureHubModule", "FeatureHubTerminal", "TerminalDemo"], path: "Packages/FeatureHub/Sources/hub-demo"),
  .executableTarget(name: "login-demo", dependencies: ["FeatureLoginModule", "FeatureLoginTerminal", "TerminalDemo"], path: "Packages/FeatureLogin/Sources/login-demo"),
  .executableTarget(name: "moments-demo", dependencies: ["DemoServer", "FeatureMomentsModule", "FeatureMomentsTerminal", "TerminalDemo"], path: "Packages/FeatureMoments/Sources/moments-demo"),
  .executableTarget(name: "FeatureMomentsBenchmarks", dependencies: ["FeatureMoments", "Networking", "Persistence", "Presentation", "PresentationBenchmark"], path: "Packages/FeatureMoments/Sources/FeatureMomentsBenchmarks"),
  .executableTarget(name: "notifications-demo", dependencies: ["DemoServer", "FeatureNotificationsModule", "FeatureNotificationsTerminal", "TerminalDemo"], path: "Packages/FeatureNotifications/Sources/notifications-demo"),
  .executableTarget(name: "FeatureNotificationsBenchmarks", dependencies: ["FeatureNotifications", "Networking", "Persistence", "Posts", "Presentation", "PresentationBenchmark", "Reactive"], path: "Packages/FeatureNotifications/Sources/FeatureNotificationsBenchmarks"),
  .executableTarget(name: "timeline-demo", dependencies: ["DemoServer", "FeatureTimelineModule", "FeatureTimelineTerminal", "TerminalDemo"], path: "Packages/FeatureTimeline/Sources/timeline-demo"),
  .executableTarget(name: "FeatureTimelineBenchmarks", dependencies: ["FeatureTimeline", "FeatureTimelineTerminal", "FeatureTimelineTest", "Locking", "Networking", "Persistence", "Posts", "Presentation", "PresentationTerminal", "Reactive", "TerminalUI", "TerminalUITest"], path: "Packages/FeatureTimeline/Sources/FeatureTimelineBenchmarks"),
  .executableTarget(name: "NetworkingBenchmarks", dependencies: ["Networking", "LoopbackServer"], path: "Packages/Networking/Sources/NetworkingBenchmarks"),
  .executableTarget(name: "PersistenceBenchmarks", dependencies: ["Locking", "Persistence", "Reactive", .product(name: "GRDB", package: "GRDB.swift")], path: "Packages/Persistence/Sources/PersistenceBenchmarks"),
  .executableTarget(name: "PersistenceSoak", dependencies: ["Persistence"], path: "Packages/Persistence/Sources/PersistenceSoak"),
  .executableTarget(name: "terminal-app-example", dependencies: ["Composition", "Presentation", "PresentationTerminal", "Reactive", "TerminalApp", "TerminalUI"], path: "Packages/TerminalApp/Sources/terminal-app-example"),
  .executableTarget(name: "TerminalUIBenchmarks", dependencies: ["TerminalUI", "TerminalUITest"], path: "Packages/TerminalUI/Sources/TerminalUIBenchmarks"),
]

// swift-format-ignore
let features: [Target.Dependency] = [
  "FeatureCoinRankModule", "FeatureCoinRankTerminal", "FeatureCoinRankWeb",
  "FeatureComposeModule", "FeatureComposeTerminal", "FeatureComposeWeb",
  "FeatureHubModule", "FeatureHubTerminal", "FeatureHubWeb",
  "FeatureLoginModule", "FeatureLoginTerminal", "FeatureLoginWeb",
  "FeatureMomentsModule", "FeatureMomentsTerminal", "FeatureMomentsWeb",
  "FeatureNotificationsModule", "FeatureNotificationsTerminal", "FeatureNotificationsWeb",
  "FeatureTimelineModule", "FeatureTimelineTerminal", "FeatureTimelineWeb",
]

// packages:end

let package = Package(
  name: "Tessera",
  platforms: [.macOS(.v15)],
  // No program is a product: SwiftPM would load what it needs in each package that depends on this one, so that targets
  // there could not be called DemoServer, and would fetch the dependencies of the app.
  products: libraries + [.library(name: "ArchitectureRules", targets: ["ArchitectureRules"])],
  dependencies: remotes,
  targets: parts + (Context.environment["PROGRAM"] == nil ? [] : programs) + [
    .executableTarget(name: "tessera", dependencies: ["AppShell"], path: "Apps/cli/Sources/tessera"),
    .target(
      name: "AppShell",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "Composition", "Presentation",
        "TerminalApp", "TerminalDemo", "TerminalUI", "WebApp", "WebUI",
      ] + features,
      path: "Apps/cli/Sources/AppShell"),
    .testTarget(
      name: "AppShellTests",
      dependencies: [
        "AppShell",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        "Composition",
        "FeatureCoinRankModule",
        "FeatureHub",
        "FeatureHubModule",
        "FeatureHubTerminal",
        "FeatureLogin",
        "FeatureLoginModule",
        "FeatureLoginTerminal",
        "FeatureNotifications",
        "FeatureNotificationsModule",
        "FeatureNotificationsTerminal",
        "FeatureTimeline",
        "FeatureTimelineModule",
        "FeatureTimelineTerminal",
        "Networking",
        "Persistence",
        "Posts",
        "Presentation",
        "Reactive",
        "TerminalApp",
        "TerminalAppTest",
        "TerminalUI",
      ]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "tessera",
        "DemoServer",
        "TerminalAppTest",
        "TerminalUI",
        "TerminalUITest",
        "WebAppTest",
      ],
      exclude: ["Golden"]),
    // Optimized, because reading the 138,000 lines of the repository takes more than ten times as long otherwise.
    .target(name: "SourceFiles", path: "Tools/Sources/SourceFiles", swiftSettings: [.unsafeFlags(["-O"])]),
    .target(name: "Workspace", dependencies: ["SourceFiles"], path: "Tools/Sources/Workspace"),
    .target(
      name: "Rules", dependencies: ["SourceFiles", "Workspace"], path: "Tools/Sources/Rules",
      swiftSettings: [.unsafeFlags(["-O"])]),
    .target(name: "ArchitectureRules", dependencies: ["Rules"], path: "Tools/Sources/ArchitectureRules"),
    .executableTarget(name: "check-rules", dependencies: ["Rules", "SourceFiles"], path: "Tools/Sources/check-rules"),
    .executableTarget(
      name: "tessera-tools",
      dependencies: [
        "SourceFiles", "Workspace", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/Sources/tessera-tools"),
    .testTarget(name: "ArchitectureTests", dependencies: ["Rules", "SourceFiles"]),
    .testTarget(name: "WorkspaceTests", dependencies: ["Rules", "SourceFiles", "Workspace"]),
    .testTarget(name: "ScriptsTests"),
    .target(name: "AllocationCounter", path: "Benchmarks/Sources/AllocationCounter"),
    .target(name: "Harness", dependencies: ["AllocationCounter"], path: "Benchmarks/Sources/Harness"),
    .testTarget(name: "HarnessTests", dependencies: ["Harness"], path: "Benchmarks/Tests/HarnessTests"),
  ]
)

// The fuzz targets are tests that replay the corpus. libFuzzer needs a program with the same targets: `Scripts/fuzz`.
let corpusTests = Target.testTarget(
  name: "FuzzTests",
  dependencies: [
    "AppShell",
    "Composition",
    "Networking",
    "Persistence",
    "Posts",
    "ReactiveTest",
    "TerminalApp",
    "TerminalUI",
  ],
  exclude: ["Corpus", "Driver"])
package.targets.append(
  Context.environment["FUZZ"] == nil
    ? corpusTests
    : .executableTarget(
      name: "fuzz", dependencies: corpusTests.dependencies, path: "Tests/FuzzTests",
      exclude: ["Corpus", "CorpusTests.swift"]))

// `PACKAGE=Networking swift test` tests one package in this build folder: of the targets, only its tests and what they need
// remain, and of the dependencies those that are used. `PROGRAM=coinrank-demo swift run` does the same for a program.
if let isWanted: (Target) -> Bool = Context.environment["PROGRAM"].map({ name in { $0.name == name } })
  ?? Context.environment["PACKAGE"].map({ name in { $0.isTest && $0.path?.hasPrefix("Packages/\(name)/") == true } })
{
  var open = package.targets.filter(isWanted)
  var targets: Set<String> = []
  var remotes: Set<String> = []
  while let target = open.popLast() {
    guard targets.insert(target.name).inserted else { continue }
    for dependency in target.dependencies {
      switch dependency {
      case .productItem(_, let package, _, _): remotes.insert(package ?? "")
      case .byNameItem(let name, _), .targetItem(let name, _): open += package.targets.filter { $0.name == name }
      @unknown default: break
      }
    }
  }
  package.targets.removeAll { !targets.contains($0.name) }
  package.products.removeAll()
  package.dependencies.removeAll {
    guard case .sourceControl(_, let location, _) = $0.kind else { return false }
    return !remotes.contains { location.hasSuffix("/\($0)") }
  }
}

// settings:begin
for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  if Context.environment["CI"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
// settings:end
