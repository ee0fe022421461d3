import { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field, optional, readAs } from "#core/content/field.ts";
import { faqPage } from "#core/json-ld/faq-page.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { service as serviceNode } from "#core/json-ld/service.ts";

const groups = {
  foundations: "Foundations",
  authority: "Authority",
  reach: "Reach",
  cms: "Content management systems",
  industries: "Industries",
  "ppc-local": "Paid search: local",
  "ppc-professional": "Paid search: professional",
  "ppc-commerce": "Paid search: commerce",
  "ppc-hospitality": "Paid search: hospitality",
  "ppc-growth": "Paid search: growth",
} as const;

/** The content service refuses arrays in arrays, so a row is an object that holds its cells. */
const rows = readAs(
  field.list("Rows", field.group("Row", { cells: field.list("Cells", field.anyText("Cell"), { min: 4, max: 4 }) }), { min: 1 }),
  z.array(z.object({ cells: z.array(z.string()).length(4) }).transform(({ cells }) => cells)).min(1),
);

/** What sets pages apart: each kind has parts that the others do not have. */
const kinds = {
  method: "Method: reads logs, code or a crawl",
  platform: "Platform: a system with its own admin and addresses",
  trade: "Trade: its season, its searches, its margins",
  "paid-search": "Paid search: its calculator",
} as const;

const inCode = "Words between `backticks` are set as code.";

