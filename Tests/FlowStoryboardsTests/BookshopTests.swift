import FlowModel
import FlowStoryboards
import Foundation
import Testing

/// The storyboard that is shipped in `corpora/storyboards`.
@Suite struct `The bookshop` {
  private static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("corpora/storyboards/Bookshop.storyboard").path

  @Test func `is read whole`() throws {
    #expect(
      try StoryboardFile.read(Self.path).text == """
        scene Shop tabs, holds Books Orders
        scene Books navigation, holds BookList
        scene BookList content, class BookListViewController, unwinds \
        bookCancelled: bookSaved:
        scene SearchViewController content, class SearchViewController, unwinds filterChosen:, \
        context
        scene FilterViewController content, class FilterViewController
        scene Sample content
        scene Book content, class BookViewController, unwinds reviewDiscarded: \
        orderPlaced: checkoutCancelled:
        scene ReviewViewController content, class ReviewViewController
        scene Form navigation, holds BookFormViewController, style pageSheet
        scene BookFormViewController content, class BookFormViewController, unwinds authorChosen:
        scene AuthorListViewController content, class AuthorListViewController
        scene CheckoutNavigationController navigation, class CheckoutNavigationController, holds \
        PaymentViewController
        scene PaymentViewController content, class PaymentViewController
        scene BasketViewController content, class BasketViewController
        scene Orders navigation, holds OrderListViewController
        scene OrderListViewController content, class OrderListViewController
        scene OrderViewController content, class OrderViewController
        scene Settings content
        segue PaymentViewController.basket embed BasketViewController
        segue BookList.Seg-Bo-ok1 show Book, unnamed
        segue BookList.sample present Sample as formSheet
        segue BookList.Seg-Se-t01 present Settings, unnamed
        segue BookList.add present Form
        segue BookList.search show SearchViewController
        segue SearchViewController.found show Book
        segue SearchViewController.filter present FilterViewController as overCurrentContext
        segue FilterViewController.Seg-Fi-l02 unwind filterChosen:, unnamed
        segue Book.buy present CheckoutNavigationController
        segue Book.similar show Book
        segue Book.review custom ReviewViewController, performing presents
        segue ReviewViewController.discard unwind reviewDiscarded:, unanimated
        segue BookFormViewController.author show AuthorListViewController
        segue BookFormViewController.Seg-Ca-n01 unwind bookCancelled:, unnamed
        segue BookFormViewController.save unwind bookSaved:
        segue AuthorListViewController.choose unwind authorChosen:
        segue PaymentViewController.paid unwind orderPlaced:
        segue PaymentViewController.Seg-Pa-y02 unwind checkoutCancelled:, unnamed
        segue OrderListViewController.order showDetail OrderViewController
        segue OrderViewController.book show Book
        control BookList.Book of Book fires tableView:willSelectRowAtIndexPath:, \
        BookList.Seg-Bo-ok1, tableView:didSelectRowAtIndexPath:
        control BookList.Book accessory of Book fires BookList.sample
        control BookList.Settings in bar leading fires BookList.Seg-Se-t01
        control BookList.add in bar trailing fires BookList.add
        control SearchViewController.Cover of Cover fires \
        collectionView:shouldSelectItemAtIndexPath:, SearchViewController.found, \
        collectionView:didSelectItemAtIndexPath:
        control SearchViewController.Filter in bar trailing fires SearchViewController.filter
        control FilterViewController.Backdrop fires FilterViewController.Seg-Fi-l02
        control Book.Buy fires countTap:, Book.buy
        control Book.Similar book fires Book.similar
        control Book.Like fires like:
        control BookFormViewController.Author at 0 0 fires tableView:willSelectRowAtIndexPath:, \
        BookFormViewController.author, tableView:didSelectRowAtIndexPath:
        control BookFormViewController.cancel in bar leading fires BookFormViewController.Seg-Ca-n01
        control BookFormViewController.save in bar trailing fires BookFormViewController.save
        control AuthorListViewController.Name of Name fires tableView:willSelectRowAtIndexPath:, \
        AuthorListViewController.choose, tableView:didSelectRowAtIndexPath:
        control PaymentViewController.Pay fires pay:, PaymentViewController.paid
        control PaymentViewController.cancel in bar leading fires PaymentViewController.Seg-Pa-y02
        control OrderListViewController.Order of Order fires tableView:willSelectRowAtIndexPath:, \
        OrderListViewController.order, tableView:didSelectRowAtIndexPath:
        initial Shop
        """)
  }

  @Test func `has these problems and no others`() throws {
    #expect(
      try StoryboardFile.read(Self.path).problemText == """
        3:5: note: a flow begins in a compact window, as on the device 'retina6_12', which this is \
        drawn for
        127:25: note: assumed: SearchViewController implements filterChosen:
        148:17: note: 1 control of 'Book' fires no segue; it is played where the \
        class is known
        182:25: note: custom segue class PageCurlSegue of 'review' is played as a modal presentation \
        where it is not registered
        197:25: note: assumed: Book implements reviewDiscarded:
        242:33: note: assumed: BookList implements bookCancelled:
        247:33: note: assumed: BookList implements bookSaved:
        267:37: note: assumed: BookFormViewController implements authorChosen:
        305:37: note: assumed: Book implements orderPlaced:
        319:33: note: assumed: Book implements checkoutCancelled:
        403:17: note: 'Settings' stands outside this file, in Settings; it is played as an empty \
        scene unless that file is read, too
        """)
  }

  @Test func `begins with two tabs`() throws {
    #expect(
      try StoryboardFile.read(Self.path).world().stageText == """
        Shop as shop
          Books as books
            BookList as bookList
          Orders as orders
            OrderListViewController as orderList
        """)
  }

  @Test func `is refused with a place wherever it is cut off`() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: Self.path))
    let whole = data.count - "</document>\n".utf8.count
    for length in stride(from: 0, to: whole, by: 199) {
      let error = #expect(throws: StoryboardFileError.self, "cut after \(length) bytes") {
        try StoryboardFile.read(data.prefix(length), name: "Bookshop.storyboard")
      }
      #expect(error?.place != nil, "cut after \(length) bytes")
    }
  }

  /// A damaged file is full of traps, and this is for coming to the end of it.
  ///
  /// What is refused is refused by the name of the file.
  @Test func `is read or refused, never fatal, with any one byte changed`() throws {
    var data = try Data(contentsOf: URL(fileURLWithPath: Self.path))
    for offset in stride(from: 0, to: data.count, by: 211) {
      let byte = data[offset]
      data[offset] = UInt8(truncatingIfNeeded: offset &* 31)
      do throws(StoryboardFileError) {
        _ = try StoryboardFile.read(data, name: "Bookshop.storyboard").world()
      } catch {
        #expect(error.file == "Bookshop.storyboard", "byte \(offset)")
      }
      data[offset] = byte
    }
  }
}
