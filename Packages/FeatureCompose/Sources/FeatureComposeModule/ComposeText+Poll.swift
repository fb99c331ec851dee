package import FeatureCompose
package import Presentation

/// The texts of the poll of a draft.
extension ComposeText {
  package static let poll = LocalizedText(en: "Poll", zhHans: "投票")
  package static let addPoll = LocalizedText(en: "Add poll", zhHans: "添加投票")
  package static let removePoll = LocalizedText(en: "Remove poll", zhHans: "移除投票")
  package static let noOption = LocalizedText(en: "empty", zhHans: "空")
  package static let duration = LocalizedText(en: "Open for", zhHans: "持续时间")
  package static let multiple = LocalizedText(en: "Several choices", zhHans: "多选")
  package static let keptPoll = LocalizedText(en: "The poll stays as it is", zhHans: "投票保持不变")

  package static func option(_ number: Int) -> LocalizedText {
    LocalizedText(en: "Option \(number)", zhHans: "选项 \(number)")
  }

  /// Returns a duration in the largest unit that divides it, such as “3 days”.
  package static func duration(_ seconds: Int) -> LocalizedText {
    let units: [(Int, String, String)] = [(86_400, "day", "天"), (3_600, "hour", "小时"), (60, "minute", "分钟")]
    let (size, en, zh) = units.first { seconds >= $0.0 && seconds.isMultiple(of: $0.0) } ?? (1, "second", "秒")
    let count = seconds / size
    return LocalizedText(en: "\(count) \(en)\(count == 1 ? "" : "s")", zhHans: "\(count) \(zh)")
  }

  package static func message(of problem: PollProblem) -> LocalizedText {
    switch problem {
    case .fewOptions: LocalizedText(en: "A poll needs two options", zhHans: "投票至少需要两个选项")
    case .manyOptions(let limit):
      LocalizedText(en: "This server accepts \(limit) options", zhHans: "此服务器最多允许 \(limit) 个选项")
    case .longOption(let limit):
      LocalizedText(
        en: "An option is too long: this server accepts \(limit) characters", zhHans: "选项过长：此服务器最多允许 \(limit) 个字符")
    case .sameOptions: LocalizedText(en: "Two options are the same", zhHans: "存在相同的选项")
    case .duration(let range):
      LocalizedText(
        en:
          "This server accepts polls from \(duration(range.lowerBound)[.en]) to \(duration(range.upperBound)[.en])",
        zhHans: "此服务器允许的投票时长为 \(duration(range.lowerBound)[.zhHans])至 \(duration(range.upperBound)[.zhHans])")
    }
  }
}
