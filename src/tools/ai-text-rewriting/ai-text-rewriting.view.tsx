import { useRef } from "react";
import type { ReviewedText } from "#core/prose/reviewed-text.schema.ts";
import { textsOf } from "#core/tool/tool-fields.ts";
import workerUrl from "#engines/language/english/reading-ease.worker.ts?worker&url";
import { askWorker } from "#ui/tool/ask-worker.ts";
import { BuilderField } from "#ui/tool/builder/builder-field.tsx";
import { EditReview } from "#ui/tool/prose/edit-review.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import type { AiTextRewritingInput } from "./ai-text-rewriting.schema.ts";

export function View(page: ToolViewProps<AiTextRewritingInput, ReviewedText>) {
  const last = useRef<AiTextRewritingInput>(undefined);
  const run = useToolRun<AiTextRewritingInput, ReviewedText>({ page, streams: true, labelOf: () => "A text" });
  const { submitted } = page;

  function start(input: AiTextRewritingInput) {
    last.current = input;
    run.start(input);
  }

  return (
    <ToolFrame
      page={page}
      run={{ ...run, start }}
      method="post"
      action="Rewrite the text"
      busy="Rewriting…"
      stops={["Read the text", "Rewrite", "Check the facts"]}
      result={(result) => (
        <EditReview
          key={result.text}
          result={result}
          locked={last.current?.locked ?? submitted["locked"]?.split("\n") ?? []}
          easeOf={easeOf}
          again={Object.entries({ ...submitted, ...textsOf(last.current) }).flatMap(([name, value]) =>
            name === "take" ? [] : <input type="hidden" key={name} name={name} value={value} />,
          )}
        >
          <ResultActions name={page.slug} json={result} shareable={false} onClear={run.clear} runs={run.runs} />
        </EditReview>
      )}
    >
      <div className="builder">
        <BuilderField name="text" label="Your text" defaultValue={submitted["text"]} rows={6} wide />
        <div className="prose-choices">
          <BuilderField name="tone" label="Tone" defaultValue={submitted["tone"] ?? "plain"} choices={TONES} />
          <BuilderField name="length" label="Length" defaultValue={submitted["length"] ?? "shorter"} choices={LENGTHS} />
          <BuilderField name="level" label="Reading level" defaultValue={submitted["level"] ?? "easier"} choices={LEVELS} />
        </div>
        <BuilderField name="locked" label="Words that stay" defaultValue={submitted["locked"]} rows={2} hint="One phrase a line." />
        <BuilderField
          name="rewritten"
          label="A rewrite you have already"
          defaultValue={submitted["rewritten"]}
          rows={3}
          wide
          hint="From a colleague or a chat tool. We compare the two and ask nobody."
        />
      </div>
    </ToolFrame>
  );
}

const TONES = [
  ["plain", "Plain"],
  ["formal", "Formal"],
  ["friendly", "Friendly"],
] as const;
const LENGTHS = [
  ["shorter", "Shorter"],
  ["same", "About the same"],
  ["longer", "Longer"],
] as const;
const LEVELS = [
  ["easier", "Easier to read"],
  ["same", "As it is"],
] as const;

const easeOf = askWorker<string, number | null>(workerUrl);
