/// What an app's controllers import where there is no UIKit: SegueKit and, as UIKit does,
/// Foundation.
///
/// ```
/// #if canImport(UIKit)
///   import UIKit
/// #else
///   import SegueKitFoundation
/// #endif
/// ```
///
/// It adds Foundation's spellings, and tables and collections, for these need `IndexPath`.
/// `init?(coder: NSCoder)` is SegueKit's `init?(coder: AnyObject)`, which takes any coder, and
/// Foundation's `NSCoder` keeps its name but in responders;
/// `init(nibName:bundle:)` takes any bundle. What of Foundation is a module of its own on Linux, as
/// `URLRequest`, comes with it.
@_exported import Foundation
@_exported import SegueKit

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif

#if canImport(ObjectiveC)
/// SegueKit's selectors, and not those of the Objective-C runtime.
public typealias Selector = SegueKit.Selector
#endif

/// SegueKit's sizes, and not those of Foundation or Core Graphics.
public typealias CGSize = SegueKit.CGSize
/// SegueKit's places, and not those of Foundation or Core Graphics.
public typealias CGPoint = SegueKit.CGPoint
/// SegueKit's rectangles, and not those of Foundation or Core Graphics.
public typealias CGRect = SegueKit.CGRect
#if canImport(CoreGraphics)
/// SegueKit's directions, and not those of Core Graphics.
public typealias CGVector = SegueKit.CGVector
/// SegueKit's colours for layers, and not those of Core Graphics.
public typealias CGColor = SegueKit.CGColor
/// SegueKit's forms, and not those of Core Graphics.
public typealias CGPath = SegueKit.CGPath
/// SegueKit's transforms, and not those of Core Graphics.
public typealias CGAffineTransform = SegueKit.CGAffineTransform
#endif
