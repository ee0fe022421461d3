import { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field, optional, readAs } from "#core/content/field.ts";

/** The three kinds of work the agency does. */
const kinds = { seo: "SEO", ppc: "Paid search", creative: "Creative" } as const;
export type WorkLine = keyof typeof kinds;

const scenes = {
  crowd: "Crowd",
  fern: "Fern",
  funnel: "Funnel",
  gables: "Gables",
  loop: "Loop",
  rivets: "Rivets",
  tables: "Tables",
  tiles: "Tiles",
  trellis: "Trellis",
  waveform: "Waveform",
  waves: "Waves",
  wheel: "Wheel",
} as const;
export type WorkScene = keyof typeof scenes;

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
    plate: optional(
      field.group(
        "Drawing",
        {
          scene: field.choice("Picture", scenes),
          numbers: field.list("Numbers", field.number("Number"), { min: 1, help: "Numbers of the work that the drawing counts out." }),
        },
        { help: "Without one, a map is drawn from the work's name in the system." },
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
});
export type Work = z.output<typeof work.document>;

/** The portfolio, in the order that its editors gave it. */
export const { list: listWorks } = work;
