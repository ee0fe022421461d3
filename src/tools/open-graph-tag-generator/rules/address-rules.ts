import { pass } from "#core/rules/evidence.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as social from "#core/sources/social.ts";
import { isTrackingParameter } from "#core/url/tracking-parameter.ts";
import { withoutParameters } from "#core/url/without-parameters.ts";
import { listOf, type OgSubject, textOf } from "../og-subject.ts";
import { propertyOf, tagEvidence, tagFor } from "./og-evidence.ts";

/** Addresses: whole, by https, and the one the page itself goes by. */
export const addressRules: readonly Rule<OgSubject>[] = [
  {
    id: "og-image-address",
    title: "The picture’s address is whole",
    kind: "share-picture-broken",
    sources: [social.metaImages, social.xCards],
    run: (subject) =>
      addressVerdicts(subject, "image", "Networks fetch the picture by itself, so they do not know the page it belongs to."),
  },
  {
    id: "og-https",
    title: "Addresses are https",
    kind: "share-tags",
    sources: [social.metaImages, social.xCards],
    run(subject) {
      const fields = (["image", "url"] as const).filter((field) => isWebAddress(textOf(subject, field)));
      const plain = fields.filter((field) => /^http:/i.test(textOf(subject, field)));
      if (plain.length === 0) return fields.length > 0 ? pass("Addresses are https") : [];
      return [
        {
          title: `${plain.map((field) => propertyOf(field).key).join(" and ")} ${plain.length === 1 ? "is an http address" : "are http addresses"}`,
          detail: "Some apps load nothing without TLS. Use https if the server answers there.",
          evidence: plain.flatMap((field) => tagEvidence(subject, field, "http:")),
          fix: {
            kind: "html",
            label: "By https, if the server answers there",
            code: plain.map((field) => tagFor(field, textOf(subject, field).replace(/^http:/i, "https:"))).join("\n"),
          },
        },
      ];
    },
  },
  {
    id: "og-more-images",
    title: "Further pictures have whole addresses",
    kind: "share-tags",
    sources: [social.openGraph],
    run(subject) {
      const relative = listOf(subject, "moreImages").filter((address) => !isWebAddress(address));
      if (relative.length === 0) return [];
      return [
        {
          title: `${relative.length} further ${relative.length === 1 ? "picture has" : "pictures have"} no whole address`,
          detail: "Each needs https:// and a host.",
          evidence: relative.slice(0, 5).map((address) => ({ line: null, column: null, snippet: tagFor("image", address) })),
        },
      ];
    },
  },
  {
    id: "og-url-address",
    title: "og:url is a whole address",
    kind: "share-tags",
    sources: [social.metaSharing],
    run: (subject) => addressVerdicts(subject, "url", "It names the page for good, so it must be whole."),
  },
  {
    id: "og-url-plain",
    title: "og:url is the plain address",
    kind: "share-tags",
    sources: [social.metaSharing],
    run(subject) {
      const url = URL.parse(textOf(subject, "url"));
      if (!url) return [];
      const tracking = [...url.searchParams.keys()].filter(isTrackingParameter);
      if (tracking.length === 0 && url.hash === "") return [];
      const clean = new URL(url);
      clean.hash = "";
      clean.search = withoutParameters(clean.search, isTrackingParameter);
      return [
        {
          title: tracking.length > 0 ? `og:url carries ${tracking.join(", ")}` : "og:url carries a fragment",
          detail: "Shares are counted under the address given here. One without session or campaign parts keeps the count together.",
          evidence: tagEvidence(subject, "url", tracking.length > 0 ? url.search : url.hash),
          fix: { kind: "html", label: "The same page, plain", code: tagFor("url", clean.href) },
        },
      ];
    },
  },
  {
    id: "og-url-canonical",
    title: "og:url agrees with the canonical",
    kind: "share-tags",
    sources: [social.metaSharing],
    run(subject) {
      const canonical = subject.page?.canonical;
      const url = URL.parse(textOf(subject, "url"))?.href;
      if (!canonical || !url) return [];
      if (url === canonical) return pass("og:url agrees with the canonical");
      return [
        {
          title: "og:url and the canonical differ",
          detail: "Search engines gather signals under the canonical, networks under og:url. Name one address in both.",
          evidence: [
            ...tagEvidence(subject, "url", textOf(subject, "url")),
            { line: null, column: null, snippet: `<link rel="canonical" href="${canonical}">` },
          ],
          fix: { kind: "html", label: "Takes the canonical", code: tagFor("url", canonical) },
        },
      ];
    },
  },
  {
    id: "og-media-address",
    title: "Video and sound have whole addresses",
    kind: "share-tags",
    sources: [social.openGraph],
    run(subject) {
      const fields = ["video", "audio", "imageSecureUrl", "videoSecureUrl", "audioSecureUrl", "twitterImage"] as const;
      return fields.flatMap((field): Verdict[] => {
        const value = textOf(subject, field);
        const needsHttps = field.endsWith("SecureUrl");
        if (value === "" || (isWebAddress(value) && (!needsHttps || value.startsWith("https:")))) return [];
        return [
          {
            title: `${propertyOf(field).key} is not ${needsHttps ? "an https address" : "a whole address"}`,
            detail: needsHttps
              ? "It exists to give the https form. When og:image is https already, leave it out."
              : "It needs https:// and a host.",
            evidence: tagEvidence(subject, field, value),
          },
        ];
      });
    },
  },
];

function addressVerdicts(subject: OgSubject, field: "image" | "url", why: string): Verdict[] {
  const value = textOf(subject, field);
  const { key } = propertyOf(field);
  if (value === "") return [];
  const base = subject.page?.url ?? (isWebAddress(textOf(subject, "url")) ? textOf(subject, "url") : undefined);
  if (!isWebAddress(value)) {
    const whole = base === undefined || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(value) ? undefined : URL.parse(value, base)?.href;
    return [
      {
        title: value.startsWith("//") ? `${key} leaves the scheme out` : `${key} is not a whole address`,
        detail: `${why} It needs https:// and a host.`,
        evidence: tagEvidence(subject, field, value),
        ...(whole ? { fix: { kind: "html", label: "Resolved against the page", code: tagFor(field, whole) } } : {}),
      },
    ];
  }
  return pass(`${key} is a whole address`);
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}
