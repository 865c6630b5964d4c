import Testing
import VaultSyntax

@Suite struct YAMLBlockTests {
  @Test(arguments: [
    ("a: b\nc: d", "+MAP =VAL :a =VAL :b =VAL :c =VAL :d -MAP"),
    ("a:\nb:", "+MAP =VAL :a =VAL : =VAL :b =VAL : -MAP"),
    ("a:\n  b: c\nd: e", "+MAP =VAL :a +MAP =VAL :b =VAL :c -MAP =VAL :d =VAL :e -MAP"),
    ("a:\n- b\n- c\nd: e", "+MAP =VAL :a +SEQ =VAL :b =VAL :c -SEQ =VAL :d =VAL :e -MAP"),
    ("a:\tb", "+MAP =VAL :a =VAL :b -MAP"),
    ("a : b", "+MAP =VAL :a =VAL :b -MAP"),
    ("'a': \"b\"", "+MAP =VAL 'a =VAL \"b -MAP"),
    ("[a, b]: c", "+MAP +SEQ [] =VAL :a =VAL :b -SEQ =VAL :c -MAP"),
    ("a::b: c", "+MAP =VAL :a::b =VAL :c -MAP"),
    ("a:\r\n  b: c\r\nd: e\r\n", "+MAP =VAL :a +MAP =VAL :b =VAL :c -MAP =VAL :d =VAL :e -MAP"),
    ("a: b\rc: d\r", "+MAP =VAL :a =VAL :b =VAL :c =VAL :d -MAP"),
    (": a", "+MAP =VAL : =VAL :a -MAP"),
    ("&k : v", "+MAP =VAL &k : =VAL :v -MAP"),
  ])
  func `a mapping has one key a line, before a colon and white space`(text: String, events: String) {
    #expect(YAMLText(text).findings == [])
    #expect(YAMLText(text).events == events)
  }

  @Test(arguments: [
    ("- a\n- b", "+SEQ =VAL :a =VAL :b -SEQ"),
    ("-\n- \n-   a", "+SEQ =VAL : =VAL : =VAL :a -SEQ"),
    ("- - a\n  - b\n- c", "+SEQ +SEQ =VAL :a =VAL :b -SEQ =VAL :c -SEQ"),
    ("- a: b\n  c: d\n- e", "+SEQ +MAP =VAL :a =VAL :b =VAL :c =VAL :d -MAP =VAL :e -SEQ"),
    ("-\n  a: b", "+SEQ +MAP =VAL :a =VAL :b -MAP -SEQ"),
    ("- a\n - b", "+SEQ =VAL :a - b -SEQ"),
    ("-a", "=VAL :-a"),
  ])
  func `a sequence has one dash an entry, and entries may begin collections`(text: String, events: String) {
    #expect(YAMLText(text).findings == [])
    #expect(YAMLText(text).events == events)
  }

  @Test(arguments: [
    ("? a\n: b", "+MAP =VAL :a =VAL :b -MAP"),
    ("? a\n? b\nc: d", "+MAP =VAL :a =VAL : =VAL :b =VAL : =VAL :c =VAL :d -MAP"),
    ("? - a\n: - b", "+MAP +SEQ =VAL :a -SEQ +SEQ =VAL :b -SEQ -MAP"),
    ("?\n- a\n:\n- b", "+MAP +SEQ =VAL :a -SEQ +SEQ =VAL :b -SEQ -MAP"),
    ("? a\n  b\n: c", "+MAP =VAL :a b =VAL :c -MAP"),
    ("? |\n  a\n: b", "+MAP =VAL |a\\n =VAL :b -MAP"),
    ("? a: b\n: c: d", "+MAP +MAP =VAL :a =VAL :b -MAP +MAP =VAL :c =VAL :d -MAP -MAP"),
    ("? &k\n: v", "+MAP =VAL &k : =VAL :v -MAP"),
  ])
  func `a key after a question mark may be any node`(text: String, events: String) {
    #expect(YAMLText(text).findings == [])
    #expect(YAMLText(text).events == events)
  }

