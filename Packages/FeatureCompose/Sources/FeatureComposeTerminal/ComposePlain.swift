public import FeatureCompose
import FeatureComposeModule
public import Presentation
import PresentationTerminal
public import TerminalUI

/// The plain text renderer of a draft, for pipes and for commands that show no screens.
public enum ComposePlain {
  /// Returns the lines of the text of a draft, after its content warning and its audience.
  public static func lines(_ draft: ComposeDraft, language: Language) -> [TerminalText] {
    let colon = LocalizedText.colon[language]
    var lines: [TerminalText] = []
    if !draft.warning.isEmpty { lines.append("\(ComposeText.warning[language])\(colon)\(draft.warning)") }
    if draft.visibility != nil { lines.append(TerminalText(ComposeText.audience(draft.visibility), language)) }
    if !draft.language.isEmpty { lines.append("\(ComposeText.language[language])\(colon)\(draft.language)") }
    lines += draft.files.map { file in
      let name = ComposeText.name(of: file)[language]
      return "▣ \(name)\(file.description.isEmpty ? "" : "  “\(file.description)”")"
    }
    if let poll = draft.poll {
      lines.append("\(ComposeText.poll[language])\(colon)\(ComposeText.duration(poll.duration)[language])")
      lines += poll.options.map { "- \($0)" }
    }
    if draft.isEmpty { return lines + [TerminalText(ComposeText.noDraft, language)] }
    return lines + TerminalText.lines(draft.text)
  }
}
