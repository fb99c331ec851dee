import Presentation
import Reactive

@MainActor protocol TitleViewModel: AnyObject {
  var name: BehaviorRelay<String> { get }
  var title: Driver<LocalizedText> { get }
}

final class DefaultTitleViewModel: TitleViewModel {
  let name = BehaviorRelay(value: "")

  var title: Driver<LocalizedText> {
    name.asDriver().map { LocalizedText(en: "Hello, \($0)", zhHans: "你好，\($0)") }
  }
}
