import { useEffect, useRef, useState } from "react";
import { AnnotatedCode } from "#ui/tool/annotated-code.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { HtaccessForm } from "./htaccess-form.tsx";
import { generateHtaccess } from "./htaccess-generator.engine.ts";
import type { HtaccessGeneratorInput, HtaccessGeneratorOutput } from "./htaccess-generator.schema.ts";
import { htaccessInputOf, htaccessInputOfTexts } from "./htaccess-input.ts";
import { HtaccessNotes, PasswordFile } from "./htaccess-notes.tsx";
import { makeFiles } from "./make-files.ts";
import "#ui/tool/page-check/page-report-panel.css";
import "./htaccess-generator.css";

type Input = HtaccessGeneratorInput;
type Output = HtaccessGeneratorOutput;

export function View(page: ToolViewProps<Input, Output>) {
  const inside = useRef<HTMLDivElement>(null);
  const run = useToolRun<Input, Output>({ slug: page.slug, outcome: page.outcome, runLocally: makeFiles, labelOf: () => ".htaccess" });
  const [filling, setFilling] = useState(() => ({ id: 0, input: htaccessInputOfTexts(page.given) }));
  const [input, setInput] = useState(filling.input);
  const isEmpty = Object.keys(input).every((name) => UNWRITTEN.has(name)) && (input.host ?? "leave") === "leave";
  const live = generateHtaccess(isEmpty ? SAMPLE : input);

  function read() {
    const form = inside.current?.closest("form");
    if (form) setInput(htaccessInputOf(new FormData(form)));
  }

  // What was typed before the page came to life, and what an example filled in.
  useEffect(read, [filling.id]);

  function fill(next: Input) {
    setFilling(({ id }) => ({ id: id + 1, input: next }));
    setInput(next);
  }

  function start(next: Input) {
    if (page.examples.some((example) => example.input === next)) fill(next);
    run.start(next);
  }

  return (
    <ToolFrame
      page={page}
      run={{ ...run, start }}
      method="post"
      action="Write the files"
      busy="Writing…"
      stops={["Read", "Hash", "Write"]}
      toInput={htaccessInputOf}
      empty={null}
      before={<HtaccessNotes output={live} isSample={isEmpty} />}
      result={(data) => (
        <div className="panel htaccess-answer">
          {input.user !== undefined && (
            <PasswordFile line={data.htpasswd} problem={data.problems.find(({ field }) => field === "password")?.text} />
          )}
          <ResultActions
            name={page.slug}
            json={data}
            shareable={false}
            onClear={() => {
              run.clear();
              fill({});
            }}
          />
        </div>
      )}
    >
      <div className="builder" ref={inside} onInput={read} key={filling.id}>
        <HtaccessForm initial={filling.input} />
        <div className="htaccess-files">
          {live.files.map((file) => (
            <AnnotatedCode key={file.server} {...file} download={file.server === "apache" ? ".htaccess" : undefined} />
          ))}
        </div>
      </div>
    </ToolFrame>
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
