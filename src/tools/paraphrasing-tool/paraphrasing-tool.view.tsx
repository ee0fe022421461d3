import { useState } from "react";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { BuilderField } from "#ui/tool/builder/builder-field.tsx";
import { CopyButton, ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import type { ParaphrasingToolInput, ParaphrasingToolOutput } from "./paraphrasing-tool.schema.ts";
import "./paraphrasing-tool.css";

export function View(page: ToolViewProps<ParaphrasingToolInput, ParaphrasingToolOutput>) {
  const run = useToolRun<ParaphrasingToolInput, ParaphrasingToolOutput>({ page, streams: true, labelOf: () => "A text" });
  const { submitted } = page;

  return (
    <ToolFrame
      page={page}
      run={run}
      method="post"
      action="Find other ways"
      busy="Reading…"
      stops={["Read the sentences", "Find other ways", "Check the facts"]}
      written={sentencesIn}
      result={(result) => (
        <Ways key={result.text} result={result}>
          <ResultActions name={page.slug} json={result} shareable={false} onClear={run.clear} runs={run.runs} />
        </Ways>
      )}
    >
      <div className="builder">
        <BuilderField name="text" label="Your sentences" defaultValue={submitted["text"]} rows={5} wide />
        <BuilderField name="tone" label="Tone" defaultValue={submitted["tone"] ?? "plain"} choices={TONES} />
        <BuilderField name="locked" label="Words that stay" defaultValue={submitted["locked"]} rows={2} hint="One phrase a line." />
      </div>
    </ToolFrame>
  );
}

/** The model answers in lists of sentences, of which the last may have only begun. */
const sentencesIn = (written: string) => [...written.matchAll(/"((?:[^"\\]|\\.)*)"?/g)].map(([, sentence = ""]) => sentence).join("\n");

const TONES = [
  ["plain", "Plain"],
  ["formal", "Formal"],
  ["friendly", "Friendly"],
] as const;

/** A group of radio buttons a sentence, and the text as chosen. */
function Ways({ result: { text, sentences, writer }, children }: { result: ParaphrasingToolOutput; children: React.ReactNode }) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  let at = 0;
  const made =
    sentences
      .map(({ from, to, text: own, ways }, index) => {
        const before = text.slice(at, from);
        at = to;
        return before + (ways[chosen.get(index) ?? -1]?.text ?? own);
      })
      .join("") + text.slice(at);
  return (
    <div className="ways">
      <section className="panel ways-note">
        <h2>{writer.kind === "rules" ? "An editor’s ways, not AI" : "Other ways to say it"}</h2>
        <p>{writer.note}</p>
      </section>
      {sentences.map((sentence, index) => (
        <fieldset className="panel ways-sentence" key={sentence.from}>
          <legend className="vh">Sentence {index + 1}</legend>
          {[{ text: sentence.text, how: "As it stands" }, ...sentence.ways].map((way, option) => (
            <label key={`${way.how} ${way.text}`}>
              <input
                type="radio"
                name={`sentence-${index}`}
                checked={(chosen.get(index) ?? -1) === option - 1}
                onChange={() => setChosen((now) => new Map([...now, [index, option - 1]]))}
              />
              <span>
                {way.text}
                <span className="meta">{way.how}</span>
                {"held" in way && way.held !== undefined && <StatusMark status="failed">{way.held}</StatusMark>}
              </span>
            </label>
          ))}
          {sentence.ways.length === 0 && <p className="meta">No rule gives another way that keeps its facts.</p>}
          {sentence.words.length > 0 && (
            <details className="run-more">
              <summary>Other words for {sentence.words.length} of its own</summary>
              <dl>
                {sentence.words.map(({ word, others }) => (
                  <div key={word}>
                    <dt>{word}</dt>
                    <dd>{others.join(", ")}</dd>
                  </div>
                ))}
              </dl>
              <p className="meta">From WordNet. None is put in: many change the sense.</p>
            </details>
          )}
        </fieldset>
      ))}
      <section className="panel ways-note">
        <h2>The text as you chose</h2>
        <p className="ways-text">{made}</p>
        <CopyButton text={made} label="Copy the text" />
        {children}
      </section>
    </div>
  );
}
