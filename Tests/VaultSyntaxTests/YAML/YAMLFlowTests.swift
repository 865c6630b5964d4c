import Testing
import VaultSyntax

@Suite struct YAMLFlowTests {
  @Test(arguments: [
    ("[]", "+SEQ [] -SEQ"),
    ("[a, b, ]", "+SEQ [] =VAL :a =VAL :b -SEQ"),
    ("[a\n, b # c\n,c]", "+SEQ [] =VAL :a =VAL :b =VAL :c -SEQ"),
    ("[a: b, c]", "+SEQ [] +MAP {} =VAL :a =VAL :b -MAP =VAL :c -SEQ"),
    ("[\"a\":b]", "+SEQ [] +MAP {} =VAL \"a =VAL :b -MAP -SEQ"),
    ("[[a]: b]", "+SEQ [] +MAP {} +SEQ [] =VAL :a -SEQ =VAL :b -MAP -SEQ"),
    ("[? a : b, ? c]", "+SEQ [] +MAP {} =VAL :a =VAL :b -MAP +MAP {} =VAL :c =VAL : -MAP -SEQ"),
    ("[: a, b:]", "+SEQ [] +MAP {} =VAL : =VAL :a -MAP +MAP {} =VAL :b =VAL : -MAP -SEQ"),
    ("[:a, -b, a:b]", "+SEQ [] =VAL ::a =VAL :-b =VAL :a:b -SEQ"),
    ("[&a , !!str , &b c]", "+SEQ [] =VAL &a : =VAL <tag:yaml.org,2002:str> : =VAL &b :c -SEQ"),
    ("[a\n\n b]", "+SEQ [] =VAL :a\\nb -SEQ"),
    ("\t[\n\ta]", "+SEQ [] =VAL :a -SEQ"),
  ])
  func `entries stand between brackets and may be single pairs`(text: String, events: String) {
    #expect(YAMLText(text).findings == [])
    #expect(YAMLText(text).events == events)
  }

  @Test(arguments: [
    ("{}", "+MAP {} -MAP"),
    ("{a: b, c: , d}", "+MAP {} =VAL :a =VAL :b =VAL :c =VAL : =VAL :d =VAL : -MAP"),
    ("{a:b}", "+MAP {} =VAL :a:b =VAL : -MAP"),
    ("{\"a\":b, 'c' :d}", "+MAP {} =VAL \"a =VAL :b =VAL 'c =VAL :d -MAP"),
    ("{a\n: b, \"c\"\n:d}", "+MAP {} =VAL :a =VAL :b =VAL \"c =VAL :d -MAP"),
    ("{a\n b: c}", "+MAP {} =VAL :a b =VAL :c -MAP"),
    ("{? a : b, ? }", "+MAP {} =VAL :a =VAL :b =VAL : =VAL : -MAP"),
    ("{: a}", "+MAP {} =VAL : =VAL :a -MAP"),
    ("{&x a: [*x], *x : b}", "+MAP {} =VAL &x :a +SEQ [] =ALI *x -SEQ =ALI *x =VAL :b -MAP"),
    ("a: {\n  b: c,\n }\nd: e", "+MAP =VAL :a +MAP {} =VAL :b =VAL :c -MAP =VAL :d =VAL :e -MAP"),
  ])
  func `pairs stand between braces and may lack their value`(text: String, events: String) {
    #expect(YAMLText(text).findings == [])
    #expect(YAMLText(text).events == events)
  }
}
