package import FeatureCompose
package import Presentation

/// The texts of the images of a draft.
extension ComposeText {
  package static let image = LocalizedText(en: "Image", zhHans: "图片")
  package static let attach = LocalizedText(en: "Attach image", zhHans: "添加图片")
  package static let path = LocalizedText(en: "path of a file, then Enter", zhHans: "文件路径，按回车添加")
  package static let description = LocalizedText(
    en: "describe it for those who cannot see it", zhHans: "为看不到图片的人描述图片")
  package static let undescribed = LocalizedText(en: "no description", zhHans: "无描述")
  package static let remove = LocalizedText(en: "Remove", zhHans: "移除")
  package static let earlierImage = LocalizedText(en: "Image of the post", zhHans: "原嘟文的图片")
  package static let undescribedQuestion = LocalizedText(en: "Publish without a description?", zhHans: "不添加描述就发布？")
  package static let undescribedMessage = LocalizedText(
    en: "An image has no description. Those who cannot see it will not know what it shows.",
    zhHans: "有图片没有描述，看不到图片的人将不知道其内容。")

  package static func name(of file: DraftFile) -> LocalizedText {
    file.name.isEmpty ? earlierImage : LocalizedText(en: file.name, zhHans: file.name)
  }

  package static func progress(_ upload: ImageUpload) -> LocalizedText {
    let percent = Int((min(1, max(0, upload.fraction)) * 100).rounded(.down))
    return LocalizedText(en: "\(upload.name) \(percent) %", zhHans: "\(upload.name) \(percent)%")
  }
}
