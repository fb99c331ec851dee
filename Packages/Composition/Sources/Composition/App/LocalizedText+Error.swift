import Foundation
import Networking
import Persistence
public import Presentation

extension LocalizedText {
  /// Creates the message of an error whose own description is in English or for developers: an error of a store, the
  /// secret store, a decoder, a route or the network, or the cancellation of a task.
  ///
  /// An error of any other type has the same message in all languages.
  public init(describing error: any Error) {
    let english =
      switch error {
      case is CancellationError: "The operation was canceled."
      case is DecodingError: "The data is damaged."
      // The description is for developers.
      case StoreError.unreadable(let table, let column, _):
        "The stored data cannot be read (column \(column) of \(table)). It was not changed. `cache clear` deletes it."
      case let failure as LoadFailure: failure.sentence(in: .en)
      case let error as NetworkError: LoadFailure(error).sentence(in: .en)
      default: "\(error)"
      }
    let chinese: String? =
      switch error {
      case let error as StoreError: error.chinese
      case let error as SecretError: error.chinese
      case let error as StoreUnused: error.chinese
      case let failure as LoadFailure: failure.sentence(in: .zhHans)
      case let error as NetworkError: LoadFailure(error).sentence(in: .zhHans)
      case let error as InvalidRoute: "应用中没有可以打开路由 \(error.route) 的目标。请检查其名称和参数。"
      case let error as UnknownServer: error.text[.zhHans]
      case ContainerError.unknownServer(let error): error.text[.zhHans]
      case is CancellationError: "操作已取消。"
      case is DecodingError: "数据已损坏。"
      default: nil
      }
    self.init(en: english, zhHans: chinese ?? english)
  }
}

extension StoreError {
  /// The Chinese message for an error that a user can encounter, or `nil` for all other errors, which are defects of
  /// the program.
  fileprivate var chinese: String? {
    switch self {
    case .diskFull(let file): "没有空间可写入 \(file)。请释放磁盘空间后重试。没有数据丢失。"
    case .readOnly(let file): "无法写入 \(file)。请检查该文件及其目录的权限。"
    case .corrupt(let file, let detail): "\(file) 已损坏，或不是数据库（\(detail)）。其中的数据未被更改。请将其移走以使用空的存储，或恢复备份。"
    case .foreign(let file): "\(file) 属于其他程序。该文件未被更改。请选择其他文件。"
    case .cannotOpen(let file, let detail): "无法打开 \(file)（\(detail)）。请检查其目录是否存在，以及你是否有访问权限。"
    case .tooManyOpenFiles(let file): "无法打开 \(file)：打开的文件过多。请关闭一些程序，或用 `ulimit -n` 提高上限。"
    case .newerSchema(let file, let schema, let found, let supported):
      "\(file) 由本程序的较新版本写入（\(schema) \(found)，当前版本支持 \(supported)）。该文件未被更改。请更新程序，或选择其他文件。"
    case .busy(let file, let seconds):
      "\(file) 被其他程序占用超过 \(seconds.formatted(.number.grouping(.never))) 秒。请关闭该程序，或重试。"
    case .inputOutput(let file, let detail): "无法读取或写入 \(file)（\(detail)）。请检查磁盘。"
    case .unreadable(let table, let column, _):
      "无法读取已存储的数据（\(table) 的列 \(column)）。数据未被更改。`cache clear` 会将其删除。"
    case .schemaMismatch, .duplicateKey, .constraint, .unstorable, .notFound, .nestedTransaction, .sqlite:
      nil
    }
  }
}

extension SecretError {
  fileprivate var chinese: String {
    switch self {
    case .consentRefused: "未保存密钥：没有可用的密钥环，并且你选择不保存到文件。请改用环境变量提供。"
    case .keyring: "密钥环未删除或替换该密钥。请解锁密钥环，或在桌面的密码管理器中删除该条目。"
    case .exposed(let path):
      "其他用户可以读取 \(path)。请用“chmod 600”限制该文件的权限，用“chmod 700”限制其目录的权限，并更换密钥，因为其他人可能已得知。"
    case .file(let path, let reason): "无法使用 \(path)（\(reason)）。请检查其权限和磁盘。"
    case .tooManyOpenFiles(let path): "无法打开 \(path)：打开的文件过多。请关闭一些程序，或用 `ulimit -n` 提高上限。"
    case .unsuitable: "密钥过长（超过 32 KiB）或不止一行。请保存较短的单行密钥。"
    }
  }
}
