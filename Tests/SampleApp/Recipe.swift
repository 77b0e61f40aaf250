import Foundation

/// Something to cook.
struct Recipe: Hashable, Codable, Sendable {
  var title: String
  var minutes: Int
}
