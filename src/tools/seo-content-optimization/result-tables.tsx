import type { ReactNode } from "react";
import { askedBy, timesBy } from "./advise.ts";
import { shortName } from "./page-name.ts";
import type { ContentCounts, ContentStudy, DraftMarks, StudiedTerm, StudiedTopic } from "./seo-content-optimization.schema.ts";

const number = (value: number) => value.toLocaleString("en-US");

interface Lists<Item, Found> {
  title: string;
  named: string;
  study: ContentStudy;
  list: readonly Item[];
  found: readonly Found[];
}

export function TermTable({
  title,
  named,
  study,
  list,
  found,
  unavailable = null,
}: Lists<StudiedTerm, number> & { unavailable?: string | null }) {
  if (unavailable !== null && study.pages.length > 0) return <Unavailable title={title} reason={unavailable} />;
  if (list.length === 0) return null;
  const covered = found.filter((times) => times > 0).length;
  return (
    <Table
      title={`${title}: ${covered} of ${list.length} in your draft`}
      head={[named, "Your draft", "Where it is used", "Which pages, how often"]}
    >
      {list.map((term, index) => {
        const times = found[index] ?? 0;
        const used = term.times.filter((count) => count > 0);
        const [least, most] = [Math.min(...used), Math.max(...used)];
        return (
          <tr key={term.key}>
            <th scope="row">{term.term}</th>
            <State level={times === 0 ? "missing" : times > most ? "above" : times < least ? "below" : "within"}>
              {times === 0
                ? "missing"
                : `${number(times)}×${times > most ? ", more than any page" : times < least ? ", less than any" : ""}`}
            </State>
            <td>{least === most ? `${number(least)}×` : `${number(least)} to ${number(most)}×`}</td>
            <td className="content-evidence">
              {timesBy(study, term)}
              {term.inHeadings > 0 && `; in a title or heading of ${term.inHeadings}`}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

const COVERED = { heading: "in a heading", text: "in the text", missing: "missing" } as const;

export function TopicTable({ title, named, study, list, found }: Lists<StudiedTopic, keyof typeof COVERED>) {
  if (list.length === 0) return null;
  const covered = found.filter((where) => where !== "missing").length;
  return (
    <Table title={`${title}: ${covered} of ${list.length} taken up`} head={[named, "Your draft", "Which pages"]}>
      {list.map((topic, index) => {
        const where = found[index] ?? "missing";
        return (
          <tr key={topic.text}>
            <th scope="row">{topic.text}</th>
            <State level={where === "missing" ? "missing" : "within"}>{COVERED[where]}</State>
            <td className="content-evidence">{askedBy(study, topic)}</td>
          </tr>
        );
      })}
    </Table>
  );
}

const PLACES = [
  ["h1", "H1"],
  ["opening", "First 100 words"],
  ["subheading", "A subheading"],
  ["text", "One paragraph"],
] as const;

export function KeywordTable({ study: { keyword, pages }, marks }: { study: ContentStudy; marks: DraftMarks }) {
  const yours = marks.keyword;
  if (!keyword || !yours) return null;
  return (
    <Table title={`All words of “${keyword.text}”`} head={["Place", "Your draft", "Pages"]}>
      {PLACES.map(([place, name]) => (
        <tr key={place}>
          <th scope="row">{name}</th>
          <State level={yours[place] ? "within" : "missing"}>{yours[place] ? "yes" : "no"}</State>
          <td>{pages.length === 0 ? "–" : `${keyword.pages[place]} of ${pages.length}`}</td>
        </tr>
      ))}
    </Table>
  );
}

const MEASURES: readonly (readonly [keyof ContentCounts, string])[] = [
  ["words", "Words"],
  ["subheadings", "Subheadings"],
  ["paragraphs", "Paragraphs and items"],
  ["listItems", "List items"],
  ["questions", "Questions asked"],
  ["images", "Pictures"],
  ["links", "Links in the text"],
];

/** Length, structure and reading ease of the draft and of every page. */
export function MeasureTable({ study: { pages, language }, marks }: { study: ContentStudy; marks: DraftMarks }) {
  return (
    <>
      <Table title="Length, structure, readability" head={["Text", ...MEASURES.map(([, name]) => name), "Flesch reading ease"]}>
        <MeasureRow name="Your draft" counts={marks.counts} ease={marks.ease} />
        {pages.length > 1 && (
          <MeasureRow
            name="Middle of the pages"
            counts={Object.fromEntries(MEASURES.map(([key]) => [key, middle(pages.map(({ counts }) => counts[key]))])) as ContentCounts}
            ease={easeOf(pages)}
          />
        )}
        {pages.map(({ name, title, counts, ease }) => (
          <MeasureRow key={name} name={shortName(name)} title={title} counts={counts} ease={ease} />
        ))}
      </Table>
      <p className="meta content-note">
        Main content only, menus and footers left out.{" "}
        {language.tag === "en"
          ? "Flesch, 1948: 60 to 70 is plain English, more is easier. Syllables are counted by rule, which is where it errs."
          : `Reading ease is not available: Flesch's formula is made for English, and this is ${language.name}.`}
      </p>
    </>
  );
}

function MeasureRow({ name, title = "", counts, ease }: { name: string; title?: string; counts: ContentCounts; ease: number | null }) {
  return (
    <tr>
      <th scope="row" className="content-page">
        {name}
        {title !== "" && <span className="meta">{title}</span>}
      </th>
      {MEASURES.map(([key]) => (
        <td key={key} data-numeric>
          {number(counts[key])}
        </td>
      ))}
      <td data-numeric>{ease === null ? "–" : ease.toFixed(1)}</td>
    </tr>
  );
}

function easeOf(pages: ContentStudy["pages"]): number | null {
  const known = pages.flatMap(({ ease }) => ease ?? []);
  return known.length === 0 ? null : middle(known);
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
}

function State({ level, children }: { level: "missing" | "below" | "within" | "above"; children: ReactNode }) {
  return (
    <td className="content-state" data-level={level}>
      {children}
    </td>
  );
}

function Table({ title, head, children }: { title: string; head: readonly string[]; children: ReactNode }) {
  return (
    <div className="page-view">
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="table-scroll scrolls" aria-label={title} tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </div>
  );
}

function Unavailable({ title, reason }: { title: string; reason: string }) {
  return (
    <div className="page-view">
      <h3>{title}</h3>
      <p>Not available. {reason}</p>
    </div>
  );
}
