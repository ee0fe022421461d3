import { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { slug } from "#core/content/document-fields.ts";
import { field, optional, orElse } from "#core/content/field.ts";
import { person } from "#core/json-ld/person.ts";
import { type ImagePlace, portraitAddress } from "../image/picture-addresses.ts";

export const founder = defineContentType({
  name: "founder",
  title: "Founder",
  plural: "Founders",
  address: (slug) => `/founder/${slug}/`,
  fields: {
    name: field.text("Name"),
    slug: field.slug("Address", "name"),
    seo: field.seo(),
    role: field.text("Role", { help: "What stands under the name, such as Co-founder and chief executive." }),
    city: field.text("City"),
    lead: field.text("Opening", { rows: 2, help: "One sentence under the name." }),
    portrait: optional(field.image("Portrait", "1:1")),
    body: field.richText("Text", { help: "What they did before, one mistake and its rule, this quarter, how to reach them." }),
    rule: field.group("The rule", {
      text: field.text("Rule", { rows: 2, help: "What the mistake taught, in one sentence." }),
      note: field.text("Which mistake", { rows: 2 }),
    }),
    stops: orElse(
      field.list(
        "The way here",
        field.group("Stop", {
          when: field.text("When", { help: "Such as Mar 2014, or Nine years." }),
          text: field.text("What", { rows: 2 }),
        }),
      ),
      [],
    ),
    languages: orElse(field.list("Languages", field.text("Language")), []),
    email: field.email("Email"),
    author: optional(
      field.reference(
        "Writes as",
        "author",
        { groq: 'author->{ "_ref": _id, "slug": slug.current }', schema: z.object({ _ref: z.string(), slug }) },
        { tab: "settings", help: "Their page as an author, if they write." },
      ),
    ),
    order: field.place(),
  },
  query: { order: "order asc, name asc" },
  sitemap: { file: "pages", dated: true },
  jsonLd: {
    entry: ({ slug, name, role, lead, portrait, email, languages, author }, place: ImagePlace) => [
      person({
        origin: place.origin,
        path: `/founder/${slug}/`,
        name,
        jobTitle: role,
        description: lead,
        image: portraitAddress(portrait, place),
        email,
        languages,
        alsoAt: author ? [`/author/${author.slug}/`] : [],
      }),
    ],
  },
});
export type Founder = z.output<typeof founder.document>;

export const { list: listFounders, read: readFounder } = founder;
