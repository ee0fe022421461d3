import { pass } from "#core/rules/evidence.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as social from "#core/sources/social.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { metaTag } from "#engines/head-tags/head-tag.ts";
import { htmlTag } from "#engines/head-tags/write-html.ts";
import { readViewport } from "#engines/page-snapshot/viewport.ts";
import { type MetaSubject, textOf } from "../meta-subject.ts";
import { tokenOf } from "../meta-tags.ts";

/** Character set, viewport, colors, referrer, verification, and tags that nobody reads. */
export const pageRules: readonly Rule<MetaSubject>[] = [
  {
    id: "tags-charset",
    title: "The character set is UTF-8",
    kind: "old-html",
    sources: [whatwg.charset],
    run(subject) {
      const charset = textOf(subject, "charset").toLowerCase();
      if (charset === "utf-8") return pass("The character set is UTF-8 and stands first");
      if (charset === "")
        return [
          {
            grade: "note",
            title: "No character set",
            detail: "Fine if the server sends it in the Content-Type header; else accents break.",
          },
        ];
      return [
        {
          title: `The character set is ${charset.slice(0, 30)}`,
          detail: "The HTML standard allows UTF-8 only. Declare another only for files that are really stored in it.",
          fix: { kind: "html", label: "As the standard asks", code: '<meta charset="utf-8">' },
        },
      ];
    },
  },
  {
    id: "tags-viewport",
    title: "Phones lay the page out at their own width",
    kind: "viewport-absent",
    sources: [whatwg.metadataNames],
    run(subject) {
      const viewport = textOf(subject, "viewport");
      const { fixedWidth } = readViewport(viewport);
      if (viewport !== "" && fixedWidth === null) return pass("Phones lay the page out at their own width");
      return [
        {
          title: viewport === "" ? "The viewport is missing" : "The viewport has a fixed width",
          detail: `Phones then draw the page ${fixedWidth === null ? "about 980 pixels" : "that"} wide and shrink it.`,
          ...(viewport === "" ? {} : { evidence: evidence("viewport", viewport, viewport) }),
          fix: { kind: "html", label: "The width of the device", code: tag("viewport", "width=device-width, initial-scale=1") },
        },
      ];
    },
  },
  {
    id: "meta-viewport-zoom",
    title: "People can zoom",
    kind: "zoom-forbidden",
    sources: [w3c.viewportAllowsZoom],
    run(subject) {
      const viewport = textOf(subject, "viewport");
      if (viewport === "") return [];
      const { lock: found } = readViewport(viewport);
      if (found === null) return pass("People can zoom");
      const clean = viewport
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== "" && !/^(?:user-scalable|maximum-scale)\b/i.test(part))
        .join(", ");
      return [
        {
          title: `${found} keeps people from zooming`,
          detail: "People with low vision need twice the size (WCAG 1.4.4). iOS ignores the lock, Android does not.",
          evidence: evidence("viewport", viewport, found),
          fix: { kind: "html", label: "Without the lock", code: tag("viewport", clean || "width=device-width, initial-scale=1") },
        },
      ];
    },
  },
  {
    id: "meta-colors",
    title: "Colors are CSS colors",
    kind: "tags-idle",
    sources: [whatwg.metadataNames],
    run(subject) {
      const wrong = (["themeColor", "themeColorDark"] as const).filter(
        (field) => textOf(subject, field) !== "" && !isColor(textOf(subject, field)),
      );
      const faults = wrong.map((field): Verdict => {
        const value = textOf(subject, field);
        const meant = /^[\da-f]{3}(?:[\da-f]{3})?$/i.test(value) ? `#${value}` : undefined;
        return {
          title: `“${value.slice(0, 30)}” is not a CSS color`,
          detail: "Write #004f38, a name, or rgb(), hsl(), oklch().",
          evidence: evidence("theme-color", value, value),
          ...(meant ? { fix: { kind: "html", label: "With its sign", code: tag("theme-color", meant) } } : {}),
        };
      });
      return faults;
    },
  },
  {
    id: "meta-referrer",
    title: "The referrer policy is one that browsers know",
    kind: "tags-idle",
    sources: [whatwg.metadataNames],
    run(subject) {
      const value = textOf(subject, "referrer").toLowerCase();
      if (value === "") return [];
      if (!policies.has(value))
        return [
          {
            title: `“${value.slice(0, 30)}” is not a referrer policy`,
            detail: "Browsers ignore it and keep strict-origin-when-cross-origin, their default.",
            evidence: evidence("referrer", value, value),
          },
        ];
      if (value === "unsafe-url")
        return [
          {
            title: "unsafe-url sends whole addresses to every site",
            detail: "Queries and paths go along, also from https to http.",
            evidence: evidence("referrer", value, value),
          },
        ];
      return pass(`The referrer policy is ${value}`);
    },
  },
  {
    id: "meta-verification",
    title: "Verification codes are codes",
    kind: "tags-idle",
    sources: [google.metaTags],
    run(subject) {
      return (Object.keys(codes) as (keyof typeof codes)[]).flatMap((field): Verdict[] => {
        const given = textOf(subject, field);
        const token = tokenOf(given);
        const { name, pattern } = codes[field];
        if (given === "") return [];
        if (!pattern.test(token))
          return [
            {
              title: `The code for ${name} looks wrong`,
              detail: "Copy the content of the tag that the console shows, or the whole tag.",
              evidence: [{ line: null, column: null, snippet: given.slice(0, 200) }],
            },
          ];
        return token === given ? [] : [{ title: `Took the code for ${name} out of the tag`, detail: token }];
      });
    },
  },
  {
    id: "tags-ignored",
    title: "No tag that search engines ignore",
    kind: "tags-idle",
    sources: [google.metaTags],
    run(subject) {
      const said: Verdict[] = [];
      if (textOf(subject, "keywords") !== "")
        said.push({
          title: "Google does not read keywords",
          detail: "It has ignored the tag for ranking since 2009. It shows competitors what you aim at.",
        });
      if ((["geoRegion", "geoPlacename", "geoPosition"] as const).some((field) => textOf(subject, field) !== ""))
        said.push({
          title: "Google does not read geo tags",
          detail: "It goes by hreflang, the domain, the content and the business profile.",
        });
      return said;
    },
  },
  {
    id: "meta-share",
    title: "Shares have a picture",
    kind: "share-tags",
    clause: true,
    sources: [social.openGraph],
    run(subject) {
      if (!subject.fields.social) return [{ title: "No tags for shares", detail: "Networks then guess a title and a picture." }];
      const image = textOf(subject, "ogImage");
      if (image === "")
        return [
          {
            title: "Shares have no picture",
            detail: "og:image takes 1200 × 630 pixels. The Open Graph tag generator looks at the file itself.",
          },
        ];
      if (!/^https?:\/\//i.test(image))
        return [
          {
            title: "og:image is not a whole address",
            detail: "Networks fetch it by itself. It needs https:// and a host.",
            evidence: [{ line: null, column: null, snippet: image.slice(0, 200) }],
          },
        ];
      return pass("Shares have a picture");
    },
  },
];

const policies = new Set(
  "no-referrer no-referrer-when-downgrade same-origin origin strict-origin origin-when-cross-origin strict-origin-when-cross-origin unsafe-url".split(
    " ",
  ),
);

const codes = {
  verifyGoogle: { name: "Google", pattern: /^[\w-]{20,100}$/ },
  verifyBing: { name: "Bing", pattern: /^[\dA-F]{32}$/i },
  verifyYandex: { name: "Yandex", pattern: /^[\da-f]{16,32}$/i },
  verifyPinterest: { name: "Pinterest", pattern: /^[\da-f]{32}$/i },
  verifyFacebook: { name: "Facebook", pattern: /^[\da-z]{20,60}$/i },
} as const;

function isColor(value: string): boolean {
  return /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,30}|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color|light-dark)a?\([^()]{1,100}\))$/i.test(
    value,
  );
}

const tag = (name: string, content: string) => htmlTag(metaTag("name", name, content));

function evidence(name: string, content: string, marked: string): NonNullable<Verdict["evidence"]> {
  const snippet = tag(name, content).slice(0, 300);
  const from = snippet.indexOf(marked);
  return [{ line: null, column: null, snippet, ...(from >= 0 ? { mark: [from, from + marked.length] as [number, number] } : {}) }];
}
