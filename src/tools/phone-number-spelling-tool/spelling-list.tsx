import { CopyButton } from "#ui/tool/result-actions.tsx";
import type { PhoneNumberSpellingToolOutput } from "./phone-number-spelling-tool.schema.ts";

type Spelling = PhoneNumberSpellingToolOutput["spellings"][number];

const SHOWN = 12;

/** The number as it is dialed, what it spells and what there is to know. */
export function SpellingList({ output }: { output: PhoneNumberSpellingToolOutput }) {
  const { spellings, keys, notes, formatted, tel } = output;
  const [best, ...others] = spellings;
  return (
    <section className="panel phone" aria-labelledby="phone-answer">
      <div className="phone-head">
        <h2 id="phone-answer" className="d3">
          {keys.length > 0 ? formatted : (best?.text ?? formatted)}
        </h2>
        <p>
          <a className="chip chip-ink" href={tel}>
            Call {formatted}
          </a>
          <CopyButton text={keys.length > 0 ? formatted : (best?.text ?? formatted)} what="the first line" />
        </p>
      </div>
      {notes.map((note) => (
        <p key={note} className="phone-note">
          {note}
        </p>
      ))}
      {keys.length > 0 && (
        <ol className="phone-keys" aria-label="Keys to press">
          {keys.map(({ sign, key }, index) => (
            <li key={index}>
              <b>{key}</b>
              <span>{sign}</span>
            </li>
          ))}
        </ol>
      )}
      {(keys.length > 0 ? spellings : others).length > 0 && (
        <>
          <h3 className="phone-others">{keys.length > 0 ? "The same number also spells" : "Also"}</h3>
          <Spellings spellings={keys.length > 0 ? spellings : others} />
        </>
      )}
    </section>
  );
}

function Spellings({ spellings }: { spellings: readonly Spelling[] }) {
  const rest = spellings.slice(SHOWN);
  return (
    <>
      <ol className="phone-list">{spellings.slice(0, SHOWN).map(Row)}</ol>
      {rest.length > 0 && (
        <details className="phone-more">
          <summary>{rest.length} more</summary>
          <ol className="phone-list">{rest.map(Row)}</ol>
        </details>
      )}
    </>
  );
}

function Row({ text, words, digitsLeft }: Spelling) {
  const counts = [`${words.length} ${words.length === 1 ? "word" : "words"}`];
  if (digitsLeft > 0) counts.push(`${digitsLeft} ${digitsLeft === 1 ? "digit" : "digits"} left`);
  return (
    <li key={text}>
      <span className="phone-text">{text}</span>
      <span className="meta">{counts.join(", ")}</span>
      <CopyButton text={text} what={text} />
    </li>
  );
}
