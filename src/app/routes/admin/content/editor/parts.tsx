import { useMemo } from "react";
import type { PatchPath } from "#core/content/patch/patch.ts";
import { useValue } from "../fields/draft-context.ts";

interface Block {
  _key: string;
  _type: string;
  style?: string;
  children?: { text?: string }[];
}

/** The parts of a text by its headings, with how long each is. */
export function Parts({ path }: { path: PatchPath }) {
  const blocks = useValue(path);
  const parts = useMemo(() => partsOf(Array.isArray(blocks) ? blocks : []), [blocks]);
  const words = parts.reduce((sum, part) => sum + part.words, 0);
  return (
    <nav className="studio-parts" aria-label="Parts">
      <h2>Parts</h2>
      <ol>
        {parts.map(({ key, title, words: count }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => document.querySelector(`[data-block="${CSS.escape(key)}"]`)?.scrollIntoView({ block: "center" })}
            >
              {title}
              <span>{count === 1 ? "1 word" : `${count} words`}</span>
            </button>
          </li>
        ))}
      </ol>
      <p>
        <b>{words === 1 ? "1 word" : `${words} words`}</b>
        <span>{readingTime(words)}</span>
      </p>
    </nav>
  );
}

interface Part {
  key: string;
  title: string;
  words: number;
}

function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  for (const { _key, _type, style, children = [] } of blocks) {
    const text = _type === "block" ? children.map((child) => child.text ?? "").join("") : "";
    const isHead = style === "h2";
    if (isHead || parts.length === 0) parts.push({ key: _key, title: isHead ? text || "Untitled part" : "Opening", words: 0 });
    const part = parts.at(-1);
    if (part && !isHead) part.words += text.split(/\s+/).filter(Boolean).length;
  }
  return parts;
}

/** Average silent reading speed for English non-fiction (Brysbaert 2019). */
const WORDS_PER_MINUTE = 238;

function readingTime(words: number): string {
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return words === 0 ? "" : `about ${minutes} ${minutes === 1 ? "minute" : "minutes"} to read`;
}
