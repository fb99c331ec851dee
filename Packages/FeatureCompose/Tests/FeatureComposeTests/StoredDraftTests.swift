import Foundation
import Persistence
import Posts
import Testing

@testable import FeatureCompose

@Suite struct StoredDraftTests {
  @Test func `An account has at most 200 drafts, of which the oldest are removed`() throws {
    let store = try Store.inMemory(schemas: [ComposeFeature.schema])
    for number in 1...201 {
      var draft = ComposeDraft()
      (draft.text, draft.replyTo) = ("\(number)", PostID("\(number)"))
      try store.write {
        try StoredDraft.save(draft, of: "mira", at: Date(timeIntervalSince1970: Double(number)), $0)
        if number == 1 { try StoredDraft.save(draft, of: "ada", at: Date(timeIntervalSince1970: 1), $0) }
      }
    }
    let drafts = try store.read { try $0.array(StoredDraft.filter(\.owner == "mira").order(by: \.updated, .ascending)) }
    #expect(drafts.map(\.draft.text) == (2...201).map(String.init))
    #expect(try store.read { try $0.first(StoredDraft.draft(of: "ada", "1")) } != nil)
  }
}
