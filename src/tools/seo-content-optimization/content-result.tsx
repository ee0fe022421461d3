import type { FormTexts } from "#core/tool/tool-fields.ts";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import type { RunsLeft } from "#ui/tool/tool-view-props.ts";
import { askedBy, timesBy } from "./advise.ts";
import { DraftEditor } from "./draft-editor.tsx";
import { KeywordTable, MeasureTable, TermTable, TopicTable } from "./result-tables.tsx";
import type { SeoContentOptimizationOutput } from "./seo-content-optimization.schema.ts";
import { useDraft } from "./use-draft.ts";

interface Props {
  output: SeoContentOptimizationOutput;
  slug: string;
  submitted: FormTexts;
  onDraft(draft: string): void;
  onClear(): void;
  runs: RunsLeft | undefined;
}

/** The editor, what it lacks, and every list with its evidence. All of it counts along as somebody types. */
export function ContentResult({ output, slug, submitted, onDraft, onClear, runs }: Props) {
  const { study, pagesFrom, countedOn, leftOut, notes } = output;
  const { draft, marks, write } = useDraft(output, onDraft);
  return (
    <section className="panel content" aria-label="Result">
      <div className="content-head">
        <div role="status">
          <h2>{marks.headline}</h2>
        </div>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {study.pages.length > 0 && (
          <p className="meta">
            {pagesFrom} Read and counted by us on {countedOn}, in {study.language.name}. There is no score: what is counted is shown.
          </p>
        )}
      </div>
      <DraftEditor draft={draft} study={study} submitted={submitted} onWrite={write} />
      {marks.advice.length > 0 && (
        <div className="page-view">
          <h3>Look at these first</h3>
          <ul className="content-advice">
            {marks.advice.map(({ text, evidence }) => (
              <li key={text}>
                <b>{text}</b> <span>{evidence}.</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <TermTable title="Terms" named="Term" study={study} list={study.terms} found={marks.terms} />
      <TopicTable title="Questions they answer" named="Question" study={study} list={study.questions} found={marks.questions} />
      <TopicTable title="Headings they have" named="Heading" study={study} list={study.headings} found={marks.headings} />
      <TermTable title="Names" named="Name" study={study} list={study.names} found={marks.names} unavailable={study.namesUnavailable} />
      <KeywordTable study={study} marks={marks} />
      <MeasureTable study={study} marks={marks} />
      {leftOut.length > 0 && (
        <div className="page-view">
          <h3>Not compared</h3>
          <ul>
            {leftOut.map(({ name, reason }) => (
              <li key={name}>
                <b className="content-name">{name}</b>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ResultActions
        name={slug}
        json={{ ...output, draft, marks }}
        csv={csvOf({ ...output, marks })}
        shareable={false}
        onClear={onClear}
        runs={runs}
      />
    </section>
  );
}

const csvOf = ({ study, marks }: SeoContentOptimizationOutput) => [
  ["Kind", "What", "In your draft", "In the pages"],
  ...study.terms.map((term, index) => ["Term", term.term, marks.terms[index] ?? 0, timesBy(study, term)]),
  ...study.names.map((name, index) => ["Name", name.term, marks.names[index] ?? 0, timesBy(study, name)]),
  ...study.questions.map((topic, index) => ["Question", topic.text, marks.questions[index] ?? "", askedBy(study, topic)]),
  ...study.headings.map((topic, index) => ["Heading", topic.text, marks.headings[index] ?? "", askedBy(study, topic)]),
];
