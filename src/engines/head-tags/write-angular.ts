import { jsString, jsValue } from "./code-strings.ts";
import { attributeOf, type HeadTag } from "./head-tag.ts";

/** A service for Angular: its Title and Meta classes, and plain DOM for links, which they do not know. https://angular.dev/api/platform-browser/Meta */
export function writeAngular(tags: readonly HeadTag[], lang: string): string {
  const title = tags.find(({ element }) => element === "title")?.text;
  // index.html holds the character set already; written later than that it has no effect.
  const metas = tags.filter((tag) => tag.element === "meta" && attributeOf(tag, "charset") === undefined);
  const links = tags.filter(({ element }) => element === "link");
  return [
    'import { DOCUMENT, inject, Injectable } from "@angular/core";',
    'import { Meta, Title } from "@angular/platform-browser";',
    "",
    '@Injectable({ providedIn: "root" })',
    "export class PageHead {",
    "  private readonly title = inject(Title);",
    "  private readonly meta = inject(Meta);",
    "  private readonly document = inject(DOCUMENT);",
    "",
    "  write() {",
    ...(lang === "" ? [] : [`    this.document.documentElement.lang = ${jsString(lang)};`]),
    ...(title === undefined ? [] : [`    this.title.setTitle(${jsString(title)});`]),
    ...metas.map(
      ({ attributes }) => `    this.meta.updateTag(${jsValue(Object.fromEntries(attributes), "    ")}${selectorOf(attributes)});`,
    ),
    ...(links.length === 0
      ? []
      : [
          `    for (const attributes of ${jsValue(
            links.map(({ attributes }) => Object.fromEntries(attributes)),
            "    ",
          )}) {`,
          '      const link = this.document.createElement("link");',
          "      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);",
          "      this.document.head.append(link);",
          "    }",
        ]),
    "  }",
    "}",
  ].join("\n");
}

/** `updateTag` finds the old tag by its first name; one with a media query needs to be told apart. */
function selectorOf(attributes: HeadTag["attributes"]): string {
  const media = attributes.find(([name]) => name === "media")?.[1];
  const name = attributes.find(([key]) => key === "name")?.[1];
  return media === undefined ? "" : `, ${jsString(`name="${name}"][media="${media}"`)}`;
}
