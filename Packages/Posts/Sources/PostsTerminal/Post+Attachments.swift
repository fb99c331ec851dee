import Posts
import Presentation
import TerminalUI

extension Post {
  /// Returns marks for a post that not everyone can see or that was edited, or `nil` for other posts.
  func marks(in language: Language) -> TerminalText? {
    var marks: [String] = []
    switch visibility {
    case .direct: marks.append(Text.direct[language])
    case .followers: marks.append(Text.followers[language])
    case .restricted: marks.append(Text.restricted[language])
    case .public, .unlisted, nil: break
    }
    if edited != nil { marks.append(Text.edited[language]) }
    return marks.isEmpty ? nil : TerminalText(marks.joined(separator: " · "))
  }

  /// Returns a line for each file, for each option of the poll, and for the quoted post.
  ///
  /// - Parameter length: The maximum number of characters of a text from the server. Rows are drawn in every frame, and texts can be long.
  func attachments(in language: Language, upTo length: Int = .max) -> [TerminalText] {
    let files = media.map { file in
      let text = file.description?.prefix(length) ?? Text.undescribed[language][...]
      return "[\(Text.kind(file.kind)[language])] \(text)" as TerminalText
    }
    let options = (poll?.options ?? []).map { option in
      let votes = option.votes.map { " · \($0)" } ?? ""
      return "\(option.isChosen ? "●" : "○") \(option.title.prefix(length))\(votes)" as TerminalText
    }
    let quoted = quote.map { ["» \($0.author.name.prefix(length)): \($0.text.prefix(length))" as TerminalText] } ?? []
    return files + options + quoted
  }
}

private enum Text {
  static let direct = LocalizedText(en: "Direct message", zhHans: "私信")
  static let followers = LocalizedText(en: "Followers only", zhHans: "仅关注者可见")
  static let restricted = LocalizedText(en: "Not public", zhHans: "非公开")
  static let edited = LocalizedText(en: "edited", zhHans: "已编辑")
  static let undescribed = LocalizedText(en: "no description", zhHans: "无描述")

  static func kind(_ kind: PostMedia.Kind) -> LocalizedText {
    switch kind {
    case .image: LocalizedText(en: "image", zhHans: "图片")
    case .video: LocalizedText(en: "video", zhHans: "视频")
    case .animation: LocalizedText(en: "animation", zhHans: "动图")
    case .audio: LocalizedText(en: "audio", zhHans: "音频")
    case .file: LocalizedText(en: "file", zhHans: "文件")
    }
  }
}
