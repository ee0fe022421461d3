import type { ComparedSource, ReuseReport } from "#core/reuse/reuse-report.schema.ts";
import { CopyButton } from "../result-actions.tsx";
import "./reuse-result.css";

const count = (value: number) => value.toLocaleString("en-US");
const plural = (value: number, one: string, many = `${one}s`) => `${count(value)} ${value === 1 ? one : many}`;

/** What a text shares with the sources given, side by side, and what was not looked at. */
export function ReuseResult({ report, children }: { report: ReuseReport; children?: React.ReactNode }) {
  const { headline, words, matchedWords, quotedWords, searchedWeb, searchNote, sources, leftOut, repeated, phrases } = report;
  const linked = sources.filter(({ isLinked }) => isLinked).length;
  const given = sources.filter(({ isFound, isLinked }) => !isFound && !isLinked).length;
  return (
    <section className="panel reuse" aria-label="Result">
      <h2>{headline}</h2>
      <p>
        {plural(words, "word")} of yours, {count(matchedWords)} of them in runs of three or more that a source has too
        {quotedWords > 0 && `; ${plural(quotedWords, "quoted word")} left out`}.{" "}
        {searchedWeb ? (
          <>
            <b>This searched the web for a few phrases, not for all of it.</b> {searchNote}
          </>
        ) : (
          <>
            <b>This did not search the web.</b> {searchNote} It looked at {plural(given, "source")} that you gave
            {linked > 0 && `, at ${plural(linked, "page")} of your own site that yours links to`}, and at nothing else.
          </>
        )}
      </p>
      {children}
      {sources.map((source) => (
        <Source key={source.name} source={source} />
      ))}
      {leftOut.length > 0 && (
        <div className="page-view">
          <h3>Not compared</h3>
          <ul>
            {leftOut.map(({ name, reason }) => (
              <li key={name}>
                <b className="reuse-name">{name}</b>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {repeated.length > 0 && (
        <div className="page-view">
          <h3>The text repeats itself</h3>
          <ul>
            {repeated.map(({ text, times }) => (
              <li key={text}>
                {times}×: {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {phrases.length > 0 && (
        <div className="page-view">
          <h3>Search these by hand</h3>
          <p>Hardly another text has these words in this order by chance. Copy one with its quotation marks into a search engine.</p>
          <ul className="reuse-phrases">
            {phrases.map((phrase) => (
              <li key={phrase}>
                <span>“{phrase}”</span>
                <CopyButton text={`"${phrase}"`} what={phrase} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const VERDICTS: Record<ComparedSource["verdict"], string> = {
  reused: "Likely reuse",
  check: "Worth a look",
  none: "No reuse seen",
};

function Source({
  source: { name, isFound, isLinked, words, sharedWords, sharedPercent, verdict, figures, passages, morePassages },
}: {
  source: ComparedSource;
}) {
  return (
    <div className="page-view reuse-source" data-verdict={verdict}>
      <h3 className="reuse-name">{name}</h3>
      <p>
        <b className="reuse-verdict">{VERDICTS[verdict]}.</b> {isFound && "Found by the search. "}
        {isLinked && "Your own site: your page links to it. "}
        {plural(sharedWords, "word")} of your text ({sharedPercent}%) {sharedWords === 1 ? "stands" : "stand"} in runs of three or more that
        this source of {plural(words, "word")} has too.
      </p>
      {passages.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        <section className="table-scroll scrolls" aria-label={`Passages shared with ${name}`} tabIndex={0}>
          <table className="table reuse-table">
            <thead>
              <tr>
                <th scope="col">In your text</th>
                <th scope="col">In the source</th>
                <th scope="col">Kind</th>
                <th scope="col" data-numeric>
                  Words
                </th>
              </tr>
            </thead>
            <tbody>
              {passages.map(({ kind, yours, theirs, words: shared }, index) => (
                <tr key={index}>
                  <td>{yours}</td>
                  <td>{theirs}</td>
                  <td>{kind === "same" ? "Word for word" : "Reworded"}</td>
                  <td data-numeric>{shared}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {morePassages > 0 && <p className="meta">{count(morePassages)} more passages are not shown.</p>}
      <p className="meta">
        Shares of your text, 0 to 1: single words {figures.c1}, threes {figures.c3}, fives {figures.c5}, longest common sequence{" "}
        {figures.lcs}, matched runs {figures.run3}.
      </p>
    </div>
  );
}
