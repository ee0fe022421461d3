import { BuilderField } from "#ui/tool/builder/builder-field.tsx";
import { CodeResult } from "#ui/tool/code/code-result.tsx";
import { LiveForm } from "#ui/tool/live/live-form.tsx";
import { useLiveInput } from "#ui/tool/live/use-live-input.ts";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { convertHtmlToPhp } from "./html-to-php-converter.engine.ts";
import type { HtmlToPhpConverterInput, HtmlToPhpConverterOutput } from "./html-to-php-converter.schema.ts";
import { PhpFiles } from "./php-files.tsx";
import { isVariableName, VARIABLE_RULE } from "./variable-name.ts";
import "./html-to-php-converter.css";

type Input = HtmlToPhpConverterInput;
type Output = HtmlToPhpConverterOutput;

export function View(page: ToolViewProps<Input, Output>) {
  const run = useToolRun<Input, Output>({
    page,
    runLocally: convertHtmlToPhp,
    labelOf: ({ html }) => `HTML, ${html.length.toLocaleString("en-US")} characters`,
  });
  const live = useLiveInput<Input>(page);
  const { html, ...options } = live.input;
  const made = convertHtmlToPhp(html === "" ? { html: SAMPLE, ...options } : live.input);
  const variable = options.variable ?? "html";
  const form = live.input.form ?? "echo-single";

  return (
    <LiveForm
      page={page}
      run={run}
      live={live}
      method="post"
      action="Convert the HTML"
      busy="Converting…"
      stops={["Read", "Write"]}
      empty={null}
      before={<PhpFiles options={options} />}
      result={(data, clear) => (
        <div className="panel php-answer">
          <p className="mute">
            Run it and PHP prints the same {data.bytesIn.toLocaleString("en-US")} bytes. As a file it has{" "}
            {data.bytesOut.toLocaleString("en-US")}.
          </p>
          <ResultActions name={page.slug} json={data} shareable={false} onClear={clear} />
        </div>
      )}
    >
      <div className="php-halves" data-form={form}>
        <div className="builder-fields">
          <BuilderField name="html" label="Your HTML" text={html} defaultValue={live.filled.html} rows={14} placeholder={SAMPLE} wide />
          <BuilderField name="form" label="Form" defaultValue={live.filled.form ?? "echo-single"} choices={FORMS} />
          <BuilderField
            name="variable"
            label="Name of the variable"
            defaultValue={live.filled.variable ?? "html"}
            inputMode="text"
            error={!isVariableName(variable) && `${VARIABLE_RULE} Until then it is $html.`}
            shownFor="variable"
          />
          <BuilderField
            name="php"
            label="PHP in the input"
            defaultValue={live.filled.php ?? "text"}
            choices={[
              ["text", "Print it as text"],
              ["run", "Leave it to run"],
            ]}
            shownFor="template"
          />
        </div>
        <div className="php-made">
          <CodeResult
            code={made.code}
            fileName={made.fileName}
            type="application/x-php"
            note={html === "" ? "of the sample, until you paste" : `${made.bytesIn} bytes in, ${made.bytesOut} out`}
          />
          {made.notes.map((note) => (
            <p key={note} className="php-note" role="status">
              {note}
            </p>
          ))}
        </div>
      </div>
    </LiveForm>
  );
}

const FORMS: readonly (readonly [string, string])[] = [
  ["echo-single", "echo, single quotes"],
  ["echo-double", "echo, double quotes"],
  ["print", "print, double quotes"],
  ["nowdoc", "echo, nowdoc"],
  ["variable", "a variable, line by line"],
  ["template", "a template: HTML stays HTML"],
];

const SAMPLE = `<p class="price">It's $5 \\ hour</p>\n`;
