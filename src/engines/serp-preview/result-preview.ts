import { breadcrumbOf } from "./breadcrumb.ts";
import { DESKTOP_DESCRIPTION } from "./description-limits.ts";
import { textWidth } from "./text-width.ts";
import { DESKTOP_TITLE } from "./title-limits.ts";
import { truncateToWidth } from "./truncate-to-width.ts";
import { wrapToLines } from "./wrap-to-lines.ts";

const PHONE_TITLE = { maxPx: 284, maxLines: 2, sizePx: 18 } as const;
const BREADCRUMB = { maxPx: 600, sizePx: 12 } as const;

export interface ResultPreview {
  siteName: string;
  breadcrumb: string;
  /** One line on a desktop, `px` wide. `kept` is the part of the title in view. */
  desktop: { title: string; kept: string; cut: boolean; px: number };
  /** Two lines on a phone. */
  phone: { lines: string[]; cut: boolean };
  description: string;
}

/** How a results page may draw a page: cut on a desktop, wrapped on a phone. */
export function resultPreview(page: { title: string; url: string; siteName: string; description: string }): ResultPreview {
  return {
    siteName: page.siteName,
    breadcrumb: truncateToWidth(breadcrumbOf(page.url), BREADCRUMB).text,
    ...titlePreview(page.title),
    description: truncateToWidth(page.description, { ...DESKTOP_DESCRIPTION, ellipsis: " ...", betweenWords: true }).text,
  };
}

export function titlePreview(title: string): Pick<ResultPreview, "desktop" | "phone"> {
  const { maxPx, sizePx } = DESKTOP_TITLE;
  const { text, kept, cut } = truncateToWidth(title, { maxPx, sizePx, ellipsis: " ...", betweenWords: true });
  return { desktop: { title: text, kept, cut, px: textWidth(text, { sizePx }).px }, phone: wrapToLines(title, PHONE_TITLE) };
}
