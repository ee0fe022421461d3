import { DESKTOP_DESCRIPTION } from "#engines/serp-preview/description-limits.ts";
import { textWidth } from "#engines/serp-preview/text-width.ts";
import { DESKTOP_TITLE, shownPx } from "#engines/serp-preview/title-limits.ts";
import { useBrandName } from "../brand-name.ts";

/** How wide the two texts of a search result are, as the title tool measures them. */
export function WidthNote({ id, text }: { id: string; text: string }) {
  const brandName = useBrandName();
  if (id === "field-seo-title") return <TitleWidth title={text} brandName={brandName} />;
  if (id === "field-seo-description") return <Width text={text} sizePx={DESKTOP_DESCRIPTION.sizePx} most={DESKTOP_DESCRIPTION.maxPx} />;
  return null;
}

/** The name of the site is a part of every title. */
export function TitleWidth({ title, brandName }: { title: string; brandName: string }) {
  return <Width text={`${title} | ${brandName}`} sizePx={DESKTOP_TITLE.sizePx} most={DESKTOP_TITLE.safePx} />;
}

function Width({ text, sizePx, most }: { text: string; sizePx: number; most: number }) {
  const px = shownPx(textWidth(text, { sizePx }).px);
  return (
    <p className="studio-note" data-tone={px > most ? "bad" : "ok"}>
      {`${px} of ${most} px`}
    </p>
  );
}
