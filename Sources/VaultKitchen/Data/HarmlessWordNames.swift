/// Words that leave a food what it is.
///
/// origin: everyday usage in recipes; written by hand. licence: none needed (facts).
enum HarmlessWordNames {
  static let table = """
    any: organic, bio
    """
}
