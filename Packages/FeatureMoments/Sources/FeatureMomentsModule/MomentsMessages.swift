import FeatureMoments
public import Presentation

/// The messages that commands print about moments.
public enum MomentsMessages {
  /// The message for a like while likes are turned off.
  public static let likesAreOff = LocalizedText(
    en: "Likes are turned off. Turn them on with --likes on.", zhHans: "点赞已关闭。可用 --likes on 开启。")
  /// The message for a like or unlike that is not sent, because the demo server's moments are lost when the command
  /// ends.
  public static let demoEnds = LocalizedText(
    en:
      "Nothing was changed, because the moments of the demo server are lost when this command ends. Name a server with --server.",
    zhHans: "未作更改，因为演示服务器的朋友圈动态会随此命令结束而消失。请用 --server 指定服务器。")

  /// Returns the message for a file to which no events can be written.
  public static func notTraceable(_ file: String) -> LocalizedText {
    LocalizedText(
      en: "Events cannot be tracked, because \(file) cannot be written to. Choose another file for the setting trace.",
      zhHans: "无法跟踪事件，因为无法写入 \(file)。请为设置 trace 选择其他文件。")
  }

  /// Returns the message for a file to which no events can be written, or `nil` if the file can be opened for writing.
  /// Creates the file if it does not exist.
  ///
  /// - Parameter file: The path of the file, or an empty string if no events are recorded.
  public static func traceProblem(_ file: String) -> LocalizedText? {
    file.isEmpty || LineFile(file).create() ? nil : notTraceable(file)
  }
}
