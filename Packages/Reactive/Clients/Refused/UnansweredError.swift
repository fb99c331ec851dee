import Reactive

func drive(_ source: Observable<Int>) -> Driver<Int> {
  // error: missing argument for parameter 'onErrorJustReturn' in call
  source.asDriver()
}
