import type { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field, optional } from "#core/content/field.ts";
import { person } from "#core/json-ld/person.ts";
import { type ImagePlace, portraitAddress } from "../image/picture-addresses.ts";

export const author = defineContentType({
  name: "author",
  title: "Author",
  plural: "Authors",
  address: (slug) => `/author/${slug}/`,
  fields: {
    authorUsername: field.text("User name", {
      tab: "settings",
      help: "First and last name in small letters with a dot between them, such as ada.wong.",
    }),
    name: field.text("Name"),
    designation: field.text("Role", { help: "What stands under the name, such as Head of paid search." }),
    bio: field.text("Biography", { rows: 4, help: "Two sentences: what they work on, and one thing they changed their mind about." }),
    beat: field.text("Writes about", { help: "A few words for the list of authors." }),
    slug: field.slug("Address", "name"),
    authorAvatar: optional(field.image("Portrait", "1:1")),
    order: field.place(),
  },
  query: { order: "order asc, name asc" },
  sitemap: { file: "authors", dated: true },
  jsonLd: {
    entry: (
      { slug, name, designation, bio, authorAvatar },
      { founderPath, ...place }: ImagePlace & { founderPath: string | undefined },
    ) => [
      person({
        origin: place.origin,
        path: `/author/${slug}/`,
        name,
        jobTitle: designation,
        description: bio,
        image: portraitAddress(authorAvatar, place),
        alsoAt: founderPath ? [founderPath] : [],
      }),
    ],
  },
});
export type Author = z.output<typeof author.document>;

export const { list: listAuthors, read: readAuthor } = author;
