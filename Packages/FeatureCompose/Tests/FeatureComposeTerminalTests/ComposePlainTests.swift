import FeatureCompose
import FeatureComposeTerminal
import Posts
import Presentation
import TerminalUI
import Testing

@Suite struct ComposePlainTests {
  @Test func `ComposePlain returns the parts of a draft, sanitized, or says that there is none`() {
    var draft = ComposeDraft()
    #expect(ComposePlain.lines(draft, language: .en).map(\.string) == ["There is no draft"])
    (draft.text, draft.warning, draft.visibility, draft.language) = ("Tea\u{1B}[2J\nnow", "drinks", .direct, "en")
    #expect(
      ComposePlain.lines(draft, language: .en).map(\.string) == [
        "Warning: drinks", "Audience: mentioned people", "Language: en", "Tea␛[2J", "now",
      ])
    draft = ComposeDraft()
    (draft.text, draft.poll) = ("Which?", DraftPoll(["Tea", "Milk"], duration: 3_600))
    #expect(ComposePlain.lines(draft, language: .en).map(\.string) == ["Poll: 1 hour", "- Tea", "- Milk", "Which?"])
  }
}
