import type { ImageProbeResult } from "#engines/image-probe/image-probe-result.schema.ts";
import { shownSource } from "#engines/image-sources/lazy-source.ts";
import type { AnchorFact, ImageFact, MediaFact, PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { AltImage } from "./image-alt-tag-checker.schema.ts";

/** One picture with what it stands in. */
export interface AltItem {
  element: AltImage["element"];
  fact: ImageFact | MediaFact;
  /** Resolved; null for a drawing in the page or an address that is none. */
  address: string | null;
  from: string;
  alt: string | null;
  name: string;
  /** "img", "none", or another. */
  role: string;
  isHidden: boolean;
  anchor: AnchorFact | null;
  button: { name: string } | null;
  caption: string | null;
  probe: ImageProbeResult | null;
}

export interface AltSubject {
  snapshot: PageSnapshot;
  /** Every picture that readers or assistive technology can meet, in the order of the page. */
  items: AltItem[];
}

/** A page with more pictures than this is no page; judging words costs too much to do it for all. */
const MAX_ITEMS = 5_000;
/** Enough to judge; an attribute may hold megabytes. */
const MAX_NAME = 2_000;

export function altSubject(snapshot: PageSnapshot, probes: ReadonlyMap<string, ImageProbeResult>): AltSubject {
  const against = snapshot.base?.resolved ?? snapshot.request.url;
  const images = snapshot.images
    // What stands there for browsers without scripts repeats a picture of the page.
    .filter(({ inNoscript }) => !inNoscript)
    .slice(0, MAX_ITEMS)
    .map((fact): AltItem => {
      const shown = shownSource(fact);
      const address = shown ? (URL.parse(shown.address, against)?.href ?? null) : null;
      const anchor = fact.anchor === null ? null : (snapshot.anchors[fact.anchor] ?? null);
      const { alt, role, isHidden, button, caption } = fact;
      const name = fact.name.slice(0, MAX_NAME);
      return {
        element: "img",
        fact,
        address,
        from: shown?.from ?? "",
        alt,
        name,
        role,
        isHidden,
        anchor,
        button,
        caption,
        probe: probes.get(address ?? "") ?? null,
      };
    });
  const others = snapshot.media.slice(0, MAX_ITEMS).flatMap((fact): AltItem[] => {
    const element = fact.inNoscript ? undefined : elements[fact.kind];
    if (!element || !isPicture(fact)) return [];
    const address = element === "input" || element === "object" ? fact.resolved : null;
    const alt = fact.attributes["alt"] ?? null;
    const { isHidden } = fact;
    const name = fact.name.slice(0, MAX_NAME);
    const role = hasNoRole(fact) ? "none" : "img";
    return [
      {
        element,
        fact,
        address,
        from: element === "object" ? "data" : "src",
        alt,
        name,
        role,
        isHidden,
        anchor: null,
        button: null,
        caption: null,
        probe: probes.get(address ?? "") ?? null,
      },
    ];
  });
  return {
    snapshot,
    items: [...images, ...others].sort((a, b) => (a.fact.line ?? 0) - (b.fact.line ?? 0) || (a.fact.column ?? 0) - (b.fact.column ?? 0)),
  };
}

const elements: Partial<Record<MediaFact["kind"], AltImage["element"]>> = {
  "input-image": "input",
  area: "area",
  svg: "svg",
  object: "object",
  "role-img": "role",
};

/** An svg counts when its role says that it is a picture; an object when what it embeds is one, or sound or film, which need a name too. */
function isPicture({ kind, raw, attributes }: MediaFact): boolean {
  const role = attributes["role"]?.trim().toLowerCase().split(/\s+/)[0] ?? "";
  if (kind === "svg") return /^(?:img|image|graphics-document|graphics-symbol)$/.test(role);
  if (kind !== "object") return true;
  if (raw.trim() === "") return false;
  const type = attributes["type"]?.trim().toLowerCase() ?? "";
  return type === "" ? MEDIA_ENDING.test(raw.trim()) : /^(?:image|audio|video)\//.test(type);
}

const MEDIA_ENDING = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|mp3|m4a|ogg|oga|wav|mp4|m4v|webm|ogv|mov)(?:$|[?#])/i;

function hasNoRole({ attributes }: MediaFact): boolean {
  return /^(?:none|presentation)\b/i.test(attributes["role"]?.trim() ?? "");
}

/** In the accessibility tree as a picture. */
export const isExposed = ({ isHidden, role }: AltItem) => !isHidden && role !== "none";
