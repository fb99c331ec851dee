import FeatureMoments
import FeatureMomentsModule
import Foundation
import Observation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

/// What the screens of moments show besides their rows: the style, the time and the photos.
@MainActor @Observation.Observable final class MomentAppearance {
  private(set) var style = MomentsStyle()
  private(set) var now = Date.distantPast
  var showsExactDates = false
  @ObservationIgnored private var showsImages = false
  @ObservationIgnored private var isLinear = false
  @ObservationIgnored private var isPlain = false
  /// The maximum number of lines of a photo on the screen of a moment, with which its description is visible, too.
  @ObservationIgnored private(set) var photoRows = 1
  private let bag = DisposeBag()

  init(_ style: Driver<MomentsStyle>, _ now: Driver<Date>) {
    style.drive(with: self) { $0.style = $1 }.disposed(by: bag)
    now.drive(with: self) { $0.now = $1 }.disposed(by: bag)
  }

  /// Notes what the terminal can show. A screen calls this method before it draws its rows.
  func prepare(for canvas: Canvas, _ context: ScreenContext) {
    showsImages = context.loadsImages && canvas.depth >= .ansi256 && !canvas.isLinear && canvas.usesSymbols
    isLinear = canvas.isLinear
    isPlain = !canvas.usesSymbols
    photoRows = max(4, canvas.size.rows / 2 - 2)
  }

  /// The key that changes between ages and dates.
  func dates(_ language: Language) -> KeyAction {
    KeyAction(KeyBinding(["D"], .momentsDates, TerminalText(.exactDates, language))) { [self] in
      showsExactDates.toggle()
    }
  }

  func view(_ columns: Int, _ context: ScreenContext) -> MomentsRowView {
    MomentsRowView(
      language: context.language, style: style, now: now, timeZone: showsExactDates ? context.timeZone : nil,
      isLinear: isLinear, isPlain: isPlain, columns: columns, image: showsImages ? context.image : nil)
  }
}

extension MomentsProblem {
  /// Shows the problem to the user.
  @MainActor func show(in context: ScreenContext) {
    let text = TerminalText(text, context.language)
    if self == .noAddress { context.host?.toasts.show(text) } else { context.host?.toasts.show(text, .error) }
  }
}
