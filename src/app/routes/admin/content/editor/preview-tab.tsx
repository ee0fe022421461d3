import { useEffect, useState } from "react";
import { useDraftPage } from "../fields/draft-context.ts";
import "./preview-tab.css";

const WIDTHS = { "Phone 390": 390, "Desktop 1280": 1280 } as const;

/** The page with the draft in it, beside the text: made anew after each save. */
export function PreviewTab({ savedAt, part = "" }: { savedAt: Date | undefined; part?: string }) {
  const { place } = useDraftPage();
  const [width, setWidth] = useState<keyof typeof WIDTHS>("Phone 390");
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!savedAt) return;
    const timer = setTimeout(() => setTurn((count) => count + 1), 1_000);
    return () => clearTimeout(timer);
  }, [savedAt]);
  return (
    <div className="preview-tab">
      <div className="preview-widths">
        {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => (
          <button key={name} type="button" className="admin-button" aria-pressed={name === width} onClick={() => setWidth(name)}>
            {name}
          </button>
        ))}
      </div>
      <div className="preview-frame" data-width={WIDTHS[width]}>
        <iframe key={`${width} ${turn} ${part}`} src={`/admin/content/${place}/save?draft=${part}`} title="The page with the draft in it" />
      </div>
      <p>
        As of the last save. A draft that lacks something says so here.{" "}
        <a href={`/admin/content/${place}/save?draft=${part}`} target="_blank" rel="noopener">
          Open it in a tab of its own
        </a>
      </p>
    </div>
  );
}
