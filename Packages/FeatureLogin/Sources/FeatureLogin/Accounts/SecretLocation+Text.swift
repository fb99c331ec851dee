public import Persistence
public import Presentation

extension SecretLocation {
  /// A phrase that describes the location. A path or a variable in the phrase is not sanitized.
  public var text: LocalizedText {
    let chinese =
      switch self {
      case .environment(let variable): "环境变量 \(variable)"
      case .keyring: "系统的密钥环"
      case .file(let path): "文件 \(path)"
      case .memory: "内存"
      }
    return LocalizedText(en: description, zhHans: chinese)
  }
}
