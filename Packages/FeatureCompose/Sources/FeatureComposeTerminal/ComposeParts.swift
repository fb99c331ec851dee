import FeatureCompose
import FeatureComposeModule
import Presentation
import PresentationTerminal
import TerminalUI

/// The lines below the text of a draft: its images, those that are being uploaded, and its poll.
struct ComposeParts {
  let state: ComposeState
  let language: Language

  var lines: [StyledText] {
    state.draft.files.map(line)
      + state.uploads.map { StyledText(TerminalText(ComposeText.progress($0), language), .info) }
      + [poll].compactMap(\.self)
  }

  private func line(_ file: DraftFile) -> StyledText {
    let name = StyledText("▣ " + TerminalText(ComposeText.name(of: file), language) + "  ", .muted)
    if file.description.isEmpty { return name + StyledText(TerminalText(ComposeText.undescribed, language), .warning) }
    return name + StyledText("“\(file.description)”", .text)
  }

  private var poll: StyledText? {
    guard let poll = state.draft.poll else { return nil }
    if let problem = state.pollProblem {
      return StyledText(TerminalText(ComposeText.message(of: problem), language), .warning)
    }
    let options = poll.options.joined(separator: " · ")
    return StyledText(
      TerminalText("\(ComposeText.poll[language])\(LocalizedText.colon[language])\(options)"), .muted)
  }
}
