import { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field, optional, readAs } from "#core/content/field.ts";
import { creativeWork } from "#core/json-ld/work-list.ts";

/** The three kinds of work the agency does. */
const kinds = { seo: "SEO", ppc: "Paid search", creative: "Creative" } as const;
export type WorkLine = keyof typeof kinds;

const isPath = (link: string) => /^\/(?!\/)/.test(link);
const isElsewhere = (link: string) => z.url({ protocol: /^https?$/ }).safeParse(link).success;

export const work = defineContentType({
  name: "work",
  title: "Work",
  plural: "Portfolio",
  fields: {
    name: field.text("Client"),
    growth: field.text("What it brought", { help: "As the client counts it, such as +71% organic revenue." }),
    desc: field.text("What we did", { help: "A few words for the card." }),
    lines: field.list("Kinds of work", field.choice("Kind", kinds), { min: 1 }),
    year: field.integer("Year", { min: 2000, max: 2100 }),
    field: field.line("Color", { help: "A client with a case study has the same there." }),
    image: optional(field.image("Picture", "17:11", { help: "The work itself. Without one, a map is drawn." })),
    room: optional(
      field.group(
        "Shown at length",
        {
          intro: field.text("What it is", { rows: 2, help: "Who the client is and what we made, in two sentences." }),
          pieces: field.list(
            "Pieces",
            field.group("Piece", {
              image: field.image("Picture", "17:11"),
              label: field.text("Label", { help: "What the picture shows, such as Before, the same page." }),
            }),
            { min: 1 },
          ),
          changed: field.text("What changed", { rows: 3 }),
          figure: field.text("What it did, as a figure", { help: "Such as 9% to 28%." }),
          did: field.text("What the figure counts", { rows: 2 }),
          source: field.text("Who counted it", { rows: 2, help: "Source and dates, and what the work did not cause." }),
          madeBy: field.list("Made by", field.text("Person and part"), { min: 1 }),
        },
        { help: "Creative work has a place of its own below the gallery." },
      ),
    ),
    external: readAs(optional(field.flag("Leads to another site")), z.boolean(), "coalesce(external, false)"),
    link: field.text("Leads to", { help: "A page of ours, such as /case-study/ai-content-tool/, or the whole address on another site." }),
    order: field.place(),
  },
  rules: [
    { at: "link", message: "a path of this site", holds: ({ external, link }) => external === true || isPath(link) },
    { at: "link", message: "an address with http or https", holds: ({ external, link }) => external !== true || isElsewhere(link) },
  ],
  query: { order: "order asc, _id asc" },
  jsonLd: {
    reads: ["name", "desc", "year", "link"],
    entry: (work, { origin }: { origin: string }) => [creativeWork(origin, work)],
  },
});
export type Work = z.output<typeof work.document>;

/** The portfolio, in the order that its editors gave it. */
export const { list: listWorks } = work;
