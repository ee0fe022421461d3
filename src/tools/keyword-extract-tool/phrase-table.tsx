import { CopyButton, CsvButton } from "#ui/tool/result-actions.tsx";
import type { KeywordFacts, Phrase } from "./keyword-extract-tool.schema.ts";

const PLACES = [
  ["title", "Title"],
  ["description", "Desc."],
  ["h1", "H1"],
  ["heading", "H2–H6"],
  ["text", "Text"],
  ["link", "Links"],
  ["alt", "Alt"],
] as const;

/** Phrases in groups of meaning, each with its score, its count and the places it stands in. */
export function PhraseTable({ facts: { phrases, hasPlaces, mode, language }, name }: { facts: KeywordFacts; name: string }) {
  if (phrases.length === 0) return null;
  const groups = [...Map.groupBy(phrases, ({ group }) => group)];
  const places = hasPlaces ? PLACES : PLACES.filter(([place]) => place === "text");
  return (
    <div className="page-view phrases">
      <h3>Phrases in groups</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="table-scroll" aria-label="Phrases" tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Phrase</th>
              <th scope="col" data-numeric>
                Score
              </th>
              <th scope="col" data-numeric>
                Times
              </th>
              {places.map(([place, title]) => (
                <th key={place} scope="col" className="phrase-place">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(([group, members]) => (
            <tbody key={group}>
              {members.length > 1 && (
                <tr className="phrase-group">
                  <th scope="rowgroup" colSpan={3 + places.length}>
                    {group} <span className="meta">{members.length} phrases</span>
                  </th>
                </tr>
              )}
              {members.map((phrase) => (
                <PhraseRow key={phrase.phrase} phrase={phrase} places={places.map(([place]) => place)} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <div className="phrase-actions">
        <CsvButton name={name} rows={csvOf(phrases)} label="Phrases as CSV" />
        <CopyButton text={phrases.map(({ phrase }) => phrase).join("\n")} label="Copy all phrases" />
      </div>
      <p className="meta">
        The score ranks the phrases of this text, 100 the highest
        {mode === "english"
          ? ": how rare the words are in general English, how often and how early they stand here, and in which places."
          : `. For ${language.name} we have no tagger, so words are judged by position, frequency, company and case.`}{" "}
        Times are counted by us in headings and main text. Neither says how often people search: search volume is unavailable here, since no
        keyword provider is asked.
      </p>
    </div>
  );
}

function PhraseRow({ phrase: { phrase, score, count, places }, places: shown }: { phrase: Phrase; places: (keyof Phrase["places"])[] }) {
  return (
    <tr>
      <th scope="row">{phrase}</th>
      <td data-numeric>
        <span className="phrase-score">
          {score}
          <svg viewBox="0 0 100 8" width="72" height="8" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 4H${score}`} strokeWidth="8" />
          </svg>
        </span>
      </td>
      <td data-numeric>{count}×</td>
      {shown.map((place) => (
        <td key={place} className="phrase-place" data-held={places[place] > 0}>
          <span className="vh">{places[place] > 0 ? places[place] : "no"}</span>
        </td>
      ))}
    </tr>
  );
}

const csvOf = (phrases: readonly Phrase[]) => [
  ["Phrase", "Group", "Score in this text", "Times", ...PLACES.map(([, title]) => title)],
  ...phrases.map(({ phrase, group, score, count, places }) => [phrase, group, score, count, ...PLACES.map(([place]) => places[place])]),
];
