import { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field, optional, readAs } from "#core/content/field.ts";

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
        },
        { help: "Example figures of the trade, which visitors replace by their own. For pages of paid search." },
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
  search: { kind: "service", entry: ({ title, menuDescription }) => ({ title, text: menuDescription }) },
});
export type Service = z.output<typeof service.document>;
/** What menus, maps and the index of services show. */
export type ServiceCard = z.output<typeof service.card>;

/** Sorted by line, group and the order inside the group. */
export const { list: listServices, read: readService } = service;
