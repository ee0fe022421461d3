import { useId, useRef } from "react";
import { DESKTOP_TITLE, shownPx } from "#engines/serp-preview/title-limits.ts";
import { KeptTextArea } from "#ui/field/kept-text-area.tsx";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { SerpResult, SerpTitle } from "#ui/tool/page-check/serp-result.tsx";
import { useDraft } from "#ui/tool/remembered/use-draft.ts";
import { TitleBar } from "./title-bar.tsx";
import type { TitleFacts } from "./title-tag-checker.schema.ts";

/** As results show it, with the bar, and a box to write a better one. */
export function TitlePreviews({ facts }: { facts: TitleFacts }) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft, measure } = useDraft(box, facts.suggestion, async () => (await import("./measure-title.ts")).measureTitle);
  const { siteName, breadcrumb, description } = facts.preview;
  const { desktop } = draft ?? facts.preview;
  const site = { siteName, breadcrumb, description };
  return (
    <div className="titleview">
      <div className="titleview-head">
        <h3>{draft ? "Yours, on a desktop" : "On a desktop"}</h3>
        <span className="meta">{charactersOf(draft ? [...draft.title].length : facts.characters)}</span>
      </div>
      <SerpResult {...site}>
        <SerpTitle title={desktop.title} px={desktop.px} />
      </SerpResult>
      <TitleBar px={draft?.px ?? facts.px} />
      <p className="meta titleview-scale">Drawn at true size: one pixel of the bar is one pixel of the title above it (Arial, 20 px).</p>
      <p className="meta">{boldWords(draft?.boldPx ?? facts.boldPx)}</p>
      <div className="serp-two">
        <div>
          <label className="serp-editor" htmlFor={id}>
            <span>Write a better one and watch the bar</span>
            <KeptTextArea id={id} ref={box} rows={3} name="draft" spellCheck defaultValue={facts.suggestion} onInput={measure} />
          </label>
          <DraftVerdict
            px={draft?.px ?? facts.suggestionPx}
            characters={[...(draft?.title ?? facts.suggestion)].length}
            estimated={draft?.estimated ?? facts.estimated}
          />
          <p className="meta">
            Google publishes no limit. Titles are cut to the width of the device, so this is a measurement and not a rule.
          </p>
        </div>
        <div>
          <h3>On a phone, two lines</h3>
          <SerpResult {...site} phone>
            <p className="serp-title">{draft ? draft.title : facts.title}</p>
          </SerpResult>
        </div>
      </div>
    </div>
  );
}

const charactersOf = (count: number) => `${count} ${count === 1 ? "character" : "characters"}`;

/** Results may set words of the query in bold, which is wider; how many is up to the query, so this is the most it can be. */
function boldWords(px: number): string {
  const over = shownPx(px) - DESKTOP_TITLE.maxPx;
  return `All in bold, as results may set words of the query: ${shownPx(px).toLocaleString("en-US")} px, ${over > 0 ? `${over} over` : "still fits"}.`;
}

function DraftVerdict({ px, characters, estimated }: { px: number; characters: number; estimated: boolean }) {
  const { maxPx, safePx } = DESKTOP_TITLE;
  const status = px > maxPx ? "failed" : px > safePx ? "fix" : "pass";
  const word = { failed: `cut by ${shownPx(px) - maxPx}`, fix: "close to the edge", pass: "fits" }[status];
  return (
    <p className="titleview-verdict">
      <StatusMark status={status}>
        {shownPx(px).toLocaleString("en-US")} px{estimated && ", estimated"}, {word}
      </StatusMark>
      <span className="meta">{charactersOf(characters)}</span>
    </p>
  );
}
