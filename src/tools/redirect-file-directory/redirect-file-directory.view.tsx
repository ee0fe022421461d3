import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { redirectLine } from "#engines/apache/redirects/write-redirect-list.ts";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { writeRedirects } from "./redirect-file-directory.engine.ts";
import type { RedirectFileDirectoryInput, RedirectFileDirectoryOutput } from "./redirect-file-directory.schema.ts";
import { RedirectsForm } from "./redirects-form.tsx";
import { redirectsInputOf, redirectsInputOfTexts } from "./redirects-input.ts";
import { RedirectsResult } from "./redirects-result.tsx";
import "#ui/tool/page-check/page-report-panel.css";
import "./redirect-file-directory.css";

type Input = RedirectFileDirectoryInput;
type Output = RedirectFileDirectoryOutput;

export function View(page: ToolViewProps<Input, Output>) {
  const inside = useRef<HTMLDivElement>(null);
  const run = useToolRun<Input, Output>({
    slug: page.slug,
    outcome: page.outcome,
    runLocally: writeRedirects,
    labelOf: ({ from, list }) => from ?? `${list?.split("\n").length ?? 0} lines`,
  });
  const [filling, setFilling] = useState(() => ({ id: 0, input: redirectsInputOfTexts(page.given) }));
  const [input, setInput] = useState(filling.input);
  // A thousand rows take a moment: the keys come first.
  const deferred = useDeferredValue(input);
  const live = useMemo(() => writeRedirects(isEmpty(deferred) ? SAMPLE : deferred), [deferred]);

  const formOf = () => inside.current?.closest("form") ?? null;
  function read() {
    const form = formOf();
    if (form) setInput(redirectsInputOf(new FormData(form)));
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

  function addToList() {
    const form = formOf();
    const { from, to = "", kind = "file", code = 301, query = "keep", list, ...rest } = form ? redirectsInputOf(new FormData(form)) : {};
    if (!from) return;
    const added = redirectLine({ from, to: code === 410 ? "" : to, kind, code, keepQuery: query === "keep" });
    fill({ ...rest, kind, code, query, list: list ? `${list}\n${added}` : added });
  }

  return (
    <ToolFrame
      page={page}
      run={{ ...run, start }}
      method="post"
      action="Write the rules"
      busy="Writing…"
      stops={["Read", "Compare", "Write"]}
      toInput={redirectsInputOf}
      empty={null}
      before={
        <RedirectsResult
          output={live}
          isSample={isEmpty(deferred)}
          onRepair={() => fill({ ...(input.site ? { site: input.site } : {}), list: live.repaired })}
        />
      }
      result={() => (
        <div className="panel redirects-actions">
          <ResultActions
            name={page.slug}
            json={live}
            csv={[
              ["row", "request", "status", "location"],
              ...live.tests.map(({ row, request, status, location }) => [row, request, status, location]),
            ]}
            shareable={false}
            onClear={() => {
              run.clear();
              fill({});
            }}
          />
        </div>
      )}
    >
      <div className="builder redirects-form" ref={inside} onInput={read} key={filling.id}>
        <RedirectsForm initial={filling.input} onAdd={addToList} />
      </div>
    </ToolFrame>
  );
}

const isEmpty = ({ from, list }: Input) => !from && !list;

/** Shown until somebody types. */
const SAMPLE: Input = { list: "/old-page.html /new-page\n/shop/ /store/ folder" };
