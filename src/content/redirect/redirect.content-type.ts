import { defineContentType } from "#core/content/define-content-type.ts";
import { field, optional } from "#core/content/field.ts";

/** An address that moved. A document like any other, so that exports hold it and a hosted dataset can. */
export const redirect = defineContentType({
  name: "redirect",
  title: "Redirect",
  plural: "Redirects",
  fields: {
    from: field.patternText("Old address", /^\/[^\s?#]+$/, "a path of this site, such as /blog/old-name", {
      help: "The path that visitors ask for, without the name of the site.",
    }),
    to: field.patternText("New address", /^(?:\/(?!\/)\S*|https:\/\/\S+)$/, "a path of this site, or an address with https", {
      help: "Where they are sent instead.",
    }),
    status: field.choice("For how long", { "301": "For good", "302": "For now" }),
    cause: optional(field.text("Why", { help: "Such as a campaign that is over. Left by a changed address, it says so by itself." })),
  },
  query: { order: "from asc" },
});

export const { list: listRedirects } = redirect;
