import { factEvidence, pass } from "#core/rules/evidence.ts";
import { SHORT_CACHE_SECONDS } from "#core/rules/limits.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as chrome from "#core/sources/chrome.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as vendors from "#core/sources/vendors.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { freshSeconds } from "#engines/http-headers/cache-control.ts";
import { type FaviconSubject, type Icon, isGood, sidesOf } from "../favicon-subject.ts";

const HEAVY = 100_000;

/** What browsers, iOS and Android make of the set. */
export const browserRules: readonly Rule<FaviconSubject>[] = [
  {
    id: "icon-ico",
    title: "The ICO file has the three usual sizes",
    kind: "icon-absent",
    clause: true,
    sources: [vendors.realFaviconGenerator],
    run({ icons }) {
      const ico = icons.find(({ file }) => file?.ico);
      if (!ico?.file?.ico) {
        const isLooked = icons.some(({ file }) => file !== null);
        return isLooked
          ? [
              {
                title: "No ICO file",
                detail: "Feed readers, old browsers and some crawlers ask for /favicon.ico without looking at the page.",
              },
            ]
          : [];
      }
      const sides = sidesOf(ico);
      const missing = [16, 32, 48].filter((side) => !sides.includes(side));
      const { broken } = ico.file.ico;
      const faults: Verdict[] = [];
      if (broken > 0)
        faults.push({
          title: `${broken === 1 ? "One picture" : `${broken} pictures`} of the ICO file cannot be read`,
          detail: "Its directory points past the end of the file, or at something that is no picture.",
          evidence: [factEvidence(ico, ico.address)],
        });
      if (missing.length > 0)
        faults.push({
          title: `The ICO file lacks ${missing.map((side) => `${side} × ${side}`).join(", ")}`,
          detail: `It holds ${sides.join(", ") || "nothing"}. Browsers scale another size down, which blurs fine lines.`,
          evidence: [factEvidence(ico, ico.snippet)],
        });
      return faults.length > 0 ? faults : pass("The ICO file has 16, 32 and 48");
    },
  },
  {
    id: "icon-svg",
    title: "There is a drawing",
    kind: "icon-absent",
    sources: [whatwg.linkIcon],
    run({ icons }) {
      const svg = icons.find(
        ({ kind, file, type }) => kind === "icon" && (file?.type === "svg" || (file === null && type === "image/svg+xml")),
      );
      if (svg) return pass("An SVG icon, sharp at every size");
      return [
        {
          title: "No SVG icon",
          detail: "One small file that is sharp everywhere and can change its colors in the dark by a media query inside.",
        },
      ];
    },
  },
  {
    id: "icon-ico-sizes",
    title: "The ICO does not push the drawing aside",
    kind: "icon-absent",
    sources: [whatwg.linkIcon],
    run({ icons }) {
      const svg = icons.find(({ kind, type, address }) => kind === "icon" && (type === "image/svg+xml" || /\.svg(?:$|\?)/i.test(address)));
      const ico = icons.find(
        ({ kind, address, sizes }) =>
          kind === "icon" && /\.ico(?:$|\?)/i.test(address) && (sizes === null || sizes.toLowerCase() === "any"),
      );
      if (!svg || !ico) return [];
      return [
        {
          title: "Chrome takes the ICO although there is an SVG",
          detail: 'An ICO without sizes counts as fitting every size. With sizes="32x32" the drawing wins.',
          evidence: [factEvidence(ico, ico.snippet)],
          fix: {
            kind: "html",
            label: "The same with its size",
            code: `<link rel="icon" href="${new URL(ico.address).pathname}" sizes="32x32">`,
          },
        },
      ];
    },
  },
  {
    id: "icon-touch",
    title: "There is a touch icon of 180 × 180",
    kind: "icon-absent",
    clause: true,
    sources: [vendors.appleIcons],
    run({ icons }) {
      const touch = icons.filter(({ kind }) => kind === "touch");
      const [first] = touch;
      const fix = {
        kind: "html" as const,
        label: "One file for all iPhones and iPads",
        code: '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      };
      if (!first)
        return [
          {
            title: "No touch icon",
            detail: "Added to the home screen of an iPhone, the site is a picture of the page. 180 × 180, PNG, without transparency.",
            fix,
          },
        ];
      const faults: Verdict[] = [];
      const sides = touch.filter(isGood).flatMap(sidesOf);
      if (touch.some(isGood) && !sides.includes(180))
        faults.push({
          title: `The touch icon is ${sides[0] ? `${sides[0]} × ${sides[0]}` : "of unknown size"}`,
          detail: "Phones ask for 180 × 180 and scale everything else.",
          evidence: [factEvidence(first, first.snippet)],
        });
      if (touch.length > 1)
        faults.push({
          title: `${touch.length} touch icons`,
          detail: "Since iOS 7 one of 180 × 180 serves all. The others are bytes in every page.",
          evidence: touch.slice(0, 4).map((icon) => factEvidence(icon, icon.snippet)),
        });
      return faults.length > 0 ? faults : pass("A touch icon of 180 × 180");
    },
  },
  {
    id: "icon-app-title",
    title: "The home screen has a short name",
    kind: "icon-absent",
    sources: [vendors.appleIcons],
    run({ appTitle, snapshot, icons }) {
      if (!icons.some(({ kind }) => kind === "touch")) return [];
      if (appTitle !== "") return pass(`On a home screen it is called “${appTitle.slice(0, 30)}”`);
      return [
        {
          title: "No name for the home screen",
          detail: `iOS then takes the title${snapshot.titles[0]?.text ? `, “${snapshot.titles[0].text.slice(0, 40)}”,` : ""} and cuts it after about twelve characters.`,
          fix: { kind: "html", label: "Twelve characters or fewer", code: '<meta name="apple-mobile-web-app-title" content="Short name">' },
        },
      ];
    },
  },
  {
    id: "icon-manifest",
    title: "The manifest has what Android needs",
    kind: "icon-absent",
    clause: true,
    sources: [w3c.manifestIcons, chrome.installCriteria],
    run({ manifest, hasManifest }) {
      if (!hasManifest)
        return [
          {
            title: "No manifest",
            detail: "Android and Chrome take the icon of an installed site from it. A site that nobody installs can do without.",
          },
        ];
      if (!manifest) return [];
      if (manifest.problem)
        return [
          {
            title: "The manifest cannot be read",
            detail: manifest.problem,
            evidence: [factEvidence({ line: null, column: null }, manifest.address)],
          },
        ];
      const lacks = [
        manifest.name || manifest.shortName ? "" : "name",
        manifest.themeColor ? "" : "theme_color",
        manifest.backgroundColor ? "" : "background_color",
        hasIcon(manifest.icons, 192) ? "" : "an icon of 192 × 192",
        hasIcon(manifest.icons, 512) ? "" : "an icon of 512 × 512",
      ].filter(Boolean);
      if (lacks.length === 0) return pass("The manifest has what Android needs");
      return [
        {
          title: `The manifest lacks ${lacks.join(", ")}`,
          detail: "Chrome asks for a name and icons of 192 and 512 before it offers to install; the colors fill the splash screen.",
          evidence: [factEvidence({ line: null, column: null }, manifest.address)],
        },
      ];
    },
  },
  {
    id: "icon-maskable",
    title: "There is a maskable icon",
    kind: "icon-absent",
    sources: [chrome.maskableIcons],
    run({ manifest }) {
      if (!manifest || manifest.problem) return [];
      const fit = manifest.icons.filter(({ purpose }) => purpose?.split(/\s+/).includes("maskable"));
      if (fit.length === 0)
        return [
          {
            title: "No maskable icon",
            detail:
              'Android cuts icons to a circle or a squircle and puts those without purpose "maskable" on a white plate. Keep the sign in the middle 80%.',
          },
        ];
      const both = fit.filter(({ purpose }) => purpose?.split(/\s+/).includes("any"));
      return both.length > 0
        ? [
            {
              title: "One icon is “any” and “maskable”",
              detail: "The margin that a mask needs makes it small elsewhere. Give two files.",
              evidence: both.slice(0, 2).map((icon) => factEvidence(icon, icon.snippet)),
            },
          ]
        : pass("A maskable icon for Android");
    },
  },
  {
    id: "icon-weight",
    title: "Icons are light",
    kind: "icon-absent",
    sources: [vendors.realFaviconGenerator],
    run({ icons }) {
      const good = icons.filter((icon) => isGood(icon) && icon.kind !== "manifest");
      const heavy = good.filter(({ file }) => (file?.bytes ?? 0) > HEAVY);
      if (heavy.length === 0) return good.length === 0 ? [] : pass("Icons are light");
      return [
        {
          title: `${heavy.length === 1 ? "One icon weighs" : `${heavy.length} icons weigh`} more than 100 KB`,
          detail: "It is fetched on every first visit, beside what people came for.",
          evidence: heavy
            .slice(0, 4)
            .map((icon) => factEvidence(icon, `${icon.address}  ${Math.round((icon.file?.bytes ?? 0) / 1000)} KB`)),
        },
      ];
    },
  },
  {
    id: "icon-redirect",
    title: "Icons answer at once",
    kind: "icon-absent",
    sources: [whatwg.linkIcon],
    run({ icons }) {
      const moved = icons.filter((icon) => isGood(icon) && (icon.file?.redirects ?? 0) > 0);
      if (moved.length === 0) return [];
      return [
        {
          title: `${moved.length === 1 ? "One icon is" : `${moved.length} icons are`} behind a redirect`,
          detail: "It works, and costs a round trip each time. Name the last address.",
          evidence: moved.slice(0, 4).map((icon) => factEvidence(icon, `${icon.address}  →  ${icon.file?.finalUrl}`)),
        },
      ];
    },
  },
  {
    id: "icon-cache",
    title: "Icons may be kept",
    kind: "packing",
    sources: [ietf.cacheControl],
    run({ icons }) {
      // An icon in the page itself comes and stays with the page.
      const good = icons.filter((icon) => isGood(icon) && !icon.address.startsWith("data:"));
      const brief = good.filter(({ file }) => freshSeconds(file?.cacheControl ?? "") < SHORT_CACHE_SECONDS);
      if (brief.length === 0) return good.length === 0 ? [] : pass("Icons may be kept by browsers");
      return [
        {
          title: brief.some(({ file }) => freshSeconds(file?.cacheControl ?? "") > 0)
            ? `${brief.length === 1 ? "One icon" : `${brief.length} icons`} may be kept for less than a week`
            : `${brief.length === 1 ? "One icon names" : `${brief.length} icons name`} no time to be kept`,
          detail: "A week or more by Cache-Control saves a request on every page.",
          evidence: brief
            .slice(0, 4)
            .map((icon) => factEvidence(icon, `${icon.address}  cache-control: ${icon.file?.cacheControl ?? "none"}`)),
        },
      ];
    },
  },
  {
    id: "icon-obsolete",
    title: "No tags of the past",
    kind: "icon-absent",
    sources: [whatwg.linkIcon],
    run({ icons, snapshot }) {
      const old = [
        ...icons.filter(({ kind }) => kind === "mask" || kind === "tile"),
        ...snapshot.metas.filter(({ name }) => name === "msapplication-config" || name === "msapplication-tilecolor"),
      ];
      const shortcut = icons.filter(({ rel }) => rel.includes("shortcut"));
      const said: Verdict[] = [];
      if (old.length > 0)
        said.push({
          title: `${old.length === 1 ? "One tag serves" : `${old.length} tags serve`} nobody any more`,
          detail: "mask-icon was for pinned tabs of old Safari, msapplication for the tiles of Windows 8. Both can go.",
          evidence: old.slice(0, 4).map((fact) => factEvidence(fact, fact.snippet)),
        });
      if (shortcut.length > 0)
        said.push({
          title: "“shortcut” is not needed",
          detail: 'Internet Explorer wanted it. rel="icon" is enough.',
          evidence: shortcut.slice(0, 2).map((icon) => factEvidence(icon, icon.snippet, "shortcut")),
        });
      return said;
    },
  },
];

/** By what is declared, or by what the file holds. A drawing of any size counts as every size. */
function hasIcon(icons: readonly (Omit<Icon, "file"> & { file?: Icon["file"] })[], side: number): boolean {
  return icons.some(
    ({ sizes, type }) =>
      new RegExp(`\\b${side}x${side}\\b`, "i").test(sizes ?? "") || (type === "image/svg+xml" && /any/i.test(sizes ?? "")),
  );
}
