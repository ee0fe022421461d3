import { type ReactNode, useEffect, useState } from "react";
import { applyEdits } from "#core/prose/prose-edit.ts";
import { checkFacts } from "#core/prose/prose-facts.ts";
import { proseWords, sameRuns, wordsChanged } from "#core/prose/prose-measures.ts";
import type { ReviewedText } from "#core/prose/reviewed-text.schema.ts";
import { CopyButton } from "../result-actions.tsx";
import { EditList } from "./edit-list.tsx";
import { FactList } from "./fact-list.tsx";
import { MarkedText } from "./marked-text.tsx";
import { useEditChoices } from "./use-edit-choices.ts";
import "./prose.css";

interface Props {
  result: ReviewedText;
  locked: readonly string[];
  /** Flesch reading ease, null for a text without words. First asked for when a choice was made. */
  easeOf(text: string): Promise<number | null>;
  /** What a form without JavaScript sends along to choose. */
  again: ReactNode;
  children: ReactNode;
}

const SIDES = ["Changes", "Before", "After"] as const;

/** A text under an editor's pen: every change with its reason, taken or refused one by one. */
export function EditReview({ result, locked, easeOf, again, children }: Props) {
  const { text, edits, writer, measures } = result;
  const choices = useEditChoices(edits, new Map());
  const [side, setSide] = useState<(typeof SIDES)[number]>("Changes");
  const [ease, setEase] = useState<{ of: string; value: number | undefined }>();
  const listed = edits.filter(({ kind }) => kind !== "synonym");
  const offers = edits.filter(({ kind }) => kind === "synonym");
  const after = applyEdits(text, edits, choices.taken);
  const held = listed.filter((edit) => edit.held !== undefined);
  const isChosen = choices.taken.size > 0;
  const shown = isChosen ? after : result.after;
  useEffect(() => {
    let isOver = false;
    if (isChosen) void easeOf(after).then((value) => !isOver && setEase({ of: after, value: value ?? undefined }));
    return () => {
      isOver = true;
    };
  }, [isChosen, after, easeOf]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every key has a button; the keys only save the way to it.
    <div className="prose-review" onKeyDown={choices.onKey}>
      <section className="panel prose-main" aria-label="Changes to your text">
        <div className="prose-head">
          <h2>
            {listed.length === 0 ? "Nothing to change by these rules" : `${listed.length} ${listed.length === 1 ? "change" : "changes"}`}
            {isChosen && `: ${choices.taken.size} taken, ${choices.refused.size} refused`}
            {held.length > 0 && (
              <span className="prose-wrong"> {held.length === 1 ? "One is held back." : `${held.length} are held back.`}</span>
            )}
          </h2>
          <div className="prose-sides">
            {SIDES.map((name) => (
              <button type="button" key={name} aria-pressed={side === name} onClick={() => setSide(name)}>
                {name}
              </button>
            ))}
          </div>
        </div>
        {side === "Changes" ? (
          <MarkedText text={text} edits={edits} choices={choices} />
        ) : (
          <p className="prose-text">{side === "Before" ? text : shown}</p>
        )}
        {listed.length > 0 && (
          <p className="prose-keys meta">
            <span>
              <kbd>j</kbd> <kbd>k</kbd> next, previous
            </span>{" "}
            <span>
              <kbd>a</kbd> take
            </span>{" "}
            <span>
              <kbd>r</kbd> refuse
            </span>{" "}
            <span>
              <kbd>u</kbd> undo
            </span>
          </p>
        )}
        <EditList edits={listed} choices={choices} />
        <div className="prose-actions">
          {choices.open.length > 0 && (
            <button type="button" className="btn btn-i" onClick={choices.takeOpen}>
              Take the {choices.open.length} open {choices.open.length === 1 ? "one" : "ones"}
            </button>
          )}
          <CopyButton text={shown} label="Copy the text" />
          {(isChosen || choices.refused.size > 0) && (
            <button type="button" className="chip" onClick={choices.undoAll}>
              Undo all
            </button>
          )}
        </div>
        {offers.length > 0 && (
          <details className="prose-offers">
            <summary>Other words for {offers.length} of yours</summary>
            <p className="meta">From WordNet. Three of four such swaps change the sense, so none is made for you.</p>
            <EditList edits={offers} choices={choices} />
          </details>
        )}
        <noscript>
          <form method="post" className="prose-again">
            {again}
            <p>Without JavaScript: tick what you want and ask again.</p>
            {listed.map(({ id, before, options }) => (
              <label key={id}>
                <input type="checkbox" name="take" value={id} defaultChecked={result.taken.includes(id)} /> {before} → {options[0]}
              </label>
            ))}
            <button type="submit" className="btn">
              Show the text with these
            </button>
            <p className="prose-text">{result.after}</p>
          </form>
        </noscript>
      </section>
      <div className="prose-aside">
        <FactList checks={isChosen ? checkFacts(text, after, locked) : result.checks} />
        <section className="panel prose-side">
          <h3>Before and after</h3>
          <table className="prose-measures">
            <caption className="vh">Counted by us in your text, {isChosen ? "as you chose" : "with every change that is not held"}</caption>
            <thead>
              <tr>
                <td />
                <th scope="col">Before</th>
                <th scope="col">After</th>
              </tr>
            </thead>
            <tbody>
              {measures.map(({ name, counted, before, after: then }) => (
                <tr key={name}>
                  <th scope="row" title={counted}>
                    {name}
                  </th>
                  <td>{before ?? "—"}</td>
                  <td>
                    {isChosen
                      ? (chosenValue(name, text, after) ?? (name.startsWith("Flesch") && ease?.of === after ? (ease.value ?? "—") : "…"))
                      : (then ?? "—")}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="meta">
            Counted by us in the text, {isChosen ? "as you chose." : "with every change that is not held."} More Flesch points read easier.
          </p>
        </section>
        <section className="panel prose-side">
          <h3>{writer.kind === "rules" ? "An editor, not AI" : writer.name}</h3>
          <p>{writer.note}</p>
        </section>
        {children}
      </div>
    </div>
  );
}

/** The measures that need no word list, at once. */
function chosenValue(name: string, before: string, after: string): string | number | undefined {
  if (name === "Words") return proseWords(after).length;
  if (name === "Words changed") return `${Math.round(wordsChanged(before, after) * 100)}%`;
  if (name === "Same 4-word runs") {
    const share = sameRuns(before, after);
    return share === null ? "—" : `${Math.round(share * 100)}%`;
  }
  return name === "Sentences" ? (after.match(/[.!?]+(?=\s|$)/g)?.length ?? 1) : undefined;
}
