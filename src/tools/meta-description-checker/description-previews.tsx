import { useId, useRef } from "react";
import { DESKTOP_DESCRIPTION, PHONE_DESCRIPTION } from "#engines/serp-preview/description-limits.ts";
import { KeptTextArea } from "#ui/field/kept-text-area.tsx";
import { PixelRail } from "#ui/tool/page-check/pixel-rail.tsx";
import { SerpResult } from "#ui/tool/page-check/serp-result.tsx";
import { useDraft } from "#ui/tool/remembered/use-draft.ts";
import type { DescriptionFacts } from "./meta-description-checker.schema.ts";

/** As results show it on two devices, with a bar for each, and a box to write a better one. */
export function DescriptionPreviews({ facts }: { facts: DescriptionFacts }) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft, measure } = useDraft(box, facts.suggestion, async () => (await import("./measure-description.ts")).measureDescription);
  const { px, desktop, phone, estimated } = draft ?? facts;
  const characters = [...(draft?.description ?? facts.description ?? "")].length;
  const scalePx = Math.min(WIDEST, Math.max(px, DESKTOP_DESCRIPTION.maxPx) * 1.04);
  const site = { siteName: facts.siteName, breadcrumb: facts.breadcrumb };
  const title = facts.title || facts.breadcrumb;
  return (
    <div className="page-view">
      <div className="descview-head">
        <h3>{draft ? "Yours, on a desktop" : "On a desktop"}</h3>
        <span className="meta">
          {characters} {characters === 1 ? "character" : "characters"}
          {estimated && ", width estimated"}
        </span>
      </div>
      <SerpResult {...site} description={desktop.text || "Google takes words from the page."}>
        <p className="serp-title descview-title">{title}</p>
      </SerpResult>
      <PixelRail label="Desktop" px={px} maxPx={DESKTOP_DESCRIPTION.maxPx} scalePx={scalePx} />
      <PixelRail label="Phone" px={px} maxPx={PHONE_DESCRIPTION.maxPx} scalePx={scalePx} />
      <div className="serp-two">
        <div>
          <label className="serp-editor" htmlFor={id}>
            <span>Write a better one and watch the bars</span>
            <KeptTextArea id={id} ref={box} rows={5} name="draft" spellCheck defaultValue={facts.suggestion} onInput={measure} />
          </label>
          <p className="meta">
            Both limits are estimates. Google publishes none, cuts to the width of the device, and often shows words from the page instead.
          </p>
        </div>
        <div>
          <h3>On a phone</h3>
          <SerpResult {...site} description={phone.text || "Google takes words from the page."} phone>
            <p className="serp-title">{title}</p>
          </SerpResult>
        </div>
      </div>
    </div>
  );
}

/** A wider one is drawn to here and says its width. */
const WIDEST = 1600;