/** Plain texts may hold `code` in backticks: show them with <InlineText>. */
export const service = defineContentType({
  name: "service",
  title: "Service",
  plural: "Services",
  address: (slug) => `/services/${slug}/`,
  fields: {
    slug: field.slug("Address", "title"),
    title: field.text("Title"),
    name: field.text("Short name", { tab: "settings", help: "For menus and maps." }),
    line: field.choice("Color", { blue: "Blue: SEO, content systems, industries", red: "Red: paid search" }, { tab: "settings" }),
    group: field.choice("Group", groups, { tab: "settings", help: "Where it stands in the menu and on the map." }),
    kind: optional(field.choice("Kind of page", kinds, { tab: "settings", help: "Which of the four parts below the page shows." })),
    order: field.number("Place in its group", { tab: "settings", help: "Small numbers come first." }),
    menuDescription: field.text("Line in the menu", { tab: "settings", help: "Three or four words." }),
    seo: field.seo(),
    heroLead: field.text("Opening", { rows: 3, help: inCode }),
    problemHeading: field.text("Heading above the problem"),
    problem: field.list("The problem", field.text("Paragraph", { rows: 4 }), { min: 1, help: inCode }),
    flow: optional(
      field.group(
        "Drawing of what is lost",
        {
          caption: field.text("Caption", { rows: 2 }),
          stages: field.list(
            "Stages",
            field.group("Stage", {
              value: field.number("Value"),
              label: field.text("What is counted"),
              lost: optional(field.text("What went since the stage before")),
            }),
            { min: 2, max: 4, help: "Two to four values, each smaller than the one before." },
          ),
        },
        { help: "A few falling values, drawn as a narrowing line." },
      ),
    ),
    calculator: optional(
      field.group(
        "What one customer costs",
        {
          click: field.number("Price of a click, in dollars"),
          asks: field.number("Clicks that become an inquiry, in percent"),
          closes: field.number("Inquiries that become a customer, in percent"),
          value: field.number("Value of a customer, in dollars"),
          customer: field.text("What a customer is", { help: "One of them, such as signed case." }),
          asksLabel: field.text("Label of the inquiries", { help: "Such as Clicks that ask." }),
          closesLabel: field.text("Label of the customers", { help: "Such as Inquiries that sign." }),
          clickHint: field.text("Which click", { help: "Such as dentist near me." }),
          valueHint: field.text("Which value", { help: "Such as your average fee." }),
          sourceNote: optional(
            field.text("Where the figures come from", {
              rows: 3,
              help: "Figure by figure. Without it, the page says that we assumed all four.",
            }),
          ),
          source: optional(
            field.group("Source of the figures", {
              title: field.text("Title"),
              url: field.url("Address"),
              readOn: field.day("Read on"),
            }),
          ),
        },
        { help: "Example figures of the trade, which visitors replace by their own. For pages of paid search." },
      ),
    ),
    evidence: optional(
      field.group(
        "What the method reads",
        {
          source: field.text("What it is taken from", { help: "Such as Your server log, Googlebot verified." }),
          lines: field.list(
            "Lines",
            field.group("Line", {
              code: field.text("Line", { help: "As it stands there, at most 44 characters." }),
              mark: optional(field.choice("Mark", { ok: "Ring: in order", look: "Triangle", fault: "Cross" })),
              means: optional(field.text("What it says", { rows: 2, help: "A line with this is explained below the problem." })),
              action: optional(field.text("What we do", { rows: 2 })),
            }),
            { min: 3, max: 9 },
          ),
          look: field.text("Word for the triangle"),
          fault: field.text("Word for the cross"),
          note: field.text("Whose lines these are", { rows: 2 }),
          heading: field.text("Heading above the explanations"),
        },
        { help: "A piece of a log, of code or of a crawl, beside the title, and what its lines say. For methods." },
      ),
    ),
    platform: optional(
      field.group(
        "What the platform allows",
        {
          addresses: field.list(
            "Addresses of one page",
            field.group("Address", { path: field.text("Address"), why: field.text("Where it comes from") }),
            { min: 2, max: 3 },
          ),
          kept: field.group("The address that stays", { path: field.text("Address"), why: field.text("Why this one") }),
          heading: field.text("Heading above the three lists"),
          reach: field.list(
            "What can be changed",
            field.group("List", {
              title: field.text("Title"),
              items: field.list("Items", field.text("Item"), { min: 1, max: 5 }),
            }),
            { min: 3, max: 3, help: "Three: what is open, what needs something more, what is fixed." },
          ),
        },
        { help: "Addresses that become one, beside the title, and what its admin can and cannot change. For platforms." },
      ),
    ),
    trade: optional(
      field.group(
        "How the trade runs",
        {
          season: field.list(
            "Its year",
            field.group("Stretch", {
              label: field.text("What happens"),
              from: field.integer("From month", { min: 1, max: 12 }),
              to: field.integer("To month", { min: 1, max: 12, help: "A smaller number than the first is in the next year." }),
            }),
            { min: 2, max: 5 },
          ),
          seasonNote: field.text("Below the year", { rows: 2 }),
          heading: field.text("Heading above the searches"),
          intents: field.list(
            "Searches by intent",
            field.group("Intent", {
              intent: field.text("What people want"),
              terms: field.list("Searches", field.text("Search"), { min: 1, max: 4 }),
              winner: field.text("Whose they are", { rows: 2 }),
            }),
            { min: 3, max: 3, help: "Three, from far to near." },
          ),
          worth: field.group("What a customer leaves", {
            heading: field.text("Heading"),
            factors: field.list(
              "Factors",
              field.group("Factor", {
                sign: optional(field.choice("Sign", { times: "×", plus: "+", minus: "−" })),
                name: field.text("Name"),
              }),
              { min: 2, max: 4, help: "In words. Visitors have the numbers." },
            ),
            result: field.text("Result"),
            note: field.text("Note", { rows: 2 }),
          }),
        },
        { help: "Its year beside the title, its searches and what a customer leaves. For trades." },
      ),
    ),
    deliverables: field.group("Table", {
      heading: field.text("Heading"),
      caption: field.text("Caption", { rows: 2 }),
      columns: field.list("Heads of the columns", field.text("Head"), { min: 4, max: 4 }),
      rows,
    }),
    cardsHeading: field.text("Heading above the cards"),
    cards: field.list(
      "Cards",
      field.group("Card", { cardTitle: field.text("Title"), cardContent: field.text("Text", { rows: 3, help: inCode }) }),
      { min: 1 },
    ),
    sections: field.list("Further sections", field.group("Section", { heading: field.text("Heading"), body: field.richText("Text") })),
    proof: field.either("Proof", [
      field.group("A case", {
        client: field.text("Client"),
        figure: field.text("Figure", { help: "Such as +69%." }),
        figureLabel: field.text("What the figure counts"),
        text: field.text("Text", { rows: 3 }),
        link: optional(field.text("Leads to", { help: "The address of the case study on this site." })),
      }),
      field.group("No case yet", {
        none: field.text("The sentence that says so", { rows: 2 }),
        link: optional(field.text("Leads to", { help: "The address of a page on this site." })),
      }),
    ]),
    process: field.list(
      "Steps",
      field.group("Step", { when: field.text("When"), title: field.text("Title"), text: field.text("Text", { rows: 2 }) }),
      { min: 5, max: 5, help: "Exactly five." },
    ),
    priceFrom: optional(
      field.text("Price beside the title", { help: "Such as From $2,400 a month. Paid search shows its plan there instead." }),
    ),
    price: field.text("Price", { rows: 2 }),
    refuse: field.text("What we refuse", { rows: 2 }),
    notFor: field.text("Whom it is not for", { rows: 2 }),
    faq: field.list("Questions", field.group("Question", { question: field.text("Question"), answer: field.text("Answer", { rows: 3 }) })),
    next: field.text("What to do next", { rows: 3 }),
    related: field.list("Related services", field.slugText("Service"), { tab: "settings", help: "The last parts of their addresses." }),
    checkedOn: optional(field.day("Facts checked on", { tab: "settings" })),
    sources: field.sources(),
  },
  card: ["slug", "title", "name", "line", "group", "order", "menuDescription"],
  query: { order: "line asc, group asc, order asc" },
  sitemap: { file: "services", dated: true },
  changedOn: ["checkedOn"],
  jsonLd: {
    entry({ slug, title, seo, line, cards, faq }, { origin, agency }: { origin: string; agency: Agency }) {
      const path = `/services/${slug}/`;
      return [
        serviceNode({
          origin,
          path,
          name: title,
          description: seo.description,
          serviceType: line === "blue" ? "Search engine optimization" : "Paid search advertising",
          areaServed: agency.offices.map(({ country }) => country),
          parts: cards.map(({ cardTitle, cardContent }) => ({ name: cardTitle, description: cardContent.replaceAll("`", "") })),
        }),
        ...faqPage(origin, path, faq),
      ];
    },
  },
  search: { kind: "service", entry: ({ title, menuDescription }) => ({ title, text: menuDescription }) },
});
export type Service = z.output<typeof service.document>;
/** What menus, maps and the index of services show. */
export type ServiceCard = z.output<typeof service.card>;

/** Sorted by line, group and the order inside the group. */
export const { list: listServices, read: readService } = service;
