import { describe, expect, it } from "vitest";
import { EntityGraph } from "../entity-graph.ts";
import { readJsonLd } from "../json-ld/read-json-ld.ts";
import { schemaProperties, schemaTypes } from "../vocabulary/vocabulary.ts";
import { liveFeatures } from "./features.ts";
import { judgeFeatures } from "./judge-features.ts";
import { retiredFeatures } from "./retired-features.ts";

const now = new Date("2026-11-15T12:00:00Z");

async function judge(value: object) {
  const { entities } = await readJsonLd(JSON.stringify({ "@context": "https://schema.org", ...value }), { url: "https://shop.example/p" });
  return judgeFeatures(new EntityGraph(entities), { now });
}

/** "product-snippet eligible", "product-snippet missing name, offers|review|aggregateRating". */
async function verdicts(value: object): Promise<string[]> {
  return (await judge(value)).map(({ feature, status, missing }) => {
    const lacking = missing.map(({ paths }) => paths.join("|")).join(", ");
    return `${feature.id} ${status}${lacking ? ` ${lacking}` : ""}`;
  });
}

const limitsOf = async (value: object) => (await judge(value)).flatMap(({ limits }) => limits.map(({ text }) => text));

describe("the table of features", () => {
  it("uses each id once and dates every rule", () => {
    const all = [...liveFeatures, ...retiredFeatures];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { doc } of all)
      expect([doc.url, doc.checkedOn]).toEqual([expect.stringMatching(/^https:\/\/developers\.google\.com\//), "2026-11-15"]);
    for (const { retiredOn } of retiredFeatures) expect(retiredOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it("gives the days on which Google says that features ended", () => {
    expect(Object.fromEntries(retiredFeatures.map(({ id, retiredOn }) => [id, retiredOn]))).toEqual({
      faq: "2026-05-07",
      "how-to": "2023-09-13",
      "book-actions": "2025-06-12",
      "course-info": "2025-06-12",
      "claim-review": "2025-06-12",
      "estimated-salary": "2025-06-12",
      "learning-video": "2025-06-12",
      "vehicle-listing": "2025-06-12",
      "special-announcement": "2025-07-31",
      "practice-problem": "2026-01-06",
      "sitelinks-search-box": "2024-11-21",
    });
  });

  it("names types and properties that schema.org has", () => {
    const paths = liveFeatures.flatMap(({ required, recommended, inside = [], when = [], limits = [] }) => [
      ...[...required, ...recommended, ...when].flat(),
      ...inside.flatMap((part) => [part.path, ...[...part.required, ...part.recommended].flat()]),
      ...limits.flatMap((limit) => ("path" in limit ? [limit.path] : [])),
    ]);
    const names = new Set(paths.flatMap((path) => path.split(".")).map((name) => name.replace(/-input$/, "")));
    expect([...names].filter((name) => !schemaProperties.has(name))).toEqual([]);
    const types = [...liveFeatures, ...retiredFeatures].flatMap((feature) => [
      ...feature.types,
      ...("rates" in feature ? (feature.rates ?? []) : []),
      ...("inside" in feature ? (feature.inside ?? []) : []).flatMap(({ types = [] }) => types),
    ]);
    expect(types.filter((type) => !schemaTypes.has(type))).toEqual([]);
  });
});

const offer = { "@type": "Offer", price: "12.00", priceCurrency: "USD", availability: "https://schema.org/InStock" };

describe("judgeFeatures", () => {
  it.each<[string, object, string[]]>([
    [
      "a product with an offer",
      { "@type": "Product", name: "Lamp", image: "a.jpg", offers: offer },
      ["product-snippet eligible", "merchant-listing eligible"],
    ],
    ["a product with nothing to show", { "@type": "Product", name: "Lamp" }, ["product-snippet missing offers|review|aggregateRating"]],
    [
      "a product without a name",
      { "@type": "Product", offers: offer, image: "a.jpg" },
      ["product-snippet missing name", "merchant-listing missing name"],
    ],
    [
      "an empty name is none",
      { "@type": "Product", name: "", offers: offer, image: "a.jpg" },
      ["product-snippet missing name", "merchant-listing missing name"],
    ],
    [
      "an offer without a price",
      { "@type": "Product", name: "Lamp", image: "a.jpg", offers: { "@type": "Offer", priceCurrency: "USD" } },
      [
        "product-snippet missing offers.price|offers.priceSpecification.price",
        "merchant-listing missing offers.price|offers.priceSpecification.price",
      ],
    ],
    [
      "a price in its specification",
      {
        "@type": "Product",
        name: "Lamp",
        image: "a.jpg",
        offers: { "@type": "Offer", priceSpecification: { "@type": "UnitPriceSpecification", price: 12, priceCurrency: "USD" } },
      },
      ["product-snippet eligible", "merchant-listing eligible"],
    ],
    [
      "a range of prices",
      { "@type": "Product", name: "Lamp", offers: { "@type": "AggregateOffer", lowPrice: 1 } },
      ["product-snippet missing offers.priceCurrency"],
    ],
    [
      "a rating inside a product",
      { "@type": "Product", name: "Lamp", aggregateRating: { "@type": "AggregateRating", ratingValue: 4, reviewCount: 3 } },
      ["product-snippet eligible", "aggregate-rating eligible"],
    ],
    [
      "a rating without its number",
      { "@type": "Product", name: "Lamp", aggregateRating: { "@type": "AggregateRating", ratingValue: 4 } },
      [
        "product-snippet missing aggregateRating.ratingCount|aggregateRating.reviewCount",
        "aggregate-rating missing ratingCount|reviewCount",
      ],
    ],
    ["a rating of nothing", { "@type": "AggregateRating", ratingValue: 4, reviewCount: 3 }, ["aggregate-rating missing itemReviewed"]],
    [
      "a salary in words",
      {
        "@type": "JobPosting",
        title: "x",
        description: "x",
        datePosted: "2026-01-01",
        hiringOrganization: "Acme",
        applicantLocationRequirements: "US",
        baseSalary: "100000",
      },
      ["job-posting eligible"],
    ],
    ["a feed of data", { "@type": "DataFeed", dataFeedElement: { "@type": "Thing", name: "x" } }, []],
    [
      "an editor's review without stars",
      {
        "@type": "Product",
        name: "Grater",
        review: {
          "@type": "Review",
          author: "A",
          positiveNotes: { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", position: 1, name: "Sharp" }] },
        },
      },
      ["product-snippet eligible", "review-snippet missing reviewRating, reviewRating.ratingValue"],
    ],
    [
      "stars of a thing that Google shows none for",
      { "@type": "Service", name: "Mowing", aggregateRating: { "@type": "AggregateRating", ratingValue: 4, reviewCount: 3 } },
      ["aggregate-rating missing"],
    ],
    [
      "a review of such a thing",
      {
        "@type": "Review",
        author: "A",
        reviewRating: { "@type": "Rating", ratingValue: 4 },
        itemReviewed: { "@type": "Person", name: "X" },
      },
      ["review-snippet missing"],
    ],
    [
      "one of its types is enough",
      { "@type": ["Service", "Product"], name: "x", aggregateRating: { "@type": "AggregateRating", ratingValue: 4, reviewCount: 3 } },
      ["product-snippet eligible", "aggregate-rating eligible"],
    ],
    ["a video game alone is no app", { "@type": "VideoGame", name: "x", offers: { "@type": "Offer", price: 0 } }, []],
    [
      "a video game that is an app",
      { "@type": ["VideoGame", "MobileApplication"], name: "x", offers: { "@type": "Offer", price: 0 } },
      ["software-app missing aggregateRating|review"],
    ],
    [
      "a video to seek in",
      {
        "@type": "VideoObject",
        name: "x",
        thumbnailUrl: "t",
        uploadDate: "2026-01-01",
        potentialAction: { "@type": "SeekToAction", target: "u" },
      },
      ["video missing potentialAction.startOffset-input"],
    ],
    [
      "a comment without the name of who wrote it",
      {
        "@type": "DiscussionForumPosting",
        author: "A",
        datePublished: "2026-01-01",
        text: "x",
        comment: { "@type": "Comment", text: "y", datePublished: "2026-01-01", author: { "@type": "Person", url: "u" } },
      },
      ["discussion-forum missing comment.author.name"],
    ],
    [
      "hours that only say when they end",
      { "@type": "Bakery", name: "x", address: "y", openingHoursSpecification: { "@type": "OpeningHoursSpecification", closes: "10:00" } },
      ["local-business eligible"],
    ],
    [
      "a book to borrow",
      {
        "@type": "Book",
        name: "x",
        workExample: { "@type": "Book", name: "y", potentialAction: { "@type": "BorrowAction", target: "u" } },
      },
      ["book-actions retired", "book-actions retired"],
    ],
    [
      "a review of its own",
      {
        "@type": "Review",
        author: "Ada",
        reviewRating: { "@type": "Rating", ratingValue: 4 },
        itemReviewed: { "@type": "Movie", name: "X" },
      },
      ["review-snippet eligible"],
    ],
    [
      "breadcrumbs",
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
          { "@type": "ListItem", position: 2, name: "Lamps" },
        ],
      },
      ["breadcrumb eligible"],
    ],
    [
      "breadcrumbs with a gap in the middle",
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 2, name: "Lamps" },
          { "@type": "ListItem", position: 1, item: { "@id": "https://shop.example/", name: "Home" } },
          { "@type": "ListItem", position: 3, item: "https://shop.example/x" },
        ],
      },
      ["breadcrumb missing itemListElement[2].item, itemListElement[3].name"],
    ],
    [
      "one breadcrumb",
      { "@type": "BreadcrumbList", itemListElement: { "@type": "ListItem", position: 1, name: "x" } },
      ["breadcrumb missing itemListElement (2 or more)"],
    ],
    [
      "a house with three pictures",
      {
        "@type": "VacationRental",
        name: "x",
        identifier: "1",
        image: ["a", "b", "c"],
        latitude: 1.23456,
        longitude: 1.23456,
        containsPlace: { "@type": "Accommodation", occupancy: { "@type": "QuantitativeValue", value: 4 } },
      },
      ["vacation-rental missing image (8 or more)"],
    ],
    ["breadcrumbs without entries", { "@type": "BreadcrumbList", name: "x" }, ["breadcrumb missing itemListElement"]],
    [
      "a job at a place",
      {
        "@type": "JobPosting",
        title: "Plumber",
        description: "x",
        datePosted: "2026-11-01",
        hiringOrganization: "Acme",
        jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressCountry: "US" } },
      },
      ["job-posting eligible"],
    ],
    [
      "a job from anywhere",
      {
        "@type": "JobPosting",
        title: "x",
        description: "x",
        datePosted: "2026-11-01",
        hiringOrganization: { "@type": "Organization", name: "A" },
        jobLocationType: "TELECOMMUTE",
        applicantLocationRequirements: { "@type": "Country", name: "US" },
      },
      ["job-posting eligible"],
    ],
    [
      "a job nowhere",
      { "@type": "JobPosting", title: "x", description: "x", datePosted: "2026-11-01", hiringOrganization: "A" },
      ["job-posting missing jobLocation|applicantLocationRequirements"],
    ],
    [
      "an event",
      { "@type": "MusicEvent", name: "x", startDate: "2027-01-01", location: { "@type": "Place", name: "Hall" } },
      ["event missing location.address"],
    ],
    ["an empty list of breadcrumbs", { "@type": "BreadcrumbList", itemListElement: [] }, ["breadcrumb missing itemListElement"]],
    ["breadcrumbs that another page describes", { "@type": "BreadcrumbList", "@id": "https://shop.example/#path" }, []],
    ["a recipe", { "@type": "Recipe", name: "Soup" }, ["recipe missing image"]],
    [
      "calories of nobody knows how much",
      { "@type": "Recipe", name: "Soup", image: "a.jpg", nutrition: { "@type": "NutritionInformation", calories: "90 calories" } },
      ["recipe missing recipeYield"],
    ],
    [
      "calories of a serving",
      {
        "@type": "Recipe",
        name: "Soup",
        image: "a.jpg",
        recipeYield: 4,
        nutrition: { "@type": "NutritionInformation", calories: "90 calories" },
      },
      ["recipe eligible"],
    ],
    ["a video", { "@type": "VideoObject", name: "x", thumbnailUrl: "t.jpg", uploadDate: "2026-01-01" }, ["video eligible"]],
    ["a shop", { "@type": "Bakery", name: "x", address: "1 Main St" }, ["local-business eligible"]],
    [
      "a publisher is no listing",
      { "@type": "Article", headline: "x", publisher: { "@type": "LocalBusiness", name: "x" } },
      ["article eligible"],
    ],
    ["a main entity counts", { "@type": "WebPage", mainEntity: { "@type": "Recipe", name: "x", image: "a.jpg" } }, ["recipe eligible"]],
    [
      "an app",
      { "@type": "MobileApplication", name: "x", offers: { "@type": "Offer", price: 0 } },
      ["software-app missing aggregateRating|review"],
    ],
    [
      "a question page",
      {
        "@type": "QAPage",
        mainEntity: { "@type": "Question", name: "Why?", answerCount: 1, acceptedAnswer: { "@type": "Answer", text: "So." } },
      },
      ["q-and-a eligible"],
    ],
    ["a profile", { "@type": "ProfilePage", mainEntity: { "@type": "Person" } }, ["profile-page missing mainEntity.name"]],
    [
      "a forum",
      { "@type": "DiscussionForumPosting", author: { "@type": "Person", name: "A" }, datePublished: "2026-01-01", text: "x" },
      ["discussion-forum eligible"],
    ],
    ["a blog post is no forum", { "@type": "BlogPosting", headline: "x" }, ["article eligible"]],
    ["a picture without a license asks for nothing", { "@type": "ImageObject", url: "a.jpg" }, []],
    [
      "a picture with a license",
      { "@type": "ImageObject", contentUrl: "a.jpg", license: "https://x.example/" },
      ["image-metadata eligible"],
    ],
    ["an open article is no paywall", { "@type": "Article", isAccessibleForFree: true, headline: "x" }, ["article eligible"]],
    [
      "a closed article",
      { "@type": "Article", isAccessibleForFree: "False", headline: "x" },
      ["article eligible", "paywalled-content eligible"],
    ],
    [
      "speakable",
      { "@type": "Article", headline: "x", speakable: { "@type": "SpeakableSpecification" } },
      ["article eligible", "speakable missing speakable.cssSelector|speakable.xpath"],
    ],
    ["a dataset", { "@type": "Dataset", name: "x", description: "x".repeat(60) }, ["dataset eligible"]],
    ["a course list", { "@type": "Course", name: "x" }, ["course-list missing description"]],
    [
      "flashcards",
      {
        "@type": "Quiz",
        hasPart: { "@type": "Question", eduQuestionType: "Flashcard", text: "x", acceptedAnswer: { "@type": "Answer", text: "y" } },
      },
      ["education-q-and-a eligible"],
    ],
    ["FAQ", { "@type": "FAQPage", mainEntity: [], name: "x" }, ["faq retired"]],
    ["how-to", { "@type": "HowTo", name: "x" }, ["how-to retired"]],
    [
      "a search box",
      {
        "@type": "WebSite",
        name: "x",
        url: "https://shop.example/",
        potentialAction: { "@type": "SearchAction", target: "x", "query-input": "y" },
      },
      ["sitelinks-search-box retired", "site-name eligible"],
    ],
    ["a fact check", { "@type": "ClaimReview", claimReviewed: "x" }, ["claim-review retired"]],
    [
      "practice problems",
      {
        "@type": "Quiz",
        hasPart: { "@type": "Question", eduQuestionType: "Multiple choice", text: "x", acceptedAnswer: { "@type": "Answer", text: "y" } },
      },
      ["practice-problem retired", "education-q-and-a missing"],
    ],
    [
      "a reference that leads away",
      { "@type": "Article", headline: "x", author: { "@id": "https://other.example/#ada" } },
      ["article eligible"],
    ],
    ["a type and an id alone", { "@type": "Recipe", "@id": "https://other.example/#soup" }, []],
    ["another vocabulary", { "@context": { "@vocab": "https://v.example/" }, "@type": "Product", name: "x" }, []],
  ])("%s", async (_, value, expected) => expect(await verdicts(value)).toEqual(expected));

  it("joins what is said of one id in several places", async () => {
    const graph = [
      { "@id": "#p", "@type": "Product", name: "Lamp", image: "a.jpg" },
      { "@id": "#p", offers: { "@id": "#o" } },
      { "@id": "#o", ...offer },
    ];
    expect(await verdicts({ "@graph": graph })).toEqual(["product-snippet eligible", "merchant-listing eligible"]);
  });

  it("lists what is recommended once", async () => {
    const [snippet] = await judge({ "@type": "Product", name: "Lamp", offers: [offer, offer], image: "a.jpg" });
    expect(snippet?.recommended.map(({ paths }) => paths.join("|"))).toEqual(["aggregateRating", "review", "offers.priceValidUntil"]);
  });

  it.each<[string, object, string[]]>([
    [
      "an offer that has ended",
      { "@type": "Product", name: "x", offers: { ...offer, priceValidUntil: "2026-11-14" } },
      ["offers.priceValidUntil is 2026-11-14, a day that has passed."],
    ],
    ["an offer that ends today", { "@type": "Product", name: "x", offers: { ...offer, priceValidUntil: "2026-11-15" } }, []],
    [
      "a price of nothing",
      { "@type": "Product", name: "x", image: "a.jpg", offers: { ...offer, price: 0 } },
      ["offers.price is 0; a listing needs a price above zero."],
    ],
    [
      "a price as people write it",
      { "@type": "Product", name: "x", offers: { ...offer, price: "$1,890" } },
      ["offers.price is “$1,890”; Google wants digits with a point, without separators or a currency."],
    ],
    [
      "a time without an offset",
      { "@type": "VideoObject", name: "x", thumbnailUrl: "t", uploadDate: "2026-01-01T10:00" },
      ["uploadDate has a time without an offset from UTC, so Google takes its own time zone for it."],
    ],
    [
      "an unknown kind of work",
      { "@type": "JobPosting", employmentType: "Full time" },
      ["employmentType is “Full time”; Google knows FULL_TIME, PART_TIME, CONTRACTOR, TEMPORARY, INTERN, VOLUNTEER, PER_DIEM, OTHER."],
    ],
    [
      "too short a description",
      { "@type": "Dataset", name: "x", description: "short" },
      ["description has 5 characters; Google asks for at least 50."],
    ],
    [
      "a rough place",
      { "@type": "Bakery", name: "x", address: "y", geo: { "@type": "GeoCoordinates", latitude: 40.75, longitude: -73.98765 } },
      ["geo.latitude has 2 decimals; Google asks for at least 5."],
    ],
  ])("limits: %s", async (_, value, expected) => expect(await limitsOf(value)).toEqual(expected));

  it("shows the stars of a rating that a product shares with the page", async () => {
    const rating = { "@type": "AggregateRating", "@id": "#r", ratingValue: 4, ratingCount: 9 };
    const graph = [
      { "@type": "Product", name: "x", aggregateRating: rating },
      { "@type": "WebPage", name: "y", aggregateRating: { "@id": "#r" } },
    ];
    expect(await verdicts({ "@graph": graph })).toContain("aggregate-rating eligible");
  });

  it("stops counting after 500", async () => {
    const list = Array.from({ length: 900 }, (_, index) => ({ "@type": "Product", name: `p${index}` }));
    expect((await judge({ "@graph": list })).length).toBe(500);
  });
});