  @Test(arguments: [
    ("&a x: &b y", "+MAP =VAL &a :x =VAL &b :y -MAP"),
    ("&a\nx: y", "+MAP &a =VAL :x =VAL :y -MAP"),
    ("&a\n&b x: y", "+MAP &a =VAL &b :x =VAL :y -MAP"),
    ("!!str &a\nx", "=VAL &a <tag:yaml.org,2002:str> :x"),
    ("!!str\n&a x", "=VAL &a <tag:yaml.org,2002:str> :x"),
    ("k: !!seq\n- x", "+MAP =VAL :k +SEQ <tag:yaml.org,2002:seq> =VAL :x -SEQ -MAP"),
    ("k: &a\nl: *a", "+MAP =VAL :k =VAL &a : =VAL :l =ALI *a -MAP"),
    ("- &a x\n- *a : y", "+SEQ =VAL &a :x +MAP =ALI *a =VAL :y -MAP -SEQ"),
    ("- !<tag:x.org:y> a\n- ! b\n- !c d", "+SEQ =VAL <tag:x.org:y> :a =VAL <!> :b =VAL <!c> :d -SEQ"),
    ("&a: x", "=VAL &a: :x"),
  ])
  func `anchors and tags belong to the key on their line, else to the whole node`(text: String, events: String) {
    #expect(YAMLText(text).findings == [])
    #expect(YAMLText(text).events == events)
  }

  @Test(arguments: [
    ("# c\n\na: b # d\n\t# e\n  # f\nc: d", "+MAP =VAL :a =VAL :b =VAL :c =VAL :d -MAP"),
    ("a:\n# c\n  b", "+MAP =VAL :a =VAL :b -MAP"),
    ("a: # c\n- b\n# d\n- e", "+MAP =VAL :a +SEQ =VAL :b =VAL :e -SEQ -MAP"),
    ("a#b: c#d", "+MAP =VAL :a#b =VAL :c#d -MAP"),
    (" \t\na: b\n\t\nc: d", "+MAP =VAL :a =VAL :b =VAL :c =VAL :d -MAP"),
  ])
  func `comments need white space before them and stand anywhere between nodes`(text: String, events: String) {
    #expect(YAMLText(text).findings == [])
    #expect(YAMLText(text).events == events)
  }

  @Test(arguments: [
    ("", ""), ("# c\n", ""), ("...\n", ""),
    ("---\n---\n", "+DOC --- =VAL : +DOC --- =VAL :"),
    ("a\n...\nb", "=VAL :a -DOC ... =VAL :b"),
    ("--- a\n--- |\n b\n...\n", "+DOC --- =VAL :a +DOC --- =VAL |b\\n -DOC ..."),
    ("--- # c\na: b", "+DOC --- +MAP =VAL :a =VAL :b -MAP"),
    ("--- &m\na: b", "+DOC --- +MAP &m =VAL :a =VAL :b -MAP"),
    ("%YAML 1.2 # c\n---\na", "+DOC --- =VAL :a"),
    ("%FOO bar\n--- a", "+DOC --- =VAL :a"),
    ("%TAG !e! tag:x,1:\n--- !e!y%41 a\n--- b", "+DOC --- =VAL <tag:x,1:yA> :a +DOC --- =VAL :b"),
    ("%TAG !! tag:x,1:\n--- !!y a\n...\n!!y b", "+DOC --- =VAL <tag:x,1:y> :a -DOC ... =VAL <tag:yaml.org,2002:y> :b"),
    ("a\n%YAML 1.2\n", "=VAL :a %YAML 1.2"),
    ("---a", "=VAL :---a"),
    ("\u{FEFF}a: b", "+MAP =VAL :a =VAL :b -MAP"),
  ])
  func `a stream holds documents between markers`(text: String, events: String) {
    #expect(YAMLText(text).findings == [])
    #expect(YAMLText(text).events == events)
  }
}
