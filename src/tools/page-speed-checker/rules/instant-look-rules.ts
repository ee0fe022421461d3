import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import {
  FIRST_BYTE_MS,
  HEAVY_PICTURE_BYTES,
  SHORT_CACHE_SECONDS,
  WORTH_CONVERTING_BYTES,
  WORTH_PACKING_BYTES,
} from "#core/rules/limits.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as chrome from "#core/sources/chrome.ts";
import * as ietf from "#core/sources/ietf.ts";
import type { PageInShort } from "../page-in-short.ts";
import type { Asset, InstantLook } from "../page-speed-checker.schema.ts";

export interface InstantLookSubject {
  images: PageInShort["images"];
  look: Omit<InstantLook, "findings" | "passes">;
}

const MUCH = 1_600_000;

export const instantLookRules: readonly Rule<InstantLookSubject>[] = [
  {
    id: "speed-first-byte",
    title: "The server answers within 0.8 s",
    kind: "answer-slow",
    sources: [chrome.timeToFirstByte],
    run({ look: { timings } }) {
      const ms = Math.round(timings.firstByteMs);
      if (ms <= FIRST_BYTE_MS.good) return pass(`First byte after ${ms} ms`);
      return [
        {
          ...(ms > FIRST_BYTE_MS.poor ? {} : { grade: "advice" }),
          title: `First byte after ${ms} ms`,
          detail:
            "From our server, without the time for name, connection and TLS. 800 ms is good, 1,800 ms poor. Nothing can be drawn before it.",
        },
      ];
    },
  },
  {
    id: "speed-redirects",
    title: "No redirect on the way",
    kind: "redirect-hops",
    sources: [chrome.documentLatency],
    run({ look: { redirects, timings } }) {
      if (redirects.length === 0) return pass("No redirect on the way");
      return [
        {
          title: `${redirects.length} ${redirects.length === 1 ? "redirect costs" : "redirects cost"} ${Math.round(timings.redirectMs)} ms`,
          detail: "Every visitor who comes by this address pays it again. Link to the last address.",
          evidence: redirects.slice(0, 5).map(({ url, status }) => ({ line: null, column: null, snippet: `${status}  ${url}` })),
        },
      ];
    },
  },
  {
    id: "speed-compression",
    title: "Text is packed",
    kind: "packing",
    sources: [ietf.contentEncoding],
    run({ look }) {
      const bare = look.assets.filter(
        ({ kind, encoding, bytes, isThirdParty, status }) =>
          (kind === "script" || kind === "stylesheet") &&
          encoding === null &&
          (bytes ?? 0) > WORTH_PACKING_BYTES &&
          !isThirdParty &&
          status === 200,
      );
      const isPageBare = look.encoding === null && look.bytes > WORTH_PACKING_BYTES;
      if (!isPageBare && bare.length === 0)
        return pass(look.encoding ? `The page is packed (${look.encoding})` : "Too small to be worth packing");
      const what = isPageBare
        ? bare.length > 0
          ? `The page and ${bare.length} files are`
          : "The page is"
        : `${bare.length} ${bare.length === 1 ? "file is" : "files are"}`;
      return [
        {
          title: `${what} not packed`,
          detail: "gzip, brotli or zstd make text three to six times smaller, and every browser unpacks them.",
          ...(bare.length > 0 ? { evidence: listed(bare) } : {}),
          fix: {
            kind: "nginx",
            label: "For nginx",
            code: "gzip on;\ngzip_types text/css application/javascript application/json image/svg+xml;",
          },
        },
      ];
    },
  },
  {
    id: "speed-render-blocking",
    title: "Little holds back the first paint",
    kind: "paint-held",
    sources: [chrome.renderBlockingRequests],
    run({ look: { blocking } }) {
      const scripts = blocking.filter(({ kind }) => kind === "script");
      if (scripts.length === 0 && blocking.length <= 2)
        return pass(
          blocking.length === 0 ? "Nothing in the head holds back the first paint" : "No script in the head holds back the first paint",
        );
      return [
        {
          title: `${blocking.length} ${blocking.length === 1 ? "file holds" : "files hold"} back the first paint`,
          detail:
            "A browser draws nothing before it has read the style sheets and run the plain scripts in the head. Add defer to scripts, and put what the first screen needs into the page.",
          evidence: blocking.slice(0, 8).map(({ kind, url, line }) => ({ line, column: null, snippet: `${kind}  ${url.slice(0, 250)}` })),
        },
      ];
    },
  },
  {
    id: "speed-caching",
    title: "Files may be kept for a week or longer",
    kind: "packing",
    sources: [chrome.httpCache],
    run({ look: { assets } }) {
      const own = assets.filter(({ isThirdParty, status }) => !isThirdParty && status === 200);
      const short = own.filter(({ maxAge }) => maxAge === null || maxAge < SHORT_CACHE_SECONDS);
      if (own.length === 0) return [];
      if (short.length === 0) return pass(`${own.length} ${own.length === 1 ? "file" : "files"} may be kept for a week or longer`);
      return [
        {
          title: `${short.length} of ${own.length} files may be kept for less than a week`,
          detail: "Whoever comes back downloads or asks for them again. Put a fingerprint into the name and let them be kept for a year.",
          evidence: short.slice(0, 5).map(({ url, maxAge }) => ({
            line: null,
            column: null,
            snippet: `${maxAge === null ? "nothing said" : `${maxAge} s`}  ${url.slice(0, 250)}`,
          })),
          fix: { kind: "http", label: "For files with a fingerprint", code: "Cache-Control: public, max-age=31536000, immutable" },
        },
      ];
    },
  },
  {
    id: "speed-image-room",
    title: "Images reserve their room",
    kind: "pictures-heavy",
    sources: [chrome.optimizeLayoutShift],
    run({ images: { count, unsized, firstUnsized } }) {
      if (count === 0) return [];
      if (unsized === 0) return pass(`${count} ${count === 1 ? "image reserves" : "images reserve"} room`);
      return [
        {
          title: `${unsized} of ${count} images have no width and height`,
          detail: "Text jumps when they arrive. Both attributes let the browser reserve the room, at any size the style sheet gives them.",
          evidence: firstUnsized.map((image) => factEvidence(image, image.snippet)),
        },
      ];
    },
  },
  {
    id: "speed-image-weight",
    title: "No image over 200 KB",
    kind: "pictures-heavy",
    sources: [chrome.imageDelivery],
    run({ look: { assets } }) {
      const images = assets.filter(({ kind, bytes }) => kind === "image" && bytes !== null);
      const heavy = images.filter(({ bytes }) => (bytes ?? 0) > HEAVY_PICTURE_BYTES);
      if (images.length === 0) return [];
      if (heavy.length === 0) return pass("No image over 200 KB");
      return [
        {
          title: `${heavy.length} ${heavy.length === 1 ? "image is" : "images are"} over 200 KB`,
          detail: "Serve a size that fits the screen, by srcset and sizes, as WebP or AVIF.",
          evidence: listed(heavy),
        },
      ];
    },
  },
  {
    id: "speed-image-format",
    title: "Large images in a newer format",
    kind: "weight-facts",
    sources: [chrome.imageDelivery],
    run({ look: { assets } }) {
      const old = assets.filter(
        ({ kind, bytes, type }) =>
          kind === "image" && (bytes ?? 0) > WORTH_CONVERTING_BYTES && /^image\/(?:jpeg|png|gif|bmp)/i.test(type ?? ""),
      );
      if (old.length === 0) return [];
      return [
        {
          title: `${old.length} ${old.length === 1 ? "image" : "images"} over 100 KB as JPEG, PNG or GIF`,
          detail: "WebP and AVIF need a quarter to a half less for the same look.",
          evidence: listed(old),
        },
      ];
    },
  },
  {
    id: "speed-first-image",
    title: "The first image is not lazy",
    kind: "paint-held",
    sources: [chrome.optimizeLargestPaint],
    run({ images: { first } }) {
      if (!first) return [];
      if (first.loading?.toLowerCase() !== "lazy") return pass("The first image loads at once");
      return [
        {
          title: "The first image is lazy",
          detail: "It is often the largest thing on the first screen, and loading=lazy makes it wait for the layout.",
          evidence: [factEvidence(first, first.snippet, "lazy")],
        },
      ];
    },
  },
  {
    id: "speed-files-found",
    title: "Every file answers",
    kind: "picture-dead",
    sources: [chrome.totalByteWeight],
    run({ look: { assets } }) {
      const gone = assets.filter(({ status }) => status === 404 || status === 410 || (status ?? 0) >= 500);
      if (assets.length === 0) return [];
      if (gone.length === 0) return pass("Every file that answered is there");
      return [
        {
          title: `${gone.length} ${gone.length === 1 ? "file" : "files"} of the page cannot be had`,
          detail: "The browser waits for the refusal, and something is missing on the page.",
          evidence: gone.slice(0, 5).map(({ url, status }) => ({ line: null, column: null, snippet: `${status}  ${url.slice(0, 250)}` })),
        },
      ];
    },
  },
  {
    id: "speed-weight",
    title: "Under 1.6 MB in all",
    kind: "weight-facts",
    sources: [chrome.totalByteWeight],
    run({ look }) {
      const total = look.bytesWire + look.assets.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
      const megabytes = (total / 1_000_000).toFixed(1);
      if (total <= MUCH) return pass(`${megabytes} MB named by the page`);
      return [
        {
          title: `${megabytes} MB named by the page`,
          detail: "What style sheets and scripts load in turn comes on top. Lighthouse aims for under 1.6 MB.",
        },
      ];
    },
  },
  {
    id: "speed-third-parties",
    title: "Few other hosts",
    kind: "weight-facts",
    sources: [chrome.thirdParties],
    run({ look: { thirdParties } }) {
      if (thirdParties.length === 0) return pass("Everything named comes from this site");
      if (thirdParties.length <= 3) return pass(`${thirdParties.length} other ${thirdParties.length === 1 ? "host" : "hosts"}`);
      return [
        {
          title: `Files from ${thirdParties.length} other hosts`,
          detail: "Each needs a name, a connection and TLS before its first byte.",
          evidence: thirdParties.slice(0, 6).map(({ host, count }) => ({ line: null, column: null, snippet: `${count}  ${host}` })),
        },
      ];
    },
  },
  {
    id: "speed-http3",
    title: "HTTP/3 is offered",
    kind: "weight-facts",
    sources: [ietf.http3],
    run({ look: { offersHttp3, url } }) {
      if (!url.startsWith("https:")) return [];
      return offersHttp3
        ? pass("HTTP/3 is offered")
        : [
            {
              title: "HTTP/3 is not offered",
              detail: "It saves a round trip on phones and survives a change of network. Most CDNs have a switch for it.",
            },
          ];
    },
  },
];

function listed(assets: readonly Asset[]): NonNullable<Finding["evidence"]> {
  return assets
    .toSorted((a, b) => (b.bytes ?? 0) - (a.bytes ?? 0))
    .slice(0, 5)
    .map(({ url, bytes }) => ({ line: null, column: null, snippet: `${Math.round((bytes ?? 0) / 1000)} KB  ${url.slice(0, 250)}` }));
}
