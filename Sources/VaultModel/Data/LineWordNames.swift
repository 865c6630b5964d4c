/// The words that decide how an ingredient line is taken apart: one line a class and language, `class: word, word, …`.
///
/// A word may be a phrase; `ground beef/pork` are two phrases; `вареник*` is every word that begins so, and
/// `нарізан~` every form of that adjective. A word may be in several classes. See ``WordClass`` for what each class means.
///
/// Origin: everyday usage in recipes; written by hand for this project.
/// Licence: none needed (facts).
enum LineWordNames {
  static let english = """
    article: the, a, an, of, some, each, of the, more, additional
    approximate: about, approximately, approx, around, roughly, circa, ca, scant, generous, heaping, heaped, brimming, rounded
    approximate: level, almost, nearly, just over, just under, a scant, a generous, a heaping, a heaped, less than, more than, good
    approximate: at least, a good, a full, full, overflowing, well-packed
    atMost: up to, at most, no more than, not more than, maximum, max
    andHalf: and a half, and one half, and one-half
    or: or, and/or
    and: and, &, to, n
    upTo: to, or, through
    each: each, apiece, per piece
    label: no, number, nr, type, size, grade, count, vitamin, gas, mark, page, pages, note, notes, step, steps
    noAmount: degree, degrees, f, fahrenheit, celsius, times, percent, people, persons, person, servings, serving, portions, calories, kcal, watts
    noAmount: year, years, month, months, days, night, nights
    cutInto: into, in, form, for, serves, makes
    ratio: per, every
    boughtWhole: steak, steaks, chop, chops, joint, joints, roast, roasts, fillet, fillets, loin, loins
    boughtWhole: tenderloin, tenderloins, shoulder, shoulders, rump, rumps, chicken, chickens, duck, ducks
    boughtWhole: turkey, turkeys, goose, geese, pheasant, pheasants, fish, fishes, trout, bream, bass, lobster
    boughtWhole: lobsters, crab, crabs, squid, octopus, pumpkin, pumpkins, squash, squashes, cabbage, cabbages
    boughtWhole: cauliflower, cauliflowers, melon, melons, watermelon, watermelons, pineapple, pineapples
    boughtWhole: aubergine, aubergines, eggplant, eggplants, swede, swedes, celeriac, celeriacs, baguette
    boughtWhole: baguettes, camembert, camemberts, brie, bries, pizza, pizzas, ham, hams
    with: with, including, using, substitute
    plus: plus, and
    minus: minus, less
    from: of, from
    looseEnd: or more, or so, or less, or thereabouts, plus more, more or less
    part: juice, zest, rind, peel, skin, skins, yolk, yolks, white, whites, meat, fat, pulp, seeds, leaves, greens, tops

    size: large, small, medium, big, tiny, huge, extra large, extra-large, extra small, jumbo, medium-size, medium-sized
    size: large-size, large-sized, small-size, small-sized, good-size, good-sized, average, average-size, average-sized
    size: sized, size, mini, miniature, thick, thin, long, short, slender, fat, plump, bite-size, bite-sized, heavy-duty, hefty, giant, xl
    size: small-to-medium, medium-large, medium-to-large, medium to large, small to medium, fist-size, fist-sized, wide

    measure: ball, balls, disk, disks, disc, discs, recipe, recipes, batch, batches, splash, splashes, knob, knobs
    measure: drizzle, drizzles, rasher, rashers, wedge, wedges, cube, cubes, square, squares, block, blocks, pot, pots
    measure: rib, ribs, pod, pods, ring, rings, rack, racks, round, rounds, part, parts, scoop, scoops, shot, shots
    measure: jigger, jiggers, pat, pats, dollop, dollops, spoonful, spoonfuls, glug, glugs, grind, grinds, grinding
    measure: grindings, grating, gratings, shake, shakes, smidgen, touch, fistful, container, containers, pouch, pouches
    measure: tray, trays, log, logs, lump, lumps, chunk, chunks, nub, thumb, segment, segments, section, sections, stem
    measure: stems, bar, bars, roll, rolls, sleeve, sleeves, punnet, punnets, wheel, wheels, cone, cones, drum, keg, side
    measure: sides, link, links, dessertspoon, dessertspoons, branch, branches, florets, floret, saltspoon, quantity
    length: inch, inches, in, cm, centimeter, centimeters, centimetre, centimetres, mm, millimeter, millimeters, foot, feet
    afterName: clove, cloves, stalk, stalks, rib, ribs, sprig, sprigs, bunch, bunches, head, heads, clusters
    single: pinch, dash, handful, splash, bunch, knob, drizzle, dollop, glug, squeeze, grind, grinding, grating, touch, pat
    single: clove, sprig, packet, package, can, jar, bottle, bag, box, carton, tube, tub, stick, slice, piece, head, cup
    single: tablespoon, teaspoon, pint, quart, pound, dozen, loaf, sheet, strip, sachet, envelope, container, block, stalk
    alone: pinch, dash, handful, splash, bunch, knob, drizzle, squeeze
    indefinite: few, a few, several, some, little, a little, a little bit, a bit, many, lots, lots of, plenty, plenty of, extra

    adverb: finely, freshly, roughly, coarsely, thinly, thickly, lightly, loosely, firmly, tightly, very, well, crosswise
    adverb: lengthwise, diagonally, gently, barely, fully, partially, partly, newly, nicely, evenly, carefully, neatly
    adverb: slightly, completely, previously, halfway, super, rather, quite, fairly, just, really, fine, coarse, half
    adverb: cleanly, vertically, horizontally, still, quickly, medium-fine, good-quality, bite-size
    preparation: chopped, minced, diced, sliced, grated, shredded, crushed, peeled, cored, seeded, deseeded, de-seeded
    preparation: pitted, stoned, halved, quartered, cubed, julienned, trimmed, cleaned, rinsed, washed, drained, melted
    preparation: softened, sifted, beaten, whisked, whipped, packed, ground, cracked, crumbled, mashed, pureed, puréed
    preparation: squeezed, strained, soaked, thawed, defrosted, cooked, uncooked, precooked, parboiled, blanched, steamed
    preparation: boiled, hard-boiled, hard-cooked, poached, chilled, cooled, warmed, heated, torn, snipped, separated
    preparation: shelled, shucked, hulled, husked, stemmed, deveined, de-veined, boned, deboned, skinned, scrubbed, scraped
    preparation: split, slivered, flaked, shaved, pounded, flattened, cut, broken, scalded, reconstituted, rehydrated
    preparation: juiced, zested, segmented, sectioned, spiralized, ripped, bruised, smashed, pulverized, processed, blended
    preparation: prepared, divided, reserved, leftover, dissolved, toasted and chopped, matchstick, destemmed, de-stemmed
    preparation: fresh, freshly-ground, freshly-grated, fresh-squeezed, fresh-ground, frozen, canned, tinned, ripe, firm
    preparation: fine, coarse, coarse-ground, fine-ground, stale, day-old, plain, firm-ripe, lean, homemade, home-made
    preparation: store-bought, good quality, good-quality, high-quality, high quality, top-quality, best-quality, unpeeled
    preparation: quality, organic, free-range, pure, shell-on, skin-on, tender, fully ripe, overripe, underripe, unripe
    preparation: dried, raw, unseasoned, room-temperature, room temperature, thick-cut, thin-sliced, hand-torn, imported
    preparation: whole, desalted, cleaned and gutted, gutted, scaled, well-washed, well-drained, well-beaten, well-rinsed
    preparation: loose-packed, firm-packed, lightly-packed, clarified and cooled, deep-fried, par-cooked, pre-cooked, aged
    preparation: boneless, skinless, skinned, bottled, jarred, unpeeled, optional, favorite, favourite, your favorite, your favourite, crisp, untreated, unwaxed, pan-fried, rendered, degreased, defatted, skimmed, pressed, wilted, wiped
    temperature: hot, cold, warm, boiling, lukewarm, tepid, cool, ice-cold, ice cold, iced, very hot, very cold, chilled, icy
    temperature: simmering, ice
    liquid: water, milk, stock, broth, cream, coffee, espresso, tea, butter, margarine, buttermilk, juice, cider, rice
    liquid: bacon, oil, beef, chicken

    adjective: skinless, boneless, bone-in, all-purpose, unbleached, bleached, low-fat, nonfat, low-sodium, reduced-sodium
    adjective: unsweetened, sweetened, unsalted, salted, seedless, roasted, toasted, smoked, cured, spicy, sweet, hot, dry, lean
    adjective: extra-virgin, extra virgin, virgin, light, dark, young, thick, thin, long, firm, tart, mild, soft, hard, white, red
    adjective: green, yellow, black, brown, golden, full-fat, reduced-fat, fat-free, gluten-free, instant, quick-cooking, old-fashioned
    adjective: day-old, crusty, mixed, assorted, vegetable, unflavored, good, strong, rich, regular, baby, wild, country, sea
    adjective: smooth, crunchy, chunky, creamy, crispy, sharp, bitter, sour, aged, fresh, ripe, raw, plain, whole-wheat
    adjective: italian, spanish, french, greek, english, german, belgian, dutch, danish, swiss, russian, polish, hungarian
    adjective: turkish, moroccan, persian, indian, chinese, japanese, korean, thai, vietnamese, mexican, american
    adjective: canadian, asian, european

    whole: ground beef/pork/lamb/turkey/chicken/veal/meat/chuck/round/sirloin/bison/venison/mince/sausage
    whole: ground cherr*, whole milk/wheat/grain/grains/meal, whole-milk, whole kernel, hot sauce/dog/dogs/fudge/mustard
    whole: hot pepper/peppers/paprika/chili/chile/chilies/chiles/salsa/sausage/sausages/curry, cold cuts, ice cream
    whole: ice cube/cubes, cracked wheat, split peas, split pea, rolled oats, dried apricot*, dried cherr*, dried cranberr*
    whole: dried fig*, dried date*, dried mushroom*, dried porcini, dried shiitake, dried blueberr*, dried currant*
    whole: dried fruit*, dried apple*, dried pear*, dried mango*, dried plum*, dried bean*, dried chickpea*, dried lentil*
    whole: dried shrimp, dried peach*, dried tomato*, dried pasta, dried cod, dried milk, dried yeast, dried wood, dried chile*
    whole: dried chili*, dried black, dried white, dried ancho, pure vanilla, mashed potato*, prepared mustard
    whole: prepared horseradish, whipped cream, whipped topping, whipping cream, crisp bread, crisp rice, plain flour
    whole: plain chocolate, lean cuisine, raw sugar, baked beans, fresh cheese, fresh mozzarella, stone-ground, stone ground
    whole: half and half, half & half, half-and-half, canned air, frozen yogurt, frozen dessert, processed cheese, fine salt
    whole: medium grain, medium-grain, long grain, short grain, long-grain, short-grain, short ribs, short rib, short crust
    whole: short pasta, long beans, long pepper, long-stem, small-curd, big-leaf, fat back, fat-free, extra virgin
    whole: five spice, five-spice, shaved ice, extra-virgin, ripe olives, split mung, dried mint flakes
    attribute: red, white, green, yellow, black, brown, purple, orange, pink, golden, sweet, hot, dark, light, dry, sour, spicy
    attribute: vegetable, chicken, beef, veal, fish, turkey, lamb, duck, pork, mushroom, seafood, shrimp, peanut, canola, corn
    attribute: olive, sunflower, grapeseed, safflower, soybean, walnut, coconut, avocado, sesame, rapeseed, hazelnut, cider
    attribute: balsamic, sherry, champagne, wine, malt, rice, lemon, lime, grapefruit, apple, kosher, sea, table, smoked
    attribute: salted, unsalted, whole-wheat, rye, almond, oat, soy, cane, granulated, caster, superfine, light brown, dark brown
    attribute: low-fat, nonfat, full-fat, skim, greek, regular, instant, active, italian, flat-leaf, curly, romaine, boston, bibb
    attribute: swiss, cheddar, monterey, goat, blue, semisweet, bittersweet, milk, dijon, cayenne, jalapeño, jalapeno, serrano
    attribute: wheat, spelt, cherry, grape, strong, mild, plain, fresh, frozen, dried, raw, cooked, vanilla, short, long, medium, large, small, whole, ripe
    head: peanut butter, sour cream, ice cream, bread crumbs, breadcrumbs, maple syrup, corn syrup, bell pepper, bell peppers, brown sugar
    head: green beans, chili powder, chile powder, cream cheese, olive oil, tomato sauce, soy sauce, coconut milk, wine vinegar
    head: oil, stock, broth, wine, vinegar, flour, sugar, juice, zest, onion, onions, pepper, peppers, cheese, beans, milk
    head: cream, mustard, bread, lettuce, paprika, yogurt, yoghurt, sauce, powder, seeds, seed, salt, rice, potatoes, potato
    head: cabbage, chocolate, syrup, mushrooms, parsley, basil, leaves, rind, peel, butter, nuts, chips, vermouth, sherry, rum
    head: grapes, apples, pears, tomatoes, lentils, noodles, meat, chile, chiles, breast, breasts, thighs, liver, livers, bouillon, extract

    clause: for, to serve, to garnish, to finish, to yield, to make, to cover, to dust, to coat, to grease, to fry, to cook, to drizzle
    clause: to decorate, to top, to sprinkle, to brush, to season, to thicken, to fill, to thin, to bind, such as, like, preferably
    clause: about, approximately, at, in, with, without, if, as, cut, see, on, until, into, per, plus, minus, or so, or more
    clause: or less, more if, plus more, plus extra, as for, from, using, depending, blended with, mixed with, dissolved in
    clause: torn, broken into, left, reserved, including, weighing, not, no, only, but, which, that, when, available, sold
    clause: because, both, though, i, e, per person, taken, made, bought, by
    toTaste: to taste, as needed, as required, as desired, if needed, as necessary, if necessary, to your taste, according to taste
    optional: optional, if desired, if you like, if using, if wanted, optionally
    conditional: if desired, if you like, if using, if wanted, as desired
    extra: more, extra, additional, another, plus more, plus extra, plus additional, some more, a little more
    sizeNote: total, each, by weight, total weight, in all, or so, drained, net, weight, drained weight, packed, apiece, size, cooked
    """

