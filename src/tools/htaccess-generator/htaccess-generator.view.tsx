import { AnnotatedCode } from "#ui/tool/code/annotated-code.tsx";
import { LiveForm } from "#ui/tool/live/live-form.tsx";
import { useLiveInput } from "#ui/tool/live/use-live-input.ts";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { HtaccessForm } from "./htaccess-form.tsx";
import { generateHtaccess } from "./htaccess-generator.engine.ts";
import type { HtaccessGeneratorInput, HtaccessGeneratorOutput } from "./htaccess-generator.schema.ts";
import { HtaccessNotes, PasswordFile } from "./htaccess-notes.tsx";
import { makeFiles } from "./make-files.ts";
import "#ui/tool/page-check/page-report-panel.css";
import "./htaccess-generator.css";

type Input = HtaccessGeneratorInput;
type Output = HtaccessGeneratorOutput;

export function View(page: ToolViewProps<Input, Output>) {
  const run = useToolRun<Input, Output>({ page, runLocally: makeFiles, labelOf: () => ".htaccess" });
  const form = useLiveInput<Input>(page);
  const { input } = form;
  const isEmpty = Object.keys(input).every((name) => UNWRITTEN.has(name)) && (input.host ?? "leave") === "leave";
  const live = generateHtaccess(isEmpty ? SAMPLE : input);

  return (
    <LiveForm
      page={page}
      run={run}
      live={form}
      method="post"
      action="Write the files"
      busy="Writing…"
      stops={["Read", "Hash", "Write"]}
      empty={null}
      before={<HtaccessNotes output={live} isSample={isEmpty} />}
      result={(data, clear) => (
        <div className="panel htaccess-answer">
          {input.user !== undefined && (
            <PasswordFile line={data.htpasswd} problem={data.problems.find(({ field }) => field === "password")?.text} />
          )}
          <ResultActions name={page.slug} json={data} shareable={false} onClear={clear} />
        </div>
      )}
    >
      <HtaccessForm initial={form.filled} />
      <div className="htaccess-files">
        {live.files.map((file) => (
          <AnnotatedCode key={file.server} {...file} download={file.server === "apache" ? ".htaccess" : undefined} />
        ))}
      </div>
    </LiveForm>
  );
}

/** Fields that a form always sends and that write nothing alone. */
const UNWRITTEN = new Set([
  "domain",
  "host",
  "scheme",
  "slash",
  "hsts",
  "addressMode",
  "proxy",
  "password",
  "realm",
  "userFile",
  "fallbackFile",
  "either",
]);

/** Shown until something is switched on. */
const SAMPLE: Input = { files: ["hidden"], nosniff: true, compression: true };
