import type { ReactNode } from "react";
import type { MinifiedCode } from "#core/tool/minified-code.ts";
import { BuilderField } from "../builder/builder-field.tsx";
import type { Convert } from "../convert/file-queue.ts";
import { LiveForm } from "../live/live-form.tsx";
import { useLiveInput } from "../live/use-live-input.ts";
import { ModeFields } from "../modes/mode-fields.tsx";
import { ResultActions } from "../result-actions.tsx";
import type { ToolViewProps } from "../tool-view-props.ts";
import { useToolRun } from "../use-tool-run.ts";
import { MinifiedResult } from "./minified-result.tsx";
import type { CodeLanguage, MinifyOptions } from "./minify-file.ts";
import { MinifyFiles } from "./minify-files.tsx";
import { useMinified } from "./use-minified.ts";
import "./minify.css";

interface MinifyInput extends MinifyOptions {
  code: string;
}

interface Props<Input extends MinifyInput> {
  page: ToolViewProps<Input, MinifiedCode>;
  language: CodeLanguage;
  /** In a worker. */
  minify: Convert<Omit<Input, "code">, MinifiedCode>;
  /** The options, uncontrolled, filled with these values. */
  options(filled: Input): ReactNode;
}

/** Code in, smaller code out, as somebody types or file by file; or the same code for people. Nothing leaves the device. */
export function MinifyFrame<Input extends MinifyInput>({ page, language, minify, options }: Props<Input>) {
  const live = useLiveInput<Input>(page);
  const { code, ...rest } = live.input;
  const { made: last, minifyNow } = useMinified(live.input, minify, page.outcome?.ok ? page.outcome.data : undefined);
  const run = useToolRun<Input, MinifiedCode>({
    page,
    runLocally: minifyNow,
    labelOf: ({ code }) => `${language.name}, ${code.length.toLocaleString("en-US")} characters`,
  });
  // A text too long to be shown again is answered all the same.
  const made = code.trim() !== "" || run.state.status === "success" ? last : undefined;
  const isBeautified = live.input.action === "beautify";

  return (
    <LiveForm
      page={page}
      run={run}
      live={live}
      method="post"
      action={isBeautified ? `Beautify the ${language.name}` : `Minify the ${language.name}`}
      busy={isBeautified ? "Beautifying…" : "Minifying…"}
      stops={["Read", "Write", "Pack"]}
      empty={null}
      before={<MinifyFiles name={page.slug} language={language} minify={minify} options={rest} />}
      result={(data, clear) => (
        <div className="panel minify-answer">
          <ResultActions name={page.slug} json={made?.answer ?? data} shareable={false} onClear={clear} />
        </div>
      )}
    >
      <ModeFields
        legend="What to do"
        name="action"
        modes={[
          ["minify", "Minify"],
          ["beautify", "Beautify"],
        ]}
        chosen={live.filled.action ?? "minify"}
        className="minify-modes"
      >
        <div className="minify-halves">
          <div className="builder-fields">
            <BuilderField
              name="code"
              label={`Your ${language.name}`}
              defaultValue={live.filled.code}
              rows={16}
              inputMode="text"
              placeholder={language.placeholder}
              wide
            />
            <div className="minify-options">{options(live.filled)}</div>
          </div>
          <div className="minify-made" aria-live="polite">
            <MinifiedResult
              made={made?.answer}
              fileName={`${made?.of.action === "beautify" ? "code" : "code.min"}.${language.ending}`}
              type={language.type}
            />
          </div>
        </div>
      </ModeFields>
    </LiveForm>
  );
}
