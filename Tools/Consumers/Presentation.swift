import Presentation
import Reactive

struct Title: ViewModelType {
  func transform(input: Driver<String>) -> Driver<LocalizedText> {
    input.map { LocalizedText(en: "Hello, \($0)", zhHans: "你好，\($0)") }
  }
}
