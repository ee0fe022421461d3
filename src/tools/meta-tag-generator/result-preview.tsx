import { breadcrumbOf } from "#engines/serp-preview/breadcrumb.ts";
import { DESKTOP_DESCRIPTION, PHONE_DESCRIPTION } from "#engines/serp-preview/description-limits.ts";
import { descriptionPreview } from "#engines/serp-preview/description-preview.ts";
import { titlePreview } from "#engines/serp-preview/result-preview.ts";
import { textWidth } from "#engines/serp-preview/text-width.ts";
import { DESKTOP_TITLE } from "#engines/serp-preview/title-limits.ts";
import { PixelRail } from "#ui/tool/page-check/pixel-rail.tsx";
import { SerpResult } from "#ui/tool/page-check/serp-result.tsx";

interface Props {
  title: string;
  description: string;
  url: string;
  siteName: string;
  isHidden: boolean;
  hasSnippet: boolean;
}

/** The result as it is typed: on a desktop and on a phone, with a rail for each limit. */
export function ResultPreview({ title, description, url, siteName, isHidden, hasSnippet }: Props) {
  const address = /^https?:\/\//i.test(url) && URL.canParse(url) ? url : "https://your-site.example/page/";
  const site = { siteName: siteName || new URL(address).hostname.replace(/^www\./, ""), breadcrumb: breadcrumbOf(address) };
  const shown = titlePreview(title || "Your title");
  const words = descriptionPreview(hasSnippet ? description : "");
  const px = textWidth(title, DESKTOP_TITLE).px;
  const empty = hasSnippet ? "Your description, or words that Google takes from the page." : "No snippet: the robots tag forbids it.";
  return (
    <div className="metaview" data-hidden={isHidden || undefined}>
      <div>
        <h2>{isHidden ? "Not in results: noindex" : "On a desktop"}</h2>
        <SerpResult {...site} description={words.desktop.text || empty}>
          <p className="serp-title metaview-title">{shown.desktop.title}</p>
        </SerpResult>
        <PixelRail label="Title" px={px} maxPx={DESKTOP_TITLE.maxPx} scalePx={Math.min(1200, Math.max(px, DESKTOP_TITLE.maxPx) * 1.04)} />
        <PixelRail
          label="Description"
          px={words.px}
          maxPx={DESKTOP_DESCRIPTION.maxPx}
          scalePx={Math.min(1600, Math.max(words.px, DESKTOP_DESCRIPTION.maxPx) * 1.04)}
        />
      </div>
      <div>
        <h2>On a phone</h2>
        <SerpResult {...site} description={words.phone.text || empty} phone>
          <p className="serp-title">{title || "Your title"}</p>
        </SerpResult>
        <p className="meta">
          Drawn in Arial, as results are. Google publishes no limits; {DESKTOP_TITLE.maxPx}, {DESKTOP_DESCRIPTION.maxPx} and{" "}
          {PHONE_DESCRIPTION.maxPx} pixels are estimates.
        </p>
      </div>
    </div>
  );
}
