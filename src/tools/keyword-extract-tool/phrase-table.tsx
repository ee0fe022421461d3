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
  const groups = groupsOf(phrases);
  const places = hasPlaces ? PLACES : [];
  return (
    <div className="page-view phrases">
      <h3>{groups.length > 1 ? "Phrases in groups" : "Phrases"}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="table-scroll scrolls" aria-label="Phrases" tabIndex={0}>
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
                  <span>{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ name: group, members }) => (
            <tbody key={group}>
              {groups.length > 1 && (
                <tr className="phrase-group">
                  <th scope="rowgroup" colSpan={3 + places.length}>
                    <span>
                      {group} <span className="meta">{members.length === 1 ? "1 phrase" : `${members.length} phrases`}</span>
                      <CopyButton text={members.map(({ phrase }) => phrase).join("\n")} what={group} />
                    </span>
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

/** Groups of two and more by their best phrase; then what belongs to none. */
function groupsOf(phrases: readonly Phrase[]): { name: string; members: Phrase[] }[] {
  const groups = [...Map.groupBy(phrases, ({ group }) => group)].map(([name, members]) => ({ name, members }));
  const alone = groups.flatMap(({ members }) => (members.length === 1 ? members : []));
  const shared = groups.filter(({ members }) => members.length > 1);
  return alone.length === 0 ? shared : [...shared, { name: "In no group", members: alone }];
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
      <td data-numeric>{count === 0 ? "title only" : `${count}×`}</td>
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
