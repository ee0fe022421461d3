import { attributeText } from "#engines/head-tags/code-strings.ts";
import { type FaviconSubject, type Icon, isGood, sidesOf } from "./favicon-subject.ts";

interface IconSet {
  headBlock: string;
  manifestJson: string;
  /** Files of the set that are not there, by their usual names. */
  missing: string[];
}

/** A set that serves every place: what is there keeps its address, what is missing gets its usual one. */
export function iconSet(subject: FaviconSubject, siteName: string): IconSet {
  const { icons, manifest, appTitle } = subject;
  const pathOf = (icon: Icon | undefined) => {
    if (!icon) return undefined;
    const url = new URL(icon.address);
    return url.host === new URL(subject.snapshot.request.url).host ? url.pathname + url.search : url.href;
  };
  const ico = icons.find((icon) => icon.file?.ico && isGood(icon));
  const svg = icons.find((icon) => icon.kind === "icon" && icon.file?.type === "svg");
  const png = icons.find((icon) => icon.kind === "icon" && icon.file?.type === "png" && sidesOf(icon)[0] === 96);
  const touch = icons.find((icon) => icon.kind === "touch" && isGood(icon) && sidesOf(icon).includes(180));
  const large = (side: number, isMask: boolean) =>
    icons.find(
      (icon) =>
        icon.kind === "manifest" &&
        isGood(icon) &&
        sidesOf(icon).includes(side) &&
        (icon.purpose?.includes("maskable") ?? false) === isMask,
    );
  const name = siteName || "Your site";
  const short = appTitle || manifest?.shortName || name.slice(0, 12);
  const files = {
    ico: pathOf(ico) ?? "/favicon.ico",
    svg: pathOf(svg) ?? "/icon.svg",
    png: pathOf(png) ?? "/icon-96.png",
    touch: pathOf(touch) ?? "/apple-touch-icon.png",
    p192: pathOf(large(192, false)) ?? "/icon-192.png",
    p512: pathOf(large(512, false)) ?? "/icon-512.png",
    mask: pathOf(large(512, true)) ?? "/icon-maskable-512.png",
  };
  const link = (attributes: string) => `<link ${attributes}>`;
  return {
    headBlock: [
      link(`rel="icon" href="${attributeText(files.ico)}" sizes="32x32"`),
      link(`rel="icon" href="${attributeText(files.svg)}" type="image/svg+xml"`),
      link(`rel="icon" href="${attributeText(files.png)}" type="image/png" sizes="96x96"`),
      link(`rel="apple-touch-icon" href="${attributeText(files.touch)}"`),
      link(
        `rel="manifest" href="${attributeText(manifest && !manifest.problem ? new URL(manifest.address).pathname : "/site.webmanifest")}"`,
      ),
      `<meta name="apple-mobile-web-app-title" content="${attributeText(short)}">`,
    ].join("\n"),
    manifestJson: JSON.stringify(
      {
        name: manifest?.name || name,
        short_name: manifest?.shortName || short,
        icons: [
          { src: files.p192, sizes: "192x192", type: "image/png" },
          { src: files.p512, sizes: "512x512", type: "image/png" },
          { src: files.mask, sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
        theme_color: manifest?.themeColor || "#ffffff",
        background_color: manifest?.backgroundColor || "#ffffff",
        display: "browser",
      },
      null,
      2,
    ),
    missing: [
      ico ? "" : "favicon.ico",
      svg ? "" : "icon.svg",
      png ? "" : "icon-96.png",
      touch ? "" : "apple-touch-icon.png",
      large(192, false) ? "" : "icon-192.png",
      large(512, false) ? "" : "icon-512.png",
      large(512, true) ? "" : "icon-maskable-512.png",
    ].filter(Boolean),
  };
}
