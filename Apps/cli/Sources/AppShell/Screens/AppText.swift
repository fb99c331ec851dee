import Presentation

/// What the app itself says on its screens.
enum AppText {
  static let about = LocalizedText(en: "About", zhHans: "关于")
  static let server = LocalizedText(en: "Server", zhHans: "服务器")
  static let store = LocalizedText(en: "Store", zhHans: "存储")
  static let inMemory = LocalizedText(en: "in memory", zhHans: "内存")
  static let demoServer = LocalizedText(en: "demo server", zhHans: "演示服务器")
  static let goTo = LocalizedText(en: "Go to", zhHans: "前往")
  static let noSuchPlace = LocalizedText(en: "No such place", zhHans: "没有这个位置")
}
