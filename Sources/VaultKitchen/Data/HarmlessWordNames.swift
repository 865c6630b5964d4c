/// Words that leave a food what it is: how it was cut, how good and how fresh it is, where it comes from, who sells it.
///
/// A row is `scope: word, word, two words, beginning*, adjective~`. The scope is `any`, the aisles whose foods it holds for, or `=`
/// and the titles of foods of ``BuiltInFoods``. `red` leaves an onion an onion, and lentils it does not: what is listed
/// for an aisle or a food is harmless there though it is a row of ``FoodQualifierNames``; words of `any` are harmless
/// only where they are none. `without skin` is every spelling of it, as ``AbsenceReader`` reads them.
///
/// Origin: everyday usage in recipes and shops; written by hand for this project.
/// Licence: none needed (facts).
enum HarmlessWordNames {
  static let table = """
    any: pack, packs, packet, packets, package, packages, packaged, packaging, carton, cartons, jar, jars, bottle
    any: bottles, box, boxes, bag, bags, tin, tins, can, cans, tub, tubs, tube, tubes, pouch, pouches, sachet
    any: sachets, sleeve, tray, trays, container, containers, punnet, punnets, net, bulk, loose, multipack
    any: twin pack, family pack, value pack, family size, refill, brick, block, blocks, piece, pieces, slice, slices
    any: sliced, chunk, chunks, cube, cubes, cubed, portion, portions, strip, strips, half, halves, quarter
    any: quarters, whole, remaining, leftover, leftovers, more, extra, about, opened, unopened, open, new, another
    any: my, our, mums, mamas, grandmas, grannys, household, everyday, usual, regular, standard, classic, original
    any: traditional, authentic, simple, ordinary, basic, basics, essential, essentials, value, budget, organic, bio
    any: eco, farm, farmers, farmhouse, country, village, local, locally grown, seasonal, natural, all natural, pure
    any: quality, good, good quality, best, better, nice, great, fine, finest, favorite, favourite, premium
    any: selected, select, choice, superior, luxury, deluxe, gourmet, artisan, artisanal, craft, handmade, homemade
    any: home made, home grown, homegrown, shop bought, store bought, supermarket, market, imported, domestic
    any: certified, fairtrade, fair trade, without gmo, without гмо, without boil, without bake, without knead
    any: without cook, grade, type, class, category, sort, kind, variety
    any: brand, label, nr, number, size, grade a, xl, xxl, first, second, low sodium, reduced sodium, low salt
    any: less sodium
    any: without fat, without жир*, without head, without heads, without tail, without tails, without leaf
    any: without leaves, without tops, without greens, without feet, without legs, without fins, without scales
    any: without giblets, without sinew, without liquid, without juice, without brine, without голов*, without голів
    any: without хвіст*, without хвост*, without листя*, without листьев, without листков, without бадилля, without гичк*
    any: without ботв*, without ніжок, without ножек, without потрухів, without потрохов, without жил*, without плівк*
    any: without пленк*, without плавник*, without луск*, without чешу*, without рідин*, without жидкост*
    any: without розсол*, without рассол*, without substitutions
    any: without need, without substitute, without substitutes, without crust, without crusts, without скорин*
    any: without корочк*
    any: without stone, without stones, without pit, without pits, without bone, without bones, without skin
    any: without peel, without rind, without shell, without shells, without core, without stem, without stems
    any: without stalk, without stalks, without кісточ*, without кіст*, without косточ*, without кост*
    any: without шкір*, without шкур*, without кож*, without шкарал*, without скорлуп*, without лушпин*
    any: without хвостик*, without стебел*, without плодоніж*, without плодонож*
    any: reduced salt, without salt, without sodium, without солев*, unsalted, lightly seasoned, unseasoned
    any: untreated, unwaxed, kosher, halal, without preservative, without preservatives, without additive
    any: without additives, without msg, without antibiotic, without antibiotics, without hormone, without hormones
    any: without консервант*, without добав*, without барвник*, without красител*, ready
    any: ready to eat, ready to use, raw, uncooked, room temperature, g, kg, ml, l, lb, oz, percent, fat, пачк*
    any: пакет, пакета, пакети, пакетів, пакетик*, упаковк*, пляшк*, пляшечк*, банка, банки, банку, баночк*, коробк*
    any: коробочк*, брикет, брикета, брикети, брикетів, тюбик, тюбика, туба, відро, відерце, мішок, мішка, мішечок
    any: лоток, лотка, пудинк*, сітка, сітки, сітку, паковання, пакунок, на вагу, вагов~, розсипн~, розсипом
    any: фасован*, шматок, шматочок, шматки, шматочки, шматочків, шматочками, скибк*, скибочк*, часточк*, залишк*
    any: решта, решту, відкрит~, закрит~, почат~, нов~, мій, моя, моє, мої, наш, наша, наше, наші, бабусин*, мамин*
    any: звичайн*, класичн*, традиційн*, оригінальн*, справжн*, прост~, натуральн*, органічн*, біо, еко, екологічн*
    any: фермерськ*, сільськ*, селянськ*, домашн*, місцев*, сезонн*, базарн*, магазинн*, ринков*, вітчизнян*
    any: українськ*, імпортн*, якісн*, добр~, хорош~, гарн~, найкращ*, улюблен*, відбірн*, добірн*, преміум, екстра
    any: люкс, вищого, вищий, вища, першого, перший, другого, сорт, сорту, ґатунок, ґатунку, гатунок, гатунку
    any: категорії, категорія, клас, класу, марка, марки, тип, типу, вид, виду, сир~, несолон*, without солі
    any: кімнатної температури, готов~, справжнісіньк*, ніжн~, смачн~, крафтов*, ремісничий, ручної роботи, чист~
    any: грам, кг, мл, бутылк*, бутылочк*, пачек, банок, коробочек, мешок, мешка, ведро, ведерко, развесн*, весов~
    any: рассыпн*, фасованн*, кусок, куска, кусочек, кусочки, кусочков, кусочками, ломтик*, дольк*, остатки, остаток
    any: открыт~, закрыт~, обычн*, классическ*, традиционн*, оригинальн*, настоящ*, органическ*, биологическ*
    any: фермерск*, деревенск*, крестьянск*, местн~, рыночн*, отечественн*, украинск*, импортн*, качественн*, лучш~
    any: любим~, отборн*, премиум, экстра, высшего, высший, высшая, первого, первый, второго, сорта, категории
    any: категория, класс, класса, сыр~, несолен*, without соли, комнатной температуры, нежн~, вкусн~, m s, tesco
    any: sainsburys, waitrose, asda, morrisons, aldi, lidl, co op, coop, m and s, marks and spencer, ocado, booths
    any: spar, walmart, kroger, costco, kirkland, trader joes, whole foods, safeway, publix, wegmans, albertsons
    any: food lion, aldis, carrefour, auchan, leclerc, intermarche, monoprix, franprix, rewe, edeka, kaufland, penny
    any: netto, billa, hofer, interspar, biedronka, zabka, stokrotka, mercadona, eroski, esselunga, conad, migros
    any: albert heijn, delhaize, colruyt, albert, globus, tegut, alnatura, rossmann, metro, makro, great value
    any: market pantry, simply nature, milbona, gut und gunstig, pilos, everyday essentials, сільпо, атб, фора
    any: новус, ашан, метро, варус, еко маркет, екомаркет, велмарт, рукавичка, близенько, наш край, колібріс, novus
    any: varus, silpo, atb, fora, сильпо, ашане, велика кишеня, фуршет, епіцентр, аро, aro, metro chef, премія
    any: повна чаша, своя лінія, власна марка, лавка традицій, de luxe foods
    vegetables herbs fruit: fresh, freshly picked, ripe, unripe, underripe, firm, soft, tender, crisp, crunchy
    vegetables herbs fruit: juicy, young, baby, new, frozen, defrosted, thawed, washed, ready washed, prewashed
    vegetables herbs fruit: prepared, trimmed, peeled, unpeeled, garden, greenhouse, hothouse, field, summer, winter
    vegetables herbs fruit: spring, autumn, early, late, main crop, heirloom, heritage, mini, sweet, mild
    vegetables herbs fruit: medium hot, seedless, stoned, pitted, stoneless, without seed, without seeds
    vegetables herbs fruit: without leaf, without leaves, without кожур*, without насін*, without семян
    vegetables herbs fruit: without семечек, halved, chopped, british, english
    vegetables herbs fruit: scottish, welsh, irish, french, italian, spanish, greek, turkish, dutch, polish, german
    vegetables herbs fruit: ukrainian, moldovan, georgian, israeli, egyptian, moroccan, californian, florida
    vegetables herbs fruit: american, sicilian, свіж~, стигл~, достигл~, недостигл~, спіл~, м'як~, тверд~, соковит~
    vegetables herbs fruit: молод~, ранн~, пізн~, заморожен*, морожен~, розморожен*, мит~, чищен*, нечищен*, очищен*
    vegetables herbs fruit: городн~, ґрунтов*, теплічн*, тепличн*, парников*, садов*, осінн~, зимов*, літн~, солодк~
    vegetables herbs fruit: з кісточкою, кущ*, італійськ*, іспанськ*, грецьк*, турецьк*, польськ*
    vegetables herbs fruit: голландськ*, єгипетськ*, херсонськ*, львівськ*, свеж~, спел~, зрел~, мягк~, сочн~
    vegetables herbs fruit: поздн~, замороженн*, размороженн*, мыт~, очищенн*, домашн~, грунтов~, осенн~, зимн~
    vegetables herbs fruit: сладк~, итальянск*, испанск*, турецк*, польск*, херсонск*
    vegetables: steamed, blanched, roasted, baked, boiled, cooked, grilled, stewed, mashed, caramelised, caramelized
    vegetables: minced, crushed, stalk, stalks, stick, sticks, bulb, bulbs, head, heads, floret, florets, spear
    vegetables: spears, tip, tips, ear, ears, cob, cobs, vine, on the vine, loose leaf, leafy, stem, stems, варен~
    vegetables: відварен*, відварн*, печен~, запечен*, тушкован*, обсмажен*, підсмажен*, качан, качана, качани
    vegetables: стебло, стебла, стебел, суцвіття, головка, головки, пучок, гілочка, стручок, стручки, отварн~
    vegetables: запеченн*, тушен~, обжаренн*, кочан, соцветия, стебли, стебель
    herbs: leaf, leaves, sprig, sprigs, bunch, stem, stems, stalk, stalks, flat leaf, flat leaved, curly, italian
    herbs: bush, green, tender, листя, листочки, листки, гілочки, гілочок, гілочка, пучок, пучка, зелен~, кучеряв~
    herbs: горщик, у горщику, зелень, листья, листьев, листики, веточки, веточек, кудряв~, в горшочке, зелени
    fruit: red, yellow, golden, white, black, blue, dark, light, pink, tart, sour, sharp, bitter, eating, jumbo
    fruit: bunch, blush, червон*, жовт~, біл~, чорн~, темн~, світл~, рожев~, син~, кисл~, кисло солодк~, столов~
    fruit: красн~, желт~, бел~, черн~, светл~, розов~, кисло сладк*
    =onion; garlic: red, yellow, white, brown, purple, spanish, crimean, yalta, cooking, червон*, біл~, жовт~, син~
    =onion; garlic: фіолетов*, красн*, бел~, желт~, фиолетов*, ялтинськ*, ялтинск*, крымск*, кримськ*, ріпчаст*
    =onion; garlic: репчат*
    =potato: red, white, yellow, yukon gold, russet, king edward, maris piper, waxy, floury, baking, roasting
    =potato: charlotte, червон*, біл~, жовт~, рожев*, красн*, бел~, желт~, розов~
    =carrot; beetroot; bell pepper; chili pepper; radish; kale; chard; lettuce; cherry tomato: red, green, yellow
    =carrot; beetroot; bell pepper; chili pepper; radish; kale; chard; lettuce; cherry tomato: orange, purple, white
    =carrot; beetroot; bell pepper; chili pepper; radish; kale; chard; lettuce: golden, rainbow, mixed, червон*
    =carrot; beetroot; bell pepper; chili pepper; radish; kale; chard; lettuce: зелен~, жовт~, біл~, фіолетов*
    =carrot; beetroot; bell pepper; chili pepper; radish; kale; chard; lettuce: помаранчев*, оранжев*, красн*, желт~
    =carrot; beetroot; bell pepper; chili pepper; radish; kale; chard; lettuce: бел~, фиолетов*
    =tomato; cherry tomato: red, yellow, orange, vine, black, beefsteak, червон*, жовт~, рожев*, красн*, желт~
    =tomato; cherry tomato: розов~, чорн~, черн~
    =bell pepper: romano, ramiro, long, pointed, long red, м'ясист*, ратунда
    =chili pepper: hot, birds eye, finger, thai, bird, spicy, гостр*, остр~, пекуч*, жгуч*
    =eggplant; zucchini; asparagus; cabbage; cauliflower; cucumber: white, green, yellow, purple, violet, біл~
    =eggplant; zucchini; asparagus; cabbage; cauliflower; cucumber: зелен~, жовт~, фіолетов*, бел~, желт~, фиолетов*
    =eggplant; zucchini; asparagus; cabbage; cauliflower; cucumber: синеньк*
    =pumpkin; butternut squash: orange, red, помаранчев*, оранжев*, червон*
    =beetroot: столов*, red
    =corn: yellow, white, golden, on the cob, kernel, kernels, цукров*, сахарн~, жовт~, зерна, зерно, молочн~
    =green pea; corn; green bean: garden, зелен~, мозков*, мозгов*, молочної стиглості
    =green bean: fine, extra fine, yellow, wax, жовт~, желт~
    =spinach; lettuce; cabbage; kale; chard; sorrel; arugula; watercress: leaf, leaves, листя, листки
    =napa cabbage; nettle; basil: leaf, leaves, листя, листки
    =spinach; lettuce; cabbage; kale; chard; sorrel; arugula; watercress; napa cabbage; nettle: листов*, листья
    =spinach; lettuce; cabbage; kale; chard; sorrel; arugula; watercress; napa cabbage; nettle: листьев, листики
    =spinach; lettuce; cabbage; kale; chard; sorrel; arugula; watercress; napa cabbage; nettle: wild
    =mushroom; oyster mushroom; shiitake; chanterelle; wild mushroom; porcini: white, brown, cap, caps, wild, forest
    =mushroom; oyster mushroom; shiitake; chanterelle; wild mushroom; porcini: королівськ*, біл~, коричнев*, лісов*
    =mushroom; oyster mushroom; shiitake; chanterelle; wild mushroom; porcini: шапинки, шляпки, лесн~
    =ginger; horseradish; celeriac; fresh turmeric; parsley root: root, корінь, кореня, корінець, корень, корня
    =ginger; horseradish; celeriac; fresh turmeric; parsley root: knob, thumb
    =bay leaf: dried, dry, fresh, сушен*, сух~, green, whole, цілий
    =lemon; lime; orange: without wax, thick skinned, thin skinned, juicing, blood, seville
    =cherry; sour cherry: morello
    =coconut: mature, brown, ripe, стигл~
    =raisin: dark, black, golden, light, white, yellow, темн*, світл*, чорн~, біл~, золот*, светл*, черн~, бел~
    =raisin: dried, сушен*
    =raisin; prune; dried apricot; date; fig: pitted, seedless, plump, california, dried, dry, сушен*, сух~, в'ялен*
    =tamarind: sour, block
    bakery: fresh, freshly baked, baked, stale, dry, dried, day old, sliced, thick sliced, thin sliced, crusty
    bakery: crustless, soft, white, toasted, warm, frozen, loaf, loaves, slice, slices, round, square, long, chilled
    bakery: ready rolled, ready made, half baked, part baked, wheat, plain, mini, crispy, свіж~, черств~, вчорашн~
    bakery: підсушен*, нарізн~, нарізан*, тостов~, м'як~, подов~, формов~, пшеничн*, біл~, підсмажен*, заморожен*
    bakery: скибка, скибки, буханка, буханець, хрустк*, хрумк*, свеж~, вчерашн~, подсушен*, нарезн~, мягк~, бел~
    bakery: поджарен*, замороженн*
    =bread crumb; panko; crouton; cracker; cookie; rusk: dry, dried, fine, coarse, toasted, golden, wheat, сух~
    meat fish: fresh, frozen, defrosted, thawed, chilled, raw, lean, extra lean, boneless, bone in, on the bone
    meat fish: off the bone, skinless, skin on, skin off, with skin, with bone, boned, deboned
    meat fish: pin boned, trimmed, untrimmed, cleaned, gutted, scaled, filleted, piece, pieces, cut, cuts, strip
    meat fish: strips, slice, slices, diced, chunk, chunks, cube, cubes, joint, thick cut, thin cut, wafer thin
    meat fish: dark, white, tender, wild, farmed, sustainable, line caught, free range, corn fed, grass fed
    meat fish: grain fed, pasture raised, outdoor bred, marbled, british, irish, scottish, welsh, norwegian, alaskan
    meat fish: atlantic, pacific, north sea, ukrainian, polish, french, spanish, italian, danish, german
    meat fish: new zealand, australian, argentinian, icelandic, fatty, grilled, roasted, roast, baked, fried, boiled
    meat fish: cooked, poached, steamed, rotisserie, leftover, pan fried, свіж~, охолоджен*, заморожен*, морожен~
    meat fish: розморожен*, свіжоморожен*, нежирн*, жирн*, на кістці, з кісткою
    meat fish: зі шкірою, зі шкіркою, шматок, шматки, нарізк*, потрошен*, чищен*, дик~
    meat fish: річков*, морськ*, парн~, домашн*, варен~, відварн*, відварен*, запечен*, тушкован*, смажен*, печен~
    meat fish: тушка, тушки, тушку, норвезьк*, атлантичн*, біл~, темн~, свеж~, охлажденн*, замороженн*
    meat fish: свежемороженн*, мороженн*, without к, without ш, на кости, с кожей
    meat fish: кусок, речн~, морск~, отварн*, запеченн*, тушен~, жарен~, норвежск*, атлантическ*, бел~
    =beef; beef chuck; beef brisket; beef tenderloin; steak; ground beef; mince; pork: пісн~, постн~
    =pork shoulder; pork loin; pork tenderloin; pork chop; pork belly; pork rib; ground pork: пісн~, постн~
    =bacon; ham; chicken; chicken breast; chicken thigh; chicken leg; ground chicken; turkey: пісн~, постн~
    =turkey breast; turkey thigh; ground turkey; duck; duck breast; rabbit; lamb; lamb shoulder: пісн~, постн~
    =leg of lamb; lamb chop; ground lamb; goat meat; veal; venison; meat: пісн~, постн~
    =shrimp; squid; mussel; crab: shelled, unshelled, peeled, shell on, tail on, tails, headless, jumbo, king, tiger
    =shrimp; squid; mussel; crab: tiger prawn, royal, королівськ*, тигров*, королевск*, очищен*, неочищен*
    =shrimp; squid; mussel; crab: в панцирі
    =mackerel; herring; salmon; trout; cod; hake; pollock; carp: fish, риба, риби, рыба, рыбы
    =tuna; sardine; sprat; anchovy; cod liver; canned mackerel; canned salmon; pink salmon: in water
    =tuna; sardine; sprat; anchovy; cod liver; canned mackerel; canned salmon; pink salmon: in spring water
    =tuna; sardine; sprat; anchovy; cod liver; canned mackerel; canned salmon; pink salmon: in brine, in oil
    =tuna; sardine; sprat; anchovy; cod liver; canned salmon; pink salmon: in olive oil, in sunflower oil, canned
    =tuna; sardine; sprat; anchovy; cod liver; canned salmon; pink salmon: tinned, в олії, у власному соку
    =tuna; sardine; sprat; anchovy; cod liver; canned salmon; pink salmon: у власному, власному соку, в масле
    =tuna; sardine; sprat; anchovy; cod liver; canned salmon; pink salmon: в собственном соку, консервован*
    =tuna; sardine; sprat; anchovy; cod liver; canned salmon; pink salmon: консервирован*, solid, flaked
    =smoked salmon; smoked mackerel; smoked trout; smoked fish: hot, cold, hot smoked, cold smoked
    =smoked salmon; smoked mackerel; smoked trout; smoked fish: гарячого копчення, холодного копчення
    =smoked salmon; smoked mackerel; smoked trout; smoked fish: горячего копчения, холодного копчения, norwegian
    =smoked salmon; smoked mackerel; smoked trout; smoked fish: scottish
    =bacon; pancetta; ham; prosciutto; salami; smoked sausage: smoked, unsmoked, cured, dry cured, dried, streaky
    =bacon; pancetta; ham; prosciutto; salami; smoked sausage: rasher, rashers, lardons, thick, crispy, копчен*
    =bacon; pancetta; ham; prosciutto; salami; smoked sausage: сирокопчен*, сырокопчен*, в'ялен*, нарізк*, нарезк*
    =bacon; pancetta; ham; prosciutto; salami; smoked sausage: варено копчен*
    =salo; lard: salted, свинн~, свиняч*, свин~, солон*, солен*, pork
    =salo: домашн*, белое, біле, белый
    =sausage: raw, fresh, link, links, thick, thin, butchers
    =ground beef; mince; ground pork; ground turkey; ground chicken; ground lamb: minced, ground, mince, 5 fat
    =ground beef; mince; ground pork; ground turkey; ground chicken; ground lamb: chuck
    =herring; red caviar: salted, солон*, солен*, lightly salted, слабосол*, малосол*, бочков~, зернист~
    =egg: hen, hens, chicken, large, medium, free range, without cage, barn, brown, whole, boiled, hard boiled
    =egg: soft boiled, poached, beaten, fresh, raw, size, куряч*, курин*, свіж~, свеж~, варен~, відбірн*, столов*
    =egg: дієтичн*, диетическ*, с0, с1, с2, коричневі, cooked, fried, домашн*, збит*, взбит*, сирі, отварн*, зварен*
    =egg yolk; egg white: egg, eggs, raw, beaten, яйця, яєць, яйца, яиц, яєчн*, яичн*, куряч*
    dairy: fresh, low fat, lowfat, reduced fat, without fat, without жир*, full fat, high fat, half fat, skim
    dairy: skimmed, semi skimmed, whole, creamy, mild, medium, mature, extra mature, vintage, aged, sharp
    dairy: extra sharp, strong, young, soft, plain, natural, thick, thin, set, live, probiotic, cow, cows, grass fed
    dairy: pasteurised, pasteurized, unpasteurised, unpasteurized, homogenized, uht, ultra pasteurized, long life
    dairy: chilled, block, grated, shredded, crumbled, sliced, cubed, diced, in brine, melted, fat, softened
    dairy: greek style, greek, style, irish, british, english, french, italian, danish, dutch, german, swiss
    dairy: ukrainian, wheel, polish, new zealand, spreadable, european style, european, cultured, cold, warm, ball
    dairy: balls, whipped, свіж~, жирн*, нежирн*, знежирен*, низькожирн*, низької жирності, високої жирності
    dairy: пастеризован*, ультрапастеризован*, стерилізован*, коров'яч*, густ~, рідк~, м'як~, ніжн~, тверд~, терт~
    dairy: розтоплен*, розм'якшен*, витриман*, молод~, живий, натуральн*, питн~, цільн~, незбиран*, зрілий, зрілого
    dairy: у розсолі, в розсолі, розсільн*, вершков*, домашн*, заморожен*, свеж~, жирност*, обезжиренн*
    dairy: низкой жирности, пастеризованн*, ультрапастеризованн*, стерилизованн*, коров*, жидк~, мягк~, растопленн*
    dairy: размягченн*, выдержанн*, цельн~, питьев*, зрел~, в рассоле, рассольн*
    =butter: salted, unsalted, sweet, sweet cream, slightly salted, lightly salted, cream, солон*, несолон*, соленое
    =butter: селянськ*, екстра, вершков*, сливочн*, соленого, крестьянск*, традиционн*, солодковершков*
    =milk; cream; buttermilk; kefir: liquid, boiled, кип'ячен*
    =condensed milk; evaporated milk: з цукром, с сахаром, цільн*, цельн*, незбиран*
    =yogurt: white, unsweetened, біл~, бел~, несолодк*, несладк*, classic
    =yogurt: without наповнювача, thick
    =cheddar; gouda; cheese: white, yellow, orange, red, жовт~, желт~, сичужн*, hard, semi hard, напівтверд*
    =cheddar; gouda; cheese: полутверд*, голландськ*, голландск*, slice, slices
    =parmesan; pecorino: grated, freshly grated, italian, aged, reggiano, cheese, сир, сыр, терт~
    =mozzarella: dry, low moisture, part skim, whole milk, cows, піца, pizza, для піци, для пиццы, cheese, сир, сыр
    =feta; brynza; halloumi: cheese, сир, сыр, овеч*, sheep, sheeps, goat, ewes, barrel, salted
    =quark; cottage cheese; ricotta: dry, сух~, зернист*, cheese, сир, сыр, smooth, пресован*, curd
    =ice cream: dairy, plain, white, вершков*, сливочн*, ванільн*, ванильн*, vanilla
    =tofu: firm, extra firm, medium firm, pressed, soft, cotton, block, plain, natural, тверд~, натуральн*
    =tofu: пресован*, organic, свіж~, сир, сыр, соєв*, соев*, soy, drained
    =soy milk; oat milk; almond milk; coconut milk; rice milk; plant milk: unsweetened, plain, original, barista
    =soy milk; oat milk; almond milk; coconut milk; rice milk; plant milk: drink, canned
    =soy milk; oat milk; almond milk; coconut milk; rice milk; plant milk: напій, напиток
    =soy milk; oat milk; almond milk; coconut milk; rice milk; plant milk: full fat, light, lite, low fat
    =soy milk; oat milk; almond milk; coconut milk; rice milk; plant milk: reduced fat, thick, tinned, tin
    =soy milk; oat milk; almond milk; coconut milk; rice milk; plant milk: консервован*, vegan, веганськ*, рослинн*
    =soy milk; oat milk; almond milk; coconut milk; rice milk; plant milk: растительн*, without milk, without dairy
    =soy milk; oat milk; almond milk; coconut milk; rice milk; plant milk: without lactose, without молок*
    =soy milk; oat milk; almond milk; coconut milk; rice milk; plant milk: without молоч*, without лактоз*
    =cashew milk; hemp milk: unsweetened, plain, original, barista, drink, canned
    =tofu; tempeh; seitan: vegan, plant based, веганськ*, веганск*, рослинн*, растительн*, soya
    =margarine: vegan, baking, soft, столов*, для випічки, для выпечки, vegetable, hard, block, spread
    dry-goods: dried, dry, raw, uncooked, rinsed, washed, soaked, plain, whole, loose, сух~, сушен*, промит*, цільн~
    dry-goods: цельн~, шліфован*, шлифован*, нешліфован*, відбірн*, крупн~, дрібн~, мелк~, мытый
    =rice: white, long, long grain, polished, fluffy, біл~, бел~, довг*, довгозерн*, длиннозерн*, шліфован*
    =rice: пропарен*, parboiled, easy cook, carolina, indian, пакетований, steamed
    =arborio rice; sushi rice: white, italian, short grain, round, round grain, risotto, japanese, японськ*, японск*
    =arborio rice; sushi rice: для суші, для суши, круглозерн*, біл~, бел~, краснодарськ*, краснодарск*
    =buckwheat: roasted, toasted, kernel, kernels, ядриця, ядриці, ядрица, смажен*, обсмажен*, жарен*, brown
    =oats: rolled, old fashioned, porridge, jumbo, quick, quick cooking, instant, whole, wholegrain, whole grain
    =oats: flakes, large flake, вівсян*, овсян*, цільнозернов*, цельнозернов*, швидкого приготування
    =oats: быстрого приготовления, пластівці, хлопья, екстра
    =pasta; spaghetti; lasagne sheet; noodle: durum, durum wheat, wheat, semolina, dried, dry, bronze die
    =pasta; spaghetti; lasagne sheet; noodle: твердих сортів, з твердих сортів, твердых сортов, из твердых сортов
    =pasta; spaghetti; lasagne sheet; noodle: пшеничн*, italian, large, no, thin, thick, пшениці, пшеницы
    =pasta; spaghetti; lasagne sheet; noodle: італійськ*, итальянск*, групи, тонк*, група
    =lentil; red lentil; green lentil; black lentil; chickpea; bean: dried, dry
    =white bean; kidney bean; black bean; split pea; mung bean: dried, dry
    =red lentil; split pea: split, whole, hulled, колот~, лущен*, жовт~, зелен~, yellow, green, желт~, дроблен*
    =couscous; bulgur; cornmeal; semolina: fine, medium, coarse, instant, quick cook, quick cooking, wheat, durum
    =couscous; bulgur; cornmeal; semolina: пшеничн*, дрібн*, крупн*, швидкого приготування
    baking: sifted, fine, coarse, extra fine, superfine, plain, dry, pure, loose, ground, granulated, просіян*
    baking: просеян*, сух~, дрібн~, мелк~, дрібного помелу, мелкого помола, грубого помелу, тонкого помелу, мелен*
    baking: молот~, пакетик, сипк*
    =flour: all purpose, ap, unbleached, bleached, wheat, common, patent, soft wheat, type 00, 00, 405, 550, t55
    =flour: t65, пшеничн*, пшениці, біл~, бел~, в/с, вс, хлібне, з пшениці, в ґ, вг, universal, універсальн*
    =flour: универсальн*
    =whole wheat flour; rye flour; spelt flour: whole, whole grain, wholemeal, stoneground, stone ground, обдирн*
    =whole wheat flour; rye flour; spelt flour: обойн*, сіян*, light
    =bread flour: strong, very strong, extra strong, wheat, пшеничн*, canadian, manitoba
    =sugar: white, crystal, beet, fine, table, granulated, kitchen, біл~, бел~, буряков*, свекольн*, пісок, песок
    =sugar: кристалічн*
    =brown sugar; cane sugar: light, dark, soft, golden, packed, unrefined, світл*, темн*, светл*, нерафінован*
    =brown sugar; cane sugar: нерафинированн*
    =powdered sugar: sifted, fondant, white, dusting
    =honey: runny, clear, liquid, set, raw, creamed, flower, wildflower, acacia, linden, lime blossom, clover
    =honey: blossom, forest, orange blossom, manuka, heather, buckwheat, sunflower, dark, light, golden, mountain
    =honey: липов*, акацієв*, акациев*, гречан*, гречишн*, квітков*, цветочн*, різнотрав'я, разнотравье, лісов*
    =honey: лесн~, рідк*, жидк*, травнев*, майськ*, майск*, соняшников*, гірськ*, bee, бджолин*, пчелин*, темн*
    =honey: світл*, светл*, білий, крем мед
    =maple syrup; golden syrup: amber, dark, grade, canadian, light
    =cocoa: dark, unsweetened, dutch, dutch process, dutched, alkalised, alkalized, powder, raw, natural, baking
    =cocoa: порошок, порошку, порошка, темн*, несолодк*, алкалізован*, алкализованн*
    =chocolate: plain, black, dark, bitter, bittersweet, semisweet, semi sweet, cooking, baking, unsweetened, bar
    =chocolate: bars, plate, chunks, couverture, чорн~, черн~, темн*, гірк~, горьк*, екстрачорн*, плитка, плитки
    =chocolate: solid
    =milk chocolate; white chocolate: bar, bars, chunks, cooking, chips, плитка, плитки, couverture, плиточн*
    =yeast: active, instant, quick, rapid rise, fast action, easy bake, bakers, baking, bread, dry, dried
    =yeast: швидкодіюч*, активн*, хлібопекарськ*, хлебопекарн*, пекарськ*, швидк*, быстр*, быстродействующ*
    =yeast: львівськ*, гранульован*, інстантн*
    =fresh yeast: live, wet, compressed, bakers, cake, хлібопекарськ*, хлебопекарн*, жив~, львівськ*
    =gelatin: powdered, powder, unflavored, unflavoured, instant, granulated, харчов*, пищев*, швидкорозчинн*
    =gelatin: быстрорастворим*
    =baking soda: харчов*, пищев*, bicarbonate
    =baking powder: double acting, для тіста, до тіста, для теста, phosphate
    =vanilla: pure, natural, madagascar, bourbon, real, madagascan, натуральн*, essence
    =coconut; shredded coconut: unsweetened, sweetened, fine, medium, desiccated, dried, flaked, shredded, flakes
    =coconut; shredded coconut: біл~, бел~
    =jam; strawberry jam; raspberry jam; apricot jam: seedless, smooth, chunky, low sugar, густ~, preserves
    =jam; strawberry jam; raspberry jam; apricot jam: homemade
    =poppy seed: blue, black, ground, харчов*, кондитерськ*, пищев*, мелен*, молот*, сух~
    =potato starch; cornstarch: вищий, харчов*, native, пищев*
    nuts: raw, roasted, toasted, dry roasted, salted, unsalted, lightly salted, blanched, skinned, skinless, skin on
    nuts: natural, shelled, unshelled, in shell, in the shell, halves, half, pieces, chopped, flaked, sliced
    nuts: slivered, whole, dried, ground, fresh, kernel, kernels, hulled, unhulled, peeled, plain, smooth, creamy
    nuts: crunchy, chunky, смажен*, підсмажен*, обсмажен*, солон*, несолон*, очищен*, чищен*, неочищен*, лущен*
    nuts: ядра, ядро, ядер, сушен*, половинки, пелюстки, мелен*, дроблен*, ціл*, сух~, сыр~, жарен*, обжарен*
    nuts: поджарен*, солен*, очищенн*, неочищенн*, лепестки, молот~
    =walnut; hazelnut; almond; cashew; pistachio; pecan; brazil nut; macadamia nut: nut, nuts, горіх, горіхи
    =walnut; hazelnut; almond; cashew; pistachio; pecan; brazil nut; macadamia nut: горіхів, орех, орехи, орехов
    =sesame; flax seed; chia seed; sunflower seed; pumpkin seed; hemp seed: seed, seeds, зерна, зерно, насіння
    =sesame; flax seed; chia seed; sunflower seed; pumpkin seed; hemp seed: семена, семян, kernels, семечки
    =poppy seed; psyllium: seed, seeds, зерна, зерно, насіння, семена, семян, kernels, семечки
    =peanut butter; almond butter; cashew butter; hazelnut butter: salted, unsalted, natural, хрустк*
    =peanut butter; almond butter; cashew butter; hazelnut butter: з шматочками, кранч
    spices: dried, dry, whole, ground, freshly ground, fresh ground, coarsely ground, finely ground, crushed
    spices: cracked, milled, grated, freshly grated, powder, powdered, toasted, dry roasted, fine, coarse, mild
    spices: pinch, rubbed, seed, seeds, pod, pods, stick, sticks, strand, strands, threads, hot, spanish, hungarian
    spices: indian, iranian, turkish, ceylon, madras, мелен*, сушен*, сух~, свіжомелен*, свіжозмелен*, товчен*
    spices: терт~, дрібн~, крупн~, грубого помелу, дрібного помелу, ціл~, порошок, порошку, насіння, зерна, зернами
    spices: стручки, паличка, палички, молот~, свежемолот*, цельн~, порошка, семена, семян, угорськ*, венгерск*
    =salt: table, sea, rock, kosher, coarse, fine, flaky, flaked, flakes, iodised, iodized, cooking, crystal, white
    =salt: himalayan, pink, морськ*, кам'ян*, кухонн*, йодован*, харчов*, екстра, крупн*, дрібн*, біл~, гімалайськ*
    =salt: рожев*, морск~, поваренн*, каменн*, йодированн*, мелк~, пищев*, бел~, гималайск*, розов~
    =salt: для консервування, помел, помелу, помол
    =black pepper; white pepper; allspice: corns, peppercorn, peppercorns, горошок, горошком, горошку, горошек
    =black pepper; white pepper; allspice: pepper, перець, перец
    =black pepper; white pepper: tellicherry, black, чорн~, черн~, freshly, mill, горошині
    =paprika: sweet, red, hungarian, mild, солодк*, сладк*, червон*, красн*
    =cinnamon: cassia, цейлонськ*, цейлонск*, корицевий
    =bay leaf; curry leaf; kaffir lime leaf: leaf, leaves, лист, листя, листок, листики, лавров*
    =saffron: threads, нитки, рильця, strands
    =mustard seed: yellow, brown, white, жовт~, біл~, желт~, бел~, black, чорн~, черн~
    =mustard: prepared, plain, hot, mild, yellow, english, столов*, гостр*, остр~, русск*, міцн~, козацьк*
    =mustard: російськ*, american
    sauces: plain, thick, smooth, chunky, ready made, ready to serve, prepared, mild, hot, medium, густ~, рідк~
    sauces: готов*, ніжн*, жидк~
    =oil; sunflower oil; rapeseed oil; corn oil: refined, deodorized, deodorised, cold pressed, light, frying
    =oil; sunflower oil; rapeseed oil; corn oil: cooking, neutral, рафінован*, нерафінован*, дезодорован*
    =oil; sunflower oil; rapeseed oil; corn oil: рафинированн*, нерафинированн*, для смаження, рослинн*, растительн*
    =oil; sunflower oil; rapeseed oil; corn oil: вимороженн*, виморожен*, ароматн*, для жарки, запашн*, vegetable
    =olive oil: extra virgin, virgin, light, mild, extra light, cold pressed, fruity, italian, spanish, greek
    =olive oil: первого отжима, pomace, green, першого віджиму, холодного віджиму, нерафінован*, рафінован*
    =olive oil: холодного отжима, екстра верджин, extra, vergine
    =coconut oil; sesame oil; flaxseed oil; walnut oil: refined, unrefined, cold pressed, virgin, toasted, dark
    =coconut oil; sesame oil; flaxseed oil; walnut oil: roasted, melted, solid, рафінован*, нерафінован*
    =coconut oil; sesame oil; flaxseed oil; walnut oil: рафинированн*, нерафинированн*, темн*, light
    =vinegar; wine vinegar; apple cider vinegar: distilled, spirit, table, столов*, харчов*, пищев*, спиртов*, raw
    =vinegar; wine vinegar; apple cider vinegar: live
    =vinegar: white, clear, біл~, бел~
    =soy sauce: light, japanese, chinese, naturally brewed, shoyu, світл*, светл*, японськ*, японск*, класичн*
    =mayonnaise: light, real, провансаль, столов*, жирн*, low fat, reduced fat, half fat, оливков*
    =ketchup: tomato, mild, hot, томатн*, лагідн*, гостр*, дитяч*, шашличн*, до шашлику
    =tomato paste; tomato puree; tomato sauce; canned tomato: double concentrated, concentrated, triple concentrated
    =tomato paste; tomato puree; tomato sauce: thick, sieved, tomato, томатн*, 25, концентрован*, густ*
    =olive; black olive: pitted, unpitted, stoned, stone in, in brine, large, jumbo, canned
    =olive; black olive: з кісточкою, с косточкой
    =caper; pickle; sauerkraut; pickled onion: in brine, in vinegar, in salt, salted, drained, nonpareil, rinsed
    =caper; pickle; sauerkraut; pickled onion: мариновані, baby
    =pickle; sauerkraut: dill, crunchy, sour, солон*, квашен*, маринован*, хрумк*, бочков*, солен*, кисл*, с0
    =pickle; sauerkraut: crinkle cut
    =stock; chicken stock; beef stock; fish stock: hot, warm, fresh, strong, clear, good, liquid, reduced fat, rich
    =stock; chicken stock; beef stock; fish stock: гаряч*, міцн*, горяч*, крепк*, наварист*, carton
    canned: canned, tinned, in juice, in brine, in water, in own juice, drained, rinsed, undrained, whole, peeled
    canned: chopped, diced, crushed, italian, san marzano, fire roasted, sweet, консервован*, у власному соку
    canned: в собственном соку, консервирован*, цілі, очищен*, різан*, цельн*, цел~, резан*
    drinks: cold, chilled, hot, warm, iced, fresh, freshly brewed, strong, weak, good, drinkable, bottled, холодн*
    drinks: гаряч*, тепл*, міцн~, свіж~, охолоджен*, крепк~, свеж~, питн~, питьев*
    =water: tap, plain, still, filtered, drinking, clean, purified, boiled, boiling, ice, cooking, кип'ячен*
    =water: фільтрован*, чист*, очищен*, проточн*, фильтрованн*, негазован*, негазированн*, крижан*, ледян*, крута
    =water: літня, столова
    =juice; apple juice; orange juice; tomato juice; grape juice: unsweetened, clear, cloudy, pressed
    =juice; apple juice; orange juice; tomato juice; grape juice: squeezed, freshly squeezed, from concentrate
    =juice; apple juice; orange juice; tomato juice; grape juice: not from concentrate, pasteurised
    =juice; apple juice; orange juice; tomato juice; grape juice: освітлен*, з м'якоттю
    =lemon juice; lime juice: freshly squeezed, fresh, bottled, squeezed, свіжовичавлен*, свежевыжат*, вичавлен*
    =white wine; red wine: dry, table, semi dry, сух~, cooking, столов*, напівсух*, полусух*, medium dry
    =white wine; red wine: full bodied
    =beer: light, lager, blonde, світл*, светл*, живе, фільтрован*, pale, pilsner, нефільтрован*
    =coffee: strong, brewed, black, arabica, arabika, чорн~, натуральн*, заварн*, арабіка, арабика, міцн*, filter
    =coffee: drip, medium roast
    =coffee bean; ground coffee; instant coffee: arabica, dark roast, medium roast, light roast, арабіка, арабика
    =coffee bean; ground coffee; instant coffee: темн*, roasted, смажен*
    =instant coffee: freeze dried, powder, granules, сублімован*, сублимированн*, гранульован*
    =tea; green tea: leaf, leaves, loose leaf, bags, листов*, пакетован*, ceylon, цейлонськ*, цейлонск*, рассыпной
    =tea; green tea: indian
    =cognac; rum; vodka; gin; whisky: good, cooking, old, aged, years
    =sesame: white, hulled, unhulled, біл~, бел~
    =pumpkin seed; pistachio: green, зелен~
    =flax seed; chia seed: brown, golden, dark, black, white, темн*, світл~, чорн~, біл~, светл~, черн~, бел~
    =cornmeal: yellow, white, corn, жовт~, желт~, біл~
    =apple; pear; grape; plum; lime; gooseberry; mango; kiwi; melon: green, зелен~
    =apple; pear: eating, dessert, cooking, table, wild, десертн~, семеренко, голден, гала, симиренко, білий налив
    =plum: purple, угорк*, венгерк*, blue
    fish: fillet, fillets, filet, filets, loin, loins, steak, steaks, філе, стейк, стейки, стейка, филе, large, oily
    fish: medallions
    =turkey; duck; rabbit; veal; lamb: fillet, fillets, філе, филе
    =boiled sausage; smoked sausage; salami; deli sausage: sliced, нарізк*, нарезк*, вищ*, свинн~, шинков*
    =boiled sausage; smoked sausage; salami; deli sausage: в оболонці
    =frankfurter: mini, віденськ*, свинн~
    =garlic: clove, cloves, зубчик, зубчики, зубчиків, зубчика, зубчиков
    =mixed vegetable: frozen, заморожен*
    =gouda: голландськ*, голландск*
    =cream; single cream; sour cream: fat, кулінарн*, for whipping, whipping, для збивання, для взбивания
    =mascarpone; ricotta; cream cheese; brie; provolone; burrata: cheese, сир, сиру, сыр, сыра, soft
    =emmental; gruyère; monterey jack; asiago; blue cheese; goat cheese; paneer: cheese, сир, сиру, сыр, сыра
    =smoked paprika: sweet, hot, spanish, солодк~, гостр~, сладк~, остр~, bittersweet
    =turmeric; cumin; coriander; paprika; cinnamon; cardamom; ground ginger; allspice; nutmeg: ground, мелен*
    =turmeric; cumin; coriander; paprika; cinnamon; cardamom; ground ginger; allspice; nutmeg: молот~, powder
    =tea; green tea; herbal tea: bag, bags, sachets, пакетик, пакетики, пакетиках, в пакетиках
    =hummus; pesto; salsa; guacamole: classic, chilled, fresh, class, свіж~, свеж~
    =sauerkraut: з морквою, с морковью, бочков~
    =kefir; yogurt; ryazhenka: питн~, питьев*, густ~
    =caviar; red caviar: grain, зернист~, солон~, солен~
    =shrimp; mussel; squid; crab; seafood: cooked, raw, варен~, варено морожен*, варено мороженн*
    =crab stick: chilled, frozen, охолоджен*, заморожен*, замороженн*
    =puff pastry; pastry; dough; phyllo: frozen, chilled, ready rolled, заморожен*, замороженн*, without yeast
    =puff pastry; pastry; dough; phyllo: without дріждж*, without дрожж*
    =puff pastry; pastry; dough; phyllo: готов~
    =bun: hamburger, burger, hot dog, white, soft, бургер, для бургерів, для хот догів
    =nori: roasted, toasted, sushi, sheets, sheet, для суші, для суши, смажен*, жарен*
    =dried mushroom: porcini, білих, white, лісов*, лесн~
    =chanterelle; wild mushroom: frozen, fresh, заморожен*
    =almond: flake, flakes, slivers, slithers
    =black pepper; white pepper; allspice: горошин*
    =dill: heads, head, flowers, парасольк*, зонтик*, суцвіття, соцветия
    =apple: sour, tart, sweet, кисл~, солодк~, сладк~
    """
}
