import { useState } from "react";
import type { Part } from "#core/content/define-content-type.ts";
import { useDraftPage } from "../fields/draft-context.ts";
import { ShareLink } from "./share-link.tsx";
import { useTurn } from "./use-turn.ts";
import "./preview-tab.css";

const WIDTHS = { "Phone 390": 390, "Desktop 1280": 1280 } as const;
const TIMES = ["Before", "After"] as const;

interface Props {
  savedAt: Date | undefined;
  part: Part | undefined;
  /** Visitors see it already: there is a before. */
  isPublished: boolean;
}

/** The page with the draft in it, beside the text: made anew after each save. */
export function PreviewTab({ savedAt, part, isPublished }: Props) {
  const { place } = useDraftPage();
  const [width, setWidth] = useState<keyof typeof WIDTHS>("Phone 390");
  const [time, setTime] = useState<(typeof TIMES)[number]>("After");
  const [chosen, setChosen] = useState("");
  const turn = useTurn(savedAt);
  const pages = Object.keys(part?.pages ?? {});
  const page = pages.includes(chosen) ? chosen : (pages[0] ?? "");
  const isLive = isPublished && time === "Before";
  const asked = new URLSearchParams({ draft: part?.name ?? "", page, ...(isLive && { live: "" }) });
  const address = `/admin/content/${place}/save?${asked}`;
  return (
    <div className="preview-tab">
      <div className="preview-choices">
        {pages.length > 1 && <Choices label="Page" of={pages} chosen={page} onChoose={setChosen} />}
        {isPublished && <Choices label="Version" of={TIMES} chosen={time} onChoose={setTime} />}
        <Choices label="Width" of={Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]} chosen={width} onChoose={setWidth} />
      </div>
      <div className="preview-frame" data-width={WIDTHS[width]}>
        <iframe
          key={`${width} ${isLive || turn} ${address}`}
          src={address}
          title={isLive ? "The page as visitors see it" : "The page with the draft in it"}
        />
      </div>
      <p>
        {isLive ? "As visitors see it now." : "As of the last save. A draft that lacks something says so here."}{" "}
        <a href={address} target="_blank" rel="noopener">
          Open it in a tab of its own
        </a>
      </p>
      <ShareLink draft={part?.name ?? ""} page={page} />
    </div>
  );
}

interface ChoicesProps<Name extends string> {
  label: string;
  of: readonly Name[];
  chosen: NoInfer<Name>;
  onChoose(name: NoInfer<Name>): void;
}

function Choices<Name extends string>({ label, of, chosen, onChoose }: ChoicesProps<Name>) {
  return (
    <fieldset aria-label={label}>
      {of.map((name) => (
        <button key={name} type="button" className="admin-button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
