import Presentation

/// The messages about settings on the command line and in the configuration file. The messages about the file omit the
/// values of settings, which may contain a password.
enum SettingsText {
  static func empty(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "\(name) is empty (command line). Enter a value, or omit the option.",
      zhHans: "\(name) 为空（命令行）。请提供值，或省略该选项。")
  }

  static func noServer(_ name: String, names: [String]) -> LocalizedText {
    LocalizedText(
      en: "There is no server named “\(name)”. Servers: \(names.joined(separator: ", ")).",
      zhHans: "没有名为“\(name)”的服务器。可用的服务器：\(names.joined(separator: "、"))。")
  }

  static func noAssignment(_ text: String) -> LocalizedText {
    LocalizedText(
      en: "--set “\(text)” lacks a name or a value. Use --set NAME=VALUE.",
      zhHans: "--set “\(text)”缺少名称或值。请使用 --set 名称=值。")
  }

  static func twoValues(_ name: String, _ first: String, _ second: String) -> LocalizedText {
    LocalizedText(
      en: "\(name) has two values, from “\(first)” and from “\(second)”. Use only one of them.",
      zhHans: "\(name) 有两个值，分别来自“\(first)”和“\(second)”。请只使用其中一个。")
  }

  // MARK: - The configuration file

  static func noSetting(_ name: String, in file: String, names: [String]) -> LocalizedText {
    LocalizedText(
      en:
        "The configuration file \(file) sets \(name), which is not a setting. Settings: \(names.joined(separator: ", ")).",
      zhHans: "配置文件 \(file) 设置了 \(name)，但没有这个设置。可用的设置：\(names.joined(separator: "、"))。")
  }

  static func unreadable(_ file: String, _ reason: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "The configuration file \(file) cannot be read: \(reason[.en]). Correct it, or delete it.",
      zhHans: "无法读取配置文件 \(file)：\(reason[.zhHans])。请更正或删除该文件。")
  }

  static func notOpened(_ file: String) -> LocalizedText {
    LocalizedText(
      en: "The configuration file \(file) cannot be opened. Check its permissions.",
      zhHans: "无法打开配置文件 \(file)。请检查其权限。")
  }

  static func directoryInPlaceOfFile(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "The configuration file \(path) is a directory, but must be a file. Move the directory elsewhere.",
      zhHans: "配置文件 \(path) 是目录，应为文件。请移走该目录。")
  }

  static func tooLarge(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "The configuration file \(path) is larger than 1 MiB. Check that it is the file that you want to use.",
      zhHans: "配置文件 \(path) 超过 1 MiB。请检查它是否是你要使用的文件。")
  }
  static func irregularFile(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "The configuration file \(path) is a device, a pipe or a socket, but must be a file. Move it elsewhere.",
      zhHans: "配置文件 \(path) 是设备、管道或套接字，应为文件。请将其移走。")
  }

  static func linkToNoFile(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "The configuration file \(path) is a symbolic link that leads to no file. Correct the link, or delete it.",
      zhHans: "配置文件 \(path) 是符号链接，但没有指向任何文件。请更正或删除该链接。")
  }

  static let text = LocalizedText(en: "text", zhHans: "文本")
  static let keyList = LocalizedText(en: "a list of keys", zhHans: "按键列表")
  static let keysOfCommands = LocalizedText(
    en: "an object with a list of keys for each command", zhHans: "含有各命令按键列表的对象")

  static func wrongType(_ name: String, _ found: LocalizedText, expected: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "\(name) is \(found[.en]), but must be \(expected[.en])",
      zhHans: "\(name) 是\(found[.zhHans])，应为\(expected[.zhHans])")
  }

  static func repeated(_ name: String, line: Int, column: Int) -> LocalizedText {
    LocalizedText(
      en: "line \(line), column \(column) sets \(name) for the second time",
      zhHans: "第 \(line) 行第 \(column) 列重复设置了 \(name)")
  }

  static let noObject = LocalizedText(
    en: "its contents are not a JSON object", zhHans: "内容不是 JSON 对象")

  static func notJSON(line: Int, column: Int) -> LocalizedText {
    LocalizedText(
      en: "line \(line), column \(column) is not valid JSON", zhHans: "第 \(line) 行第 \(column) 列不是有效的 JSON")
  }

  static func loneSurrogate(_ escape: String, line: Int, column: Int) -> LocalizedText {
    LocalizedText(
      en: "line \(line), column \(column) contains \(escape), which is only half of a character",
      zhHans: "第 \(line) 行第 \(column) 列的 \(escape) 只是半个字符")
  }

  static func tooDeep(line: Int, column: Int) -> LocalizedText {
    let depth = JSONSyntax.maximumDepth
    return LocalizedText(
      en: "line \(line), column \(column) is nested more than \(depth) levels deep",
      zhHans: "第 \(line) 行第 \(column) 列的嵌套超过 \(depth) 层")
  }

  // MARK: - The theme file

  static func noThemeFile(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "The theme is custom, but there is no file \(path). Create it, for example: \(themeExample).",
      zhHans: "主题为 custom，但文件 \(path) 不存在。请创建该文件，例如：\(themeExample)。")
  }

  static func noBase(_ name: String, in file: String, names: [String]) -> LocalizedText {
    LocalizedText(
      en:
        "The theme file \(file) is based on “\(name)”, which is not a theme. Themes: \(names.joined(separator: ", ")).",
      zhHans: "主题文件 \(file) 以“\(name)”为基础，但没有这个主题。可用的主题：\(names.joined(separator: "、"))。")
  }

  static func noToken(_ name: String, in file: String, names: [String]) -> LocalizedText {
    LocalizedText(
      en: "The theme file \(file) sets \(name), which is not a color. Names: \(names.joined(separator: ", ")).",
      zhHans: "主题文件 \(file) 设置了 \(name)，但没有这个颜色。可用的名称：\(names.joined(separator: "、"))。")
  }

  static func noColor(_ text: String, for name: String, in file: String) -> LocalizedText {
    LocalizedText(
      en: "The theme file \(file) sets \(name) to “\(text)”, which is not a color. Use a value such as #6EA8FE.",
      zhHans: "主题文件 \(file) 将 \(name) 设为“\(text)”，这不是颜色。请使用 #6EA8FE 这样的值。")
  }

  private static let themeExample = ##"{"base": "night", "accent": "#FF8800"}"##

  // MARK: - Keys

  static func noCommand(_ command: String, in file: String, names: [String]) -> LocalizedText {
    LocalizedText(
      en:
        "The configuration file \(file) binds \(command), which is not a command. Commands: \(names.joined(separator: ", ")).",
      zhHans: "配置文件 \(file) 绑定了 \(command)，但没有这个命令。可用的命令：\(names.joined(separator: "、"))。")
  }

  static func noKey(_ key: String, for command: String, in file: String) -> LocalizedText {
    LocalizedText(
      en:
        "The configuration file \(file) binds \(command) to \(key), which is not a key. Examples of keys: j, Ctrl-x, PgDn, F5.",
      zhHans: "配置文件 \(file) 将 \(command) 绑定到 \(key)，但没有这个按键。按键示例：j、Ctrl-x、PgDn、F5。")
  }

  static func reservedKey(for command: String, in file: String) -> LocalizedText {
    LocalizedText(
      en:
        "The configuration file \(file) binds \(command) to Ctrl-c, which always quits the program. Choose another key.",
      zhHans: "配置文件 \(file) 将 \(command) 绑定到 Ctrl-c，但该键始终用于退出程序。请选择其他按键。")
  }
}
