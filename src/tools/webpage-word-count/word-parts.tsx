import { DataTable } from "#ui/table/data-table.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { CopyButton } from "#ui/tool/result-actions.tsx";
import type { Gram, WordFacts } from "./webpage-word-count.schema.ts";
import { durationText } from "./word-durations.ts";

const count = (value: number) => value.toLocaleString("en-US");

const REGION_NAMES: Record<string, string> = {
  header: "Header",
  nav: "Menus",
  main: "Main",
  body: "Body",
  aside: "Sidebars",
  footer: "Footer",
};

/** One line through the page; each part is as long as its share of the words. */
export function RegionLine({ facts: { regions, all, mainBy } }: { facts: WordFacts }) {
  if (all.words === 0 || mainBy === "text") return null;
  const shown = regions.filter(({ words }) => words > 0);
  const isMain = (region: string) => (mainBy === "main" ? region === "main" : region === "body" || region === "main");
  return (
    <div className="page-view">
      <h3>Where the words stand</h3>
      <Line className="wordline wordline-wide" length={700} regions={shown} total={all.words} isMain={isMain} />
      <Line className="wordline wordline-slim" length={300} regions={shown} total={all.words} isMain={isMain} />
      <ul className="wordline-list">
        {shown.map(({ region, words }) => (
          <li key={region} data-main={isMain(region) || undefined}>
            <b>{REGION_NAMES[region]}</b> {count(words)}
            <span className="meta">{((words / all.words) * 100).toFixed(words / all.words < 0.1 ? 1 : 0)}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LineProps {
  className: string;
  length: number;
  regions: WordFacts["regions"];
  total: number;
  isMain(region: string): boolean;
}

function Line({ className, length, regions, total, isMain }: LineProps) {
  let at = 0;
  const parts = regions.map(({ region, words }) => {
    const from = at;
    at += (words / total) * length;
    return { region, from, to: at };
  });
  const label = regions.map(({ region, words }) => `${REGION_NAMES[region]} ${words}`).join(", ");
  return (
    <svg className={className} viewBox={`-14 0 ${length + 28} 40`} role="img" aria-label={label}>
      {parts.map(({ region, from, to }) => (
        <path
          key={region}
          className={isMain(region) ? "wordline-main" : "wordline-rest"}
          d={`M${from.toFixed(1)} 20H${to.toFixed(1)}`}
          strokeWidth="16"
        />
      ))}
      {[...parts.map(({ from }) => from), length].map((x) => (
        <circle key={x} className="wordline-stop" cx={x.toFixed(1)} cy="20" r="10" strokeWidth="5" />
      ))}
    </svg>
  );
}

export function WordFigures({ facts }: { facts: WordFacts }) {
  const { main, all, language } = facts;
  const figures = [
    ["Words in all", count(all.words)],
    ["Different words", count(main.unique)],
    ["Sentences", count(main.sentences)],
    ["Words a sentence", String(facts.averageSentence)],
    ["Paragraphs", count(main.paragraphs)],
    ["Characters", count(main.characters)],
    ["Without spaces", count(main.charactersWithoutSpaces)],
    ["Read in silence", durationText(facts.readingSeconds)],
    ["Read aloud", durationText(facts.speakingSeconds)],
    ["Language", language.name],
    ["Text in the source", `${facts.textShare}%`],
  ];
  return (
    <div className="page-view">
      <h3>{main.words === all.words ? "The whole text" : "Main content"}</h3>
      <dl className="wordfigures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="meta">
        Silent reading at 238 words a minute, the average for English non-fiction (Brysbaert 2019); aloud at 150. Other languages differ.
      </p>
    </div>
  );
}

export function SectionTable({ facts: { sections, moreSections, main } }: { facts: WordFacts }) {
  if (sections.length < 2) return null;
  const longest = Math.max(...sections.map(({ words }) => words));
  return (
    <div className="page-view wordsections">
      <DataTable
        caption="Words under each heading"
        columns={[
          {
            key: "heading",
            header: "Heading",
            cell: ({ heading, level }) => (
              <span className="wordsection" data-level={level}>
                {heading === null ? <i>Before the first heading</i> : heading || <i>Empty heading</i>}
              </span>
            ),
          },
          { key: "level", header: "Level", cell: ({ level }) => (level === 0 ? "" : `H${level}`) },
          { key: "line", header: "Line", numeric: true, cell: ({ line }) => line ?? "" },
          { key: "words", header: "Words", numeric: true, cell: ({ words }) => count(words) },
          {
            key: "bar",
            header: "Share",
            cell: ({ words }) => (
              <svg
                className="wordbar"
                viewBox="0 0 120 12"
                width="120"
                height="12"
                role="img"
                aria-label={`${Math.round((words / main.words) * 100)}%`}
              >
                <path d={`M6 6H${(6 + (words / longest) * 108).toFixed(1)}`} strokeWidth="8" strokeLinecap="round" />
              </svg>
            ),
          },
        ]}
        rows={sections.map((section, index) => ({ ...section, index }))}
        rowKey={({ index }) => String(index)}
      />
      {moreSections > 0 && <p className="meta">{count(moreSections)} more sections are in the JSON.</p>}
    </div>
  );
}

export function GramTables({ facts: { grams } }: { facts: WordFacts }) {
  const sets = [
    { label: "Words", rows: grams.one },
    { label: "Pairs", rows: grams.two },
    { label: "Triples", rows: grams.three },
  ];
  if (grams.one.length === 0) return null;
  return (
    <div className="page-view">
      <Tabs
        legend="What the text talks about"
        tabs={sets.map(({ label, rows }) => ({
          label: `${label} (${rows.length})`,
          panel:
            rows.length === 0 ? <p className="mute">Nothing of this length comes twice.</p> : <GramTable caption={label} rows={rows} />,
        }))}
      />
    </div>
  );
}

function GramTable({ caption, rows }: { caption: string; rows: readonly Gram[] }) {
  return (
    <>
      <DataTable
        caption={`${caption} by frequency, small words left out`}
        captionHidden
        columns={[
          { key: "text", header: caption, cell: ({ text }) => <span className="wordgram">{text}</span>, sortBy: ({ text }) => text },
          { key: "count", header: "Times", numeric: true, cell: (row) => count(row.count), sortBy: (row) => row.count },
          {
            key: "density",
            header: "Share of words",
            numeric: true,
            cell: ({ density }) => `${density.toFixed(2)}%`,
            sortBy: ({ density }) => density,
          },
        ]}
        rows={rows}
        rowKey={({ text }) => text}
      />
      <p className="wordgram-copy">
        <CopyButton
          text={rows.map(({ text, count: times, density }) => `${text}\t${times}\t${density}%`).join("\n")}
          label="Copy the table"
        />
      </p>
    </>
  );
}
