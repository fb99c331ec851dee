import FeatureMoments
import Presentation
import PresentationTerminal

/// The localized text of the internal menu and of the DesignKit demo.
enum InternalMenuText {
  static let title = LocalizedText(en: "Internal menu", zhHans: "内部菜单")
  static let generalInfo = LocalizedText(en: "General info", zhHans: "基本信息")
  static let version = LocalizedText(en: "Version", zhHans: "版本")
  static let designKitDemo = LocalizedText(en: "DesignKit demo", zhHans: "DesignKit 演示")
  static let featureToggles = LocalizedText(en: "Feature toggles", zhHans: "功能开关")
  static let tools = LocalizedText(en: "Tools", zhHans: "工具箱")
  static let crashApp = LocalizedText(en: "Crash app", zhHans: "闪退")
  static let confirmCrash = LocalizedText(en: "Crash the app? Unsaved changes are lost.", zhHans: "要让应用闪退吗？未保存的更改会丢失。")
  static let likeButton = LocalizedText(en: "Like button", zhHans: "点赞按钮")

  static let select = LocalizedText(en: "Select", zhHans: "选择")
  static let done = LocalizedText(en: "Done", zhHans: "完成")

  static let typography = LocalizedText(en: "Typography", zhHans: "字体")
  static let colors = LocalizedText(en: "Colors", zhHans: "颜色")
  static let spacing = LocalizedText(en: "Spacing", zhHans: "间距")
  static let avatars = LocalizedText(en: "Avatars", zhHans: "头像")
  static let favoriteButton = LocalizedText(en: "Favorite button", zhHans: "收藏按钮")
  static let starFavoriteButton = LocalizedText(en: "Star favorite button", zhHans: "星形收藏按钮")
  static let heartFavoriteButton = LocalizedText(en: "Heart favorite button", zhHans: "心形收藏按钮")
}

extension InternalMenuSection.ID {
  var title: LocalizedText {
    switch self {
    case .generalInfo: InternalMenuText.generalInfo
    case .designKitDemo: InternalMenuText.designKitDemo
    case .featureToggles: InternalMenuText.featureToggles
    case .tools: InternalMenuText.tools
    }
  }
}

extension InternalMenuItem.ID {
  var title: LocalizedText {
    switch self {
    case .version: InternalMenuText.version
    case .designKit: InternalMenuText.designKitDemo
    case .toggle(.likeButton): InternalMenuText.likeButton
    case .crash: InternalMenuText.crashApp
    }
  }
}