  static let ukrainian = """
    article: ще, і ще, по
    approximate: приблизно, близько, десь, десь із, орієнтовно, бл, прибл, майже, трохи більше, трохи менше, неповна, неповні, неповну
    approximate: неповних, повна, повні, повну, повних, добра, добру, не менше, щонайменше, з половину
    atMost: до, не більше, не більше ніж, максимум, щонайбільше
    andHalf: з половиною, із половиною
    upTo: до, або, чи
    each: кожен, кожна, кожне, кожний, кожну, за штуку
    label: номер, тип, сорт, гатунок, категорія, стор, сторінка, крок, примітка
    noAmount: градус*, раз, рази, разів, відсот*, осіб, особи, людей, калорій, ккал, рік, роки, років, місяць, місяці, місяців
    cutInto: на, для, у, в
    ratio: на, кожні, кожен, кожного
    with: з, із, зі, разом з, включно з
    notHalf: північ*, півден*, півн*, півон*, півмісяц*, півзахисн*, піврок*, півлітров*, півкілограмов*, півсолодк*, півжирн*
    or: або, чи
    and: і, й, та, да
    plus: плюс, та ще, і ще
    minus: мінус
    from: з, із, зі, від, з-під
    looseEnd: або більше, чи більше, або трохи більше, з гаком, приблизно
    part: сік, сок, цедра, цедру, шкірка, шкірку, жовтки, жовток, білки, білок, м'якоть, насіння
    adjective: червон~, біл~, зелен~, жовт~, чорн~, солодк~, гостр~, молод~, темн~, світл~

    size: велик~, невелик~, маленьк~, малий, мала, мале, малі, малого, малої, малих, малу, середн~, дрібн~, крупн~, товст~, тонк~, довг~, коротк~, здоров~, середнього розміру
    size: чималеньк~, величеньк~, добрячий, добряча
    measure: стручок, стручки, стручків, стручка, стручечок, часточка, часточки, часточок, часточку, долька, дольки, дольок, дольку
    measure: кружальце, кружальця, кружалець, кільце, кільця, кілець, кубик, кубики, кубиків, кубика, пластинка, пластинки
    measure: пластинок, шмат, шмати, шматки, плитка, плитки, плиток, плитку, порція, порції, порцій, порцію, частина, частини
    measure: частин, частину, ложка, ложки, ложок, ложку, ложечка, ложечки, ложечок, ложечку, десертна ложка, десертні ложки
    measure: десертних ложок, десертної ложки, десертну ложку, дес л, д л, кусень, кусні, корінь, корінець, корінці, кавун, стебельце
    measure: стебельця, стебелець, кущик, кущики, квітка, квітки, квіток, суцвіття, брикет, брикети, брикетів, брусок, бруски, відро
    measure: відра, відер, відерце, миска, миски, мисок, миску, тарілка, тарілки, тарілок, тарілку, каструля, чарка, чарки, чарок
    measure: чарку, чашечка, чашечки, стаканчик, стаканчики, стаканчиків, баночка, баночки, баночок, баночку, грудка, грудки, грудок
    measure: грудочка, моток, мотки, в'язка, в'язки, низка, кулька, кульки, кульок, рулон, сітка, мішок, ящик, пакунок, пакунки
    measure: на кінчику ножа, на кінці ножа, на вістрі ножа, паличку, листочка, скибу, скиба, скиби, шкалик, півлітрова банка, пучку, пучечку, жмені, дрібці
    measure: літрова банка, літрові банки, літрових банок, літрову банку, стакан, стакана, стакани, стаканів, стак, сот, краплину, краплина
    length: см, мм, сантиметр*, міліметр*
    single: зубчик, зубок, щіпка, щіпку, щіпочка, дрібка, дрібку, жменя, жменю, жменька, жменьку, пучок, пучечок, головка, головку
    single: пачка, пачку, банка, банку, пляшка, пляшку, пакет, пакетик, упаковка, десяток, дюжина, склянка, склянку, чашка, чашку
    single: скибка, скибку, скибочка, шматок, шматочок, гілочка, гілочку, гілка, стебло, листок, листочок, качан, крапля, стручок
    single: часточка, долька, кілограм, кг, літр, грам, кіло, чайна ложка, столова ложка, ложка, ложку, ложечка, плитка, плитку, порція
    single: на кінчику ножа, на кінці ножа, на вістрі ножа, паличка, корінь, корінець, кусень, буханка, батон, чарка, чарку, фунт
    single: кубик, ч л, ст л, пучку, щіпці, жмені, зубчику, штуці, десертна ложка, кулька, брикет, тюбик, відро, миска, баночка, баночку, стакан, шмат, в'язка, пів
    indefinite: кілька, декілька, трохи, трішки, трошки, багато, небагато, чимало, мало

    adverb: дрібно, крупно, тонко, грубо, щойно, свіжо, дуже, добре, злегка, ледь, середньо, навпіл, ретельно, попередньо, густо
    adverb: окремо, кубиками, соломкою, кільцями, півкільцями, скибками, скибочками, часточками, слайсами, смужками, нашвидку, дрібненько
    preparation: з гіркою, із гіркою, без гірки, з верхом, з горою, по вінця, нарізан~, порізан~, подрібнен~, посічен~, січен~, рублен~, терт~, натерт~, потерт~, мелен~, змелен~, помелен~, молот~
    preparation: свіж~, свіжомелен~, свіжозмелен~, свіжовичавлен~, варен~, зварен~, відварен~, очищен~, почищен~
    preparation: чищен~, неочищен~, помит~, митий, вимит~, просіян~, розтоплен~, розм'якшен~, розм'якшен~
    preparation: збит~, мочен~, замочен~, розморожен~, заморожен~, морожен~, консервован~, сушен~, висушен~, підсушен~
    preparation: стигл~, спіл~, достигл~, черств~, домашн~, сирий, сира, сире, сирі, сирого, сирої, сирих, охолоджен~, підігріт~, нагріт~, розведен~, віджат~, вичавлен~
    preparation: проціджен~, товчен~, потовчен~, роздавлен~, розім'ят~, обсмажен~, підсмажен~, запечен~, тушкован~, кип'ячен~
    preparation: ціл~, якісн~, розрізан~, розділен~, відділен~, вийнят~, обібран~, перебран~, промит~, ошпарен~
    temperature: гаряч~, тепл~, холодн~, кипляч~, крижан~, літн~, кімнатн~, прохолодн~
    liquid: води, вода, воду, молока, молоко, бульйону, бульйон, вершків, масла, масло, кава, кави, чай, чаю, сік, соку, окропу
    whole: сира ковбаса, варенн*, вареник*, довгозерн*, круглозерн*, топлене масло, топленого масла, домашній сир, мелене м'ясо
    whole: домашнього сиру, мелена яловичина, меленої яловичини, меленого м'яса, сушені гриби, сушених грибів, сушені яблука
    attribute: червон~, біл~, зелен~, жовт~, чорн~, солодк~, гостр~, курячий, курячого, овочев~, м'ясн~, рибн~, соняшников~, оливков~
    attribute: кукурудзян~, яблучн~, винн~, лимонн~, пшеничн~, житн~, молод~, копчен~, темн~, світл~, сух~, рафінован~

    clause: для, щоб, на змащування, на посипку, на підпил, на прикрасу, до подачі, за кімнатної, кімнатної температури, жирністю
    clause: наприклад, бажано, краще, без, розміром, вагою, завтовшки, плюс, мінус, залежно, якщо, з кісткою, кімнатної, типу, близько
    clause: приблизно, десь, для подачі, можна, по, при, в, у, вищого ґатунку, нарізати, натерти, подрібнити, порізати, розтопити, зі шкіркою
    toTaste: за смаком, до смаку, на смак, скільки треба, скільки візьме, за потреби, за потребою, за необхідності, за відчуттям, на око
    optional: за бажанням, за бажання, необов'язково, не обов'язково, опціонально, опційно, можна без
    conditional: за бажання
    extra: ще, і ще, та ще, плюс, додатково, додатков~, трохи ще, ще трохи
    sizeNote: разом, загалом, кожен, кожна, кожне, всього, без рідини, нетто
    """

