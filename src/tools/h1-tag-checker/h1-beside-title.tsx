import type { ReactNode } from "react";
import type { H1Facts } from "./h1-tag-checker.schema.ts";

/** Both names of the page, one under the other, the words they share marked. */
export function H1BesideTitle({ facts: { h1, title, shared, characters, rendered } }: { facts: H1Facts }) {
  return (
    <dl className="h1pair">
      <div>
        <dt>H1, on the page</dt>
        <dd className="h1pair-h1">{h1 ? marked(h1, shared) : <em>{h1 === null ? "none" : "no words"}</em>}</dd>
        <dd className="meta">{h1 ? `${characters} ${characters === 1 ? "character" : "characters"}` : " "}</dd>
      </div>
      <div>
        <dt>Title, in results</dt>
        <dd className="h1pair-title">{title === "" ? <em>none</em> : marked(title, shared)}</dd>
        <dd className="meta">
          {h1 && title !== "" && `${shared.length === 0 ? "no" : shared.length} shared ${shared.length === 1 ? "word" : "words"}`}
        </dd>
      </div>
      {rendered && (
        <div>
          <dt>H1, after scripts have run</dt>
          <dd className="h1pair-h1">{rendered.length === 0 ? <em>none</em> : rendered.join(" / ")}</dd>
        </div>
      )}
    </dl>
  );
}

/** The words marked wherever they begin a word: the title may have another form of it. */
function marked(text: string, words: readonly string[]): ReactNode {
  if (words.length === 0) return text;
  const stems = words.map((word) => word.replace(/(?:e?s|y|ing)$/i, "") || word);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.map(escaped).join("|")})[\\p{L}\\p{M}]{0,4}(?![\\p{L}\\p{N}])`, "giu");
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(from, match.index), <mark key={match.index}>{match[0]}</mark>);
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