describe("values that Google refuses", () => {
  const rated = (rating: object) => ({
    "@type": "Product",
    name: "Lamp",
    aggregateRating: { "@type": "AggregateRating", ...rating },
  });

  it.each([
    [{ ratingValue: 4.4, reviewCount: 3 }, null],
    [{ ratingValue: "4.4", reviewCount: "3" }, null],
    [{ ratingValue: "60%", ratingCount: 3 }, null],
    [{ ratingValue: "6 / 10", ratingCount: 3 }, null],
    [{ ratingValue: 87, bestRating: 100, ratingCount: 3 }, null],
    [{ ratingValue: 0, worstRating: 0, ratingCount: 3 }, null],
    [{ ratingValue: 4, ratingCount: 3, reviewCount: 0 }, null],
    [{ ratingValue: 6, reviewCount: 3 }, "A rating of 6 on a scale from 1 to 5."],
    [{ ratingValue: 11, bestRating: 10, reviewCount: 3 }, "A rating of 11 on a scale from 1 to 10."],
    [{ ratingValue: "4,4", reviewCount: 3 }, "A rating of “4,4”, which is no number with a point."],
    [{ ratingValue: "110%", reviewCount: 3 }, "A rating of 110%, more than the whole."],
    [{ ratingValue: "6/5", reviewCount: 3 }, "A rating of 6/5, more than the whole."],
    [{ ratingValue: 4, reviewCount: 0 }, "A reviewCount of 0."],
    [{ ratingValue: 4, ratingCount: "0", reviewCount: 0 }, "A ratingCount of 0."],
  ])("a rating of %j", async (rating, limit) => {
    const status = limit === null ? "eligible" : "missing";
    expect(await verdicts(rated(rating))).toEqual([`product-snippet ${status}`, `aggregate-rating ${status}`]);
    expect(await limitsOf(rated(rating))).toEqual(limit === null ? [] : [limit, limit]);
  });

  it.each([
    ["EUR", true],
    ["eur", true],
    ["EURO", false],
    ["€", false],
  ])("a price in %s", async (priceCurrency, isTaken) => {
    const offer = { "@type": "Offer", price: 5, priceCurrency };
    const product = { "@type": "Product", name: "Lamp", image: "https://shop.example/a.jpg", offers: offer };
    const status = isTaken ? "eligible" : "missing";
    expect(await verdicts(product)).toEqual([`product-snippet ${status}`, `merchant-listing ${status}`]);
    const limit = `offers.priceCurrency is “${priceCurrency}”; Google knows the codes of ISO 4217, as USD or EUR.`;
    expect(await limitsOf(product)).toEqual(isTaken ? [] : [limit, limit]);
  });

  it.each([
    [
      "a price in words",
      { "@type": "Offer", price: "$1,890", priceCurrency: "USD" },
      "product-snippet missing",
      "merchant-listing eligible",
    ],
    ["nothing to pay", { "@type": "Offer", price: 0, priceCurrency: "USD" }, "product-snippet eligible", "merchant-listing missing"],
    [
      "an offer that has ended",
      { "@type": "Offer", price: 5, priceCurrency: "USD", priceValidUntil: "2026-01-01" },
      "product-snippet missing",
      "merchant-listing eligible",
    ],
  ])("%s", async (_, offers, ...expected) => {
    expect(await verdicts({ "@type": "Product", name: "Lamp", image: "https://shop.example/a.jpg", offers })).toEqual(expected);
  });

  it.each([
    ["a.jpg", null],
    ["https://shop.example/a.jpg", null],
    [{ "@type": "ImageObject", contentUrl: "https://shop.example/a.jpg" }, null],
    [{ "@id": "https://shop.example/#picture" }, null],
    ["data:image/png;base64,AAAA", "image is “data:image/png;base64,AAAA”, which is no web address."],
    ["a bowl of soup", "image is “https://shop.example/a bowl of soup”, which is no web address."],
    [{ "@type": "ImageObject", caption: "Soup" }, "image has no web address."],
  ])("a recipe with the picture %j", async (image, limit) => {
    const recipe = { "@type": "Recipe", name: "Soup", image };
    expect([await verdicts(recipe), await limitsOf(recipe)]).toEqual([
      [`recipe ${limit === null ? "eligible" : "missing"}`],
      limit === null ? [] : [limit],
    ]);
  });

  it("takes a recipe with one good picture", async () =>
    expect(await verdicts({ "@type": "Recipe", name: "Soup", image: ["data:image/png;base64,AAAA", "b.jpg"] })).toEqual([
      "recipe eligible",
    ]));
});