  static let russian = """
    article: еще
    approximate: примерно, около, прим, почти, неполный, неполная, неполных, полный, полная, полную, полных, не менее, чуть больше, где-то
    atMost: не более, не больше
    andHalf: с половиной
    upTo: или, до
    each: каждый, каждая, каждое, каждую, за штуку
    label: тип, сорт, номер, категория, стр, страница, шаг, примечание
    noAmount: градус*, раз, раза, процент*, человек, калорий, ккал, год, года, лет, месяц, месяца, месяцев
    cutInto: на, для, в
    ratio: на, каждые, каждый
    with: с, со, вместе с, включая
    notHalf: полу*, поло*, полы*, полен*, польс*, полбу, полба, полбы, полн*, полез*, полив*, полит*, полтав*, полка, полки, полок, полку, полч*, полдник*
    or: или
    and: и
    plus: и еще
    minus: минус
    from: из, с, со, от
    looseEnd: или больше, с лишним
    part: сок, цедра, цедру, кожура, кожуру, желтки, белки, мякоть
    adjective: красн~, бел~, зелен~, желт~, черн~, сладк~, остр~, молод~, темн~, светл~
    size: больш~, небольш~, маленьк~, средн~, мелк~, крупн~, толст~, длинн~, коротк~
    measure: стручок, стручка, стручков, долька, дольки, долек, дольку, кубик, кубика, кубиков, плитка, плитки, плиток, плитку, порция
    measure: порции, порций, часть, части, частей, ложка, ложки, ложек, ложку, ложечка, ложечки, ложечек, десертная ложка, десертные ложки
    measure: десертных ложки, десертных ложек, десертную ложку, рюмка, рюмки, рюмок, кольцо, кольца, колец, на кончике ножа, корень, брикет
    measure: баночка, баночки, баночек, баночку, пакетики, бутылочка, стаканчик, стаканчика
    length: миллиметр*
    single: зубчик, щепотка, щепотку, щепоть, горсть, горстка, пучок, головка, пачка, пачку, банка, банку, бутылка, бутылку, пакет
    single: пакетик, упаковка, упаковку, десяток, стакан, чашка, чашку, ломтик, кусок, кусочек, веточка, веточку, стебель, лист
    single: листик, кочан, капля, килограмм, кг, литр, кило, чайная ложка, столовая ложка, ложка, ложку, на кончике ножа, корень, плитка
    indefinite: несколько, немного, чуть-чуть, чуть, много, немножко, побольше
    adverb: мелко, крупно, тонко, грубо, очень, слегка, хорошо, свеже, кубиками, соломкой, кольцами, полукольцами, ломтиками, пополам
    preparation: с горкой, без горки, с верхом, нарезан~, порезан~, измельчен~, рублен~, порублен~, терт~, натерт~, молот~, свежемолот~, свеж~, варен~, отварн~
    preparation: сварен~, очищен~, почищен~, просеян~, растоплен~, размягчен~, взбит~, размороженн~, замороженн~, заморожен~
    preparation: консервированн~, консервирован~, сушен~, спел~, домашн~, охлажден~, теплой комнатной, толчен~, цел~, вымыт~, промыт~
    temperature: горяч~, тепл~, холодн~, кипящ~, ледян~, комнатн~
    liquid: воды, вода, воду, молока, молоко, бульона, бульон, сливок, масла, масло
    whole: цельнозернов*, мороженое, мороженого, варень*, вареник*, толстолоб*, длиннозерн*, мясной фарш, домашний сыр
    attribute: красн~, бел~, желт~, черн~, сладк~, остр~, куриного, овощн~, мясн~, рыбн~, подсолнечн~, оливков~, кукурузн~, яблочн~
    attribute: винн~, лимонн~, пшеничн~, ржан~, молод~, копчен~, темн~, светл~, сух~
    clause: для, чтобы, на смазывание, комнатной температуры, жирностью, например, желательно, лучше, без, размером, весом, толщиной
    clause: если, примерно, около, при, в, по вашему, типа
    toTaste: по вкусу, на вкус, сколько нужно, сколько возьмет, по необходимости, на глаз
    optional: по желанию, необязательно, не обязательно, опционально
    extra: еще, и еще, плюс, дополнительно, дополнительн~, еще немного
    sizeNote: всего, каждый, каждая, нетто
    """
}
