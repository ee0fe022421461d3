import type { ComponentProps } from "react";
import { present } from "#core/errors/present.ts";
import { type FormTexts, textsOf } from "#core/tool/tool-fields.ts";
import { ogTypes } from "#engines/head-tags/og-properties.ts";
import { BuilderField } from "#ui/tool/builder/builder-field.tsx";
import { BuilderGroup } from "#ui/tool/builder/builder-group.tsx";
import { BuilderSwitch } from "#ui/tool/builder/builder-switch.tsx";
import { type MetaField, metaDefaults, metaFields } from "./meta-fields.ts";

/** What the form begins with. */
export const emptyMeta: FormTexts = textsOf(metaDefaults);

/** The fields in groups; what most pages leave alone is folded. */
export function MetaForm({ texts, initial }: { texts: FormTexts; initial: FormTexts }) {
  const field = (name: MetaField) => (
    <MetaInput key={name} name={name} text={texts[name] ?? initial[name] ?? ""} initial={initial[name] ?? ""} />
  );
  const isUsed = (names: readonly MetaField[]) => names.some((name) => (initial[name] ?? "") !== (emptyMeta[name] ?? ""));
  return (
    <>
      <div>
        <BuilderGroup title="In results">{results.map(field)}</BuilderGroup>
        <BuilderGroup title="This page">{page.map(field)}</BuilderGroup>
      </div>
      <div>
        <BuilderGroup folded title="What crawlers may do" note="Left as they are, these need no tag." open={isUsed(robots)}>
          {robots.map(field)}
        </BuilderGroup>
        <BuilderGroup folded title="Languages" note="hreflang" open={isUsed(languages)}>
          {languages.map(field)}
        </BuilderGroup>
        <BuilderGroup folded title="Shares" note="Open Graph and X" open={isUsed(shares)}>
          {shares.map(field)}
        </BuilderGroup>
        <BuilderGroup folded title="Page basics" note="character set, viewport, colors, referrer" open={isUsed(basics)}>
          {basics.map(field)}
        </BuilderGroup>
        <BuilderGroup folded title="Icons" note="favicon, touch icon, manifest" open={isUsed(icons)}>
          {icons.map(field)}
        </BuilderGroup>
        <BuilderGroup folded title="Verification" note="paste the code or the whole tag" open={isUsed(verification)}>
          {verification.map(field)}
        </BuilderGroup>
        <BuilderGroup folded title="Keywords and geo" note="Google reads neither, so they are off" open={isUsed(ignored)}>
          {ignored.map(field)}
        </BuilderGroup>
      </div>
    </>
  );
}

function MetaInput({ name, text, initial }: { name: MetaField; text: string; initial: string }) {
  const { label, kind } = present(metaFields.find(({ field }) => field === name));
  if (kind === "switch") return <BuilderSwitch name={name} label={label} defaultChecked={initial === "true"} />;
  return (
    <BuilderField
      name={name}
      label={label}
      text={text}
      defaultValue={initial}
      {...(kind === "address" ? { inputMode: "url" as const } : {})}
      {...hows[name]}
    />
  );
}

const results: readonly MetaField[] = ["title", "description"];
const page: readonly MetaField[] = ["url", "canonical", "lang", "author"];
const robots: readonly MetaField[] = [
  "robotsIndex",
  "robotsFollow",
  "maxSnippet",
  "maxImagePreview",
  "maxVideoPreview",
  "unavailableAfter",
  "nosnippet",
  "noimageindex",
  "notranslate",
  "noarchive",
  "indexifembedded",
];
const languages: readonly MetaField[] = ["hreflang"];
const shares: readonly MetaField[] = [
  "social",
  "ogTitle",
  "ogDescription",
  "ogImage",
  "ogImageAlt",
  "ogType",
  "ogSiteName",
  "ogLocale",
  "twitterCard",
  "twitterSite",
];
const basics: readonly MetaField[] = ["charset", "viewport", "themeColor", "themeColorDark", "colorScheme", "referrer"];
const icons: readonly MetaField[] = ["iconIco", "iconSvg", "iconPng", "appleTouchIcon", "manifest"];
const verification: readonly MetaField[] = ["verifyGoogle", "verifyBing", "verifyYandex", "verifyPinterest", "verifyFacebook"];
const ignored: readonly MetaField[] = ["keywords", "geoRegion", "geoPlacename", "geoPosition"];

const hows: Partial<Record<MetaField, Partial<ComponentProps<typeof BuilderField>>>> = {
  title: { wide: true, placeholder: "What the page offers | Site" },
  description: { wide: true, rows: 3 },
  url: { placeholder: "https://your-site.example/page/" },
  canonical: { placeholder: "https://your-site.example/page/", hint: "Usually the same address." },
  lang: { placeholder: "en" },
  robotsIndex: {
    choices: [
      ["", "Yes"],
      ["noindex", "No (noindex)"],
    ],
  },
  robotsFollow: {
    choices: [
      ["", "Followed"],
      ["nofollow", "Not followed (nofollow)"],
    ],
  },
  maxSnippet: { placeholder: "no limit", hint: "Characters; 0 for none, -1 for no limit." },
  maxImagePreview: {
    choices: [
      ["large", "Large"],
      ["standard", "Standard"],
      ["none", "None"],
      ["", "Not said"],
    ],
  },
  maxVideoPreview: { placeholder: "no limit" },
  unavailableAfter: { placeholder: "2026-12-31" },
  hreflang: {
    wide: true,
    rows: 4,
    placeholder: "en https://your-site.example/\nfr-CA https://your-site.example/fr/\nx-default https://your-site.example/",
  },
  ogType: { choices: ogTypes.map((type) => [type, type] as const) },
  ogImage: { placeholder: "https://your-site.example/share.jpg", hint: "1200 × 630." },
  ogLocale: { placeholder: "en_US" },
  twitterCard: {
    choices: [
      ["summary_large_image", "Large picture"],
      ["summary", "Small picture"],
      ["", "None"],
    ],
  },
  twitterSite: { placeholder: "@yoursite" },
  charset: {
    choices: [
      ["utf-8", "UTF-8"],
      ["", "Sent by the server"],
    ],
  },
  themeColor: { placeholder: "#004f38" },
  themeColorDark: { placeholder: "#0a0d1d" },
  colorScheme: {
    choices: [
      ["", "Not said"],
      ["light dark", "light dark"],
      ["dark light", "dark light"],
      ["only light", "only light"],
    ],
  },
  referrer: {
    choices: [
      ["", "As browsers do"],
      ["strict-origin-when-cross-origin", "strict-origin-when-cross-origin"],
      ["strict-origin", "strict-origin"],
      ["same-origin", "same-origin"],
      ["origin", "origin"],
      ["no-referrer", "no-referrer"],
    ],
  },
  iconIco: { placeholder: "/favicon.ico" },
  iconSvg: { placeholder: "/icon.svg" },
  iconPng: { placeholder: "/icon-96.png" },
  appleTouchIcon: { placeholder: "/apple-touch-icon.png" },
  manifest: { placeholder: "/site.webmanifest" },
  geoRegion: { placeholder: "US-IL" },
  geoPlacename: { placeholder: "Chicago" },
  geoPosition: { placeholder: "41.88;-87.63" },
};
