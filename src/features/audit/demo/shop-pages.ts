/** What the demo shop sells and says. Its faults are planted on purpose: demo-shop.ts names them. */
export interface ShopPage {
  path: string;
  title: string;
  heading: string;
  description?: string;
  text: string;
  /** Paths that it links to besides the menu. */
  links?: readonly string[];
  price?: string;
}

const woods = "Oak from a forest that is replanted, oiled twice, and packed in paper. Every piece carries the name of who made it.";

const product = (slug: string, name: string, price: string, words: string): ShopPage => ({
  path: `/products/${slug}`,
  title: `${name} in solid oak | Alder & Ash`,
  heading: name,
  description: `${name} made to order in four weeks: ${words} Delivered to your door, with thirty days to send it back.`,
  text: `${words} ${woods} The finish is oil, so a scratch is mended with a cloth. We answer questions about this piece by phone and by email within a working day.`,
  price,
});

const collection = (slug: string, name: string, links: readonly string[], words: string): ShopPage => ({
  path: `/collections/${slug}`,
  title: `${name} made of solid wood | Alder & Ash`,
  heading: name,
  description: `${name} from our own workshop, with sizes, prices and delivery times on every page. ${words}`,
  text: `${words} All of it is made to order in our own workshop, in oak, ash or walnut. Prices include delivery, and every piece can be seen in the showroom before you buy it. Bring the size of your room: we draw the piece into it while you wait, and you take the drawing home.`,
  links: links.map((product) => `/products/${product}`),
});

const guide = (slug: string, title: string, words: string): ShopPage => ({
  path: `/guides/${slug}`,
  title: `${title} | Alder & Ash`,
  heading: title,
  description: `${words} A short guide from the people who make the furniture.`,
  text: `${words} Wood moves with the seasons: it takes up water in summer and gives it off in winter. What that means for a table is told here in five minutes, with the two tools that you need and the mistakes that we made ourselves.`,
});

const help = (slug: string, title: string, words: string): ShopPage => ({
  path: `/help/${slug}`,
  title: `${title}: how it works at our shop | Alder & Ash`,
  heading: title,
  description: `${words} Written for people who have a parcel on the way or a question about one.`,
  text: `${words} If something is not answered here, call the workshop on working days from nine to five. You talk to the person who packs the parcels, and who knows where yours is. Have the number of your order at hand: it stands in the first line of the email that we sent you.`,
});

export const SHOP_NAME = "Alder & Ash";

export const shopPages: readonly ShopPage[] = [
  {
    path: "/",
    title: "Solid wood furniture, made to order | Alder & Ash",
    heading: "Furniture that is made once",
    description: "Tables, chairs and shelves in oak, ash and walnut, made to order in our own workshop and delivered within four weeks.",
    text: "We are nine people in a workshop by the river. We make tables, chairs and shelves to order, in the size that fits your room. Choose the wood, tell us the length, and four weeks later it stands in your kitchen. This shop is invented: it shows what an audit finds.",
    links: ["/products/alder-table", "/products/oak-stool", "/guides/oil-a-table"],
  },
  collection("tables", "Tables", ["alder-table", "river-desk"], "Tables for two to twelve people, in any length."),
  collection("chairs", "Chairs", ["oak-stool", "ash-chair"], "Chairs and stools that can be stacked, or that cannot."),
  collection("shelves", "Shelves", ["wall-shelf", "book-case"], "Shelves for the wall and cases for books."),
  { ...collection("beds", "Beds", ["low-bed"], "Low beds without a headboard."), title: "Furniture | Alder & Ash" },
  { ...collection("lamps", "Lamps", ["desk-lamp"], "Lamps with a turned foot."), title: "Furniture | Alder & Ash" },
  { ...collection("gifts", "Gifts", ["oak-stool"], "Small things that fit in a parcel."), title: "Furniture | Alder & Ash" },
  product("alder-table", "Alder table", "890", "Seats six, with legs that come off for the stairs."),
  product("river-desk", "River desk", "640", "A desk with one drawer and a channel for cables."),
  { ...product("oak-stool", "Oak stool", "120", "Three legs, so it stands on any floor."), description: "" },
  product("ash-chair", "Ash chair", "240", "A light chair with a woven seat."),
  product("wall-shelf", "Wall shelf", "95", "Holds forty paperbacks and is screwed from below."),
  product("book-case", "Book case", "480", "Five boards and no back, for a wall that you like."),
  product("low-bed", "Low bed", "760", "Twenty centimeters high, for a mattress of your own."),
  product("desk-lamp", "Desk lamp", "150", "A turned foot and a shade of paper."),
  guide("oil-a-table", "How to oil a table", "Oil the top twice a year and it will never need sanding."),
  guide("measure-a-room", "How to measure a room for a table", "Leave ninety centimeters behind every chair."),
  guide("choose-a-wood", "Oak, ash or walnut", "Three woods, three colors, and one that forgives more than the others."),
  guide("mend-a-scratch", "How to mend a scratch in oiled wood", "A cloth, a drop of oil and ten minutes."),
  guide("move-house", "How to move a table without a lift", "Take the legs off first, and count the screws."),
  help("delivery", "Delivery", "We deliver on Tuesdays and Fridays, to the room that you name."),
  help("returns", "Returns", "Thirty days to send a piece back, and we pay for the way."),
  help("contact", "Contact", "The workshop, the showroom and the phone number."),
  help("warranty", "Warranty", "Ten years on everything that is made of wood."),
];
