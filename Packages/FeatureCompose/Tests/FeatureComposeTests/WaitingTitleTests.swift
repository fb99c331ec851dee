import FeatureCompose
import Foundation
import NetworkingTest
import Presentation
import Reactive
import Testing

@MainActor @Suite struct WaitingTitleTests {
  @Test(arguments: [
    (ComposeSubject.newPost, "Publish “Tea”", "发布“Tea”"), (.reply("7"), "Reply “Tea”", "回复“Tea”"),
  ])
  func `A post that waits is listed with what it does`(subject: ComposeSubject, en: String, zhHans: String) throws {
    let bench = try ComposeBench([
      .json(ComposeBench.status()).on("GET /api/v1/statuses/7"), ScriptedReply.never.on("POST /api/v1/statuses"),
    ])
    var rows: [OutboxRow] = []
    let subscription = bench.feature.outbox?.rows.subscribe(on: MainScheduler.instance).asDriver(onErrorJustReturn: [])
      .drive(onNext: { rows = $0 })
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(subject))
    bench.advance(seconds: 1)
    editor.write("Tea")
    editor.viewModel.publish.accept(())
    bench.advance(seconds: 1)
    #expect(rows.map { [$0.title[.en], $0.title[.zhHans]] } == [[en, zhHans]])
    subscription?.dispose()
  }
}
