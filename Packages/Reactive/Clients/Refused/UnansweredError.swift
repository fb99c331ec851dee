import Reactive

func drive(_ source: Observable<Int>) -> Driver<Int> {
  source.asDriver()  // error: missing argument for parameter 'onErrorJustReturn' in call
}
