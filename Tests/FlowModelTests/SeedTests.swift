import FlowModel
import Testing

@Suite struct `A seed's text` {
  @Test(arguments: [
    ("0x0", 0), ("0xff", 255), ("0xFF", 255), ("42", 42),
    ("0xffffffffffffffff", UInt64.max), ("18446744073709551615", UInt64.max),
  ])
  func `is read as hexadecimal or decimal`(text: String, bits: UInt64) {
    #expect(Seed(text)?.bits == bits)
  }

  @Test(arguments: ["", "0x", "ff", "-1", "0x1_0", "0x10000000000000000", "1.5", " 1"])
  func `is refused when it is no number of 64 bits`(text: String) {
    #expect(Seed(text) == nil)
  }

  @Test(arguments: [0, 1, 0x91ab_04d2_c7e6_1f35, UInt64.max])
  func `reads back as the same seed`(bits: UInt64) {
    #expect(Seed(Seed(bits).description) == Seed(bits))
    #expect(Seed(bits).description.count == 18)
  }
}
