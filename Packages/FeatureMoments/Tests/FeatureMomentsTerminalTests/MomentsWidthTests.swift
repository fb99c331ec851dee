import FeatureMoments
import Foundation
import Presentation
import TerminalUI
import Testing

/// Tests of how wide the parts of a row are.
@MainActor @Suite struct MomentsWidthTests {
  private static let wide = PixelImage(
    width: 80, height: 2, pixels: Array(repeating: RGB(1, 2, 3), count: 160), description: "")
  private static let words = String(repeating: "word ", count: 200)

  @Test func `The text of a moment ends at the margin, and after six lines`() throws {
    let moment = Moment(id: "1", authorName: "a", kind: .photos, title: Self.words)
    let driver = try MomentsDriver(PreviewMoments([moment]))
    let line = Array(repeating: "word", count: 8).joined(separator: " ")
    #expect(driver.lines[6..<12].allSatisfy { $0 == "       " + line }, "\(driver.text)")
    #expect(driver.lines[12] == "       …")
  }

  @Test func `The descriptions of photos end at the margin with an ellipsis`() throws {
    let photos = [URL(string: "https://img.test/1.png")].compactMap(\.self)
    let moment = Moment(id: "1", authorName: "a", kind: .photos, photos: photos, photoDescriptions: [Self.words])
    let driver = try MomentsDriver(PreviewMoments([moment]), language: .en)
    #expect(driver.lines.contains("       ▣ 1 photo · word word word word word wor…"), "\(driver.text)")
  }

  @Test(arguments: [(1, [40]), (4, [40, 40]), (9, [26, 26, 26])])
  func `A photo is at most 40 columns wide, and photos side by side 84`(count: Int, widths: [Int]) throws {
    let photos = (1...count).compactMap { URL(string: "https://img.test/\($0).png") }
    let moment = Moment(id: "1", authorName: "a", kind: .photos, photos: photos)
    let driver = try MomentsDriver(PreviewMoments([moment]), columns: 120, image: { _ in Self.wide })
    let rows = driver.lines.filter { $0.split(separator: " ").map(\.count) == widths }
    // The photos are indented, and two columns apart.
    #expect(rows.first?.count == 7 + widths.reduce(0, +) + 2 * (widths.count - 1), "\(driver.text)")
  }

  @Test func `The cover is 24 columns wide`() throws {
    let driver = try MomentsDriver(PreviewMoments([]), columns: 120, image: { _ in Self.wide })
    #expect(driver.lines.contains { $0.split(separator: " ").map(\.count) == [24] }, "\(driver.text)")
  }
}
