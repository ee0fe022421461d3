import { useDeferredValue, useMemo } from "react";
import { redirectLine } from "#engines/apache/redirects/write-redirect-list.ts";
import { LiveForm } from "#ui/tool/live/live-form.tsx";
import { useLiveInput } from "#ui/tool/live/use-live-input.ts";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { writeRedirects } from "./redirect-file-directory.engine.ts";
import type { RedirectFileDirectoryInput, RedirectFileDirectoryOutput } from "./redirect-file-directory.schema.ts";
import { RedirectsForm } from "./redirects-form.tsx";
import { RedirectsResult } from "./redirects-result.tsx";
import "#ui/tool/page-check/page-report-panel.css";
import "./redirect-file-directory.css";

type Input = RedirectFileDirectoryInput;
type Output = RedirectFileDirectoryOutput;

export function View(page: ToolViewProps<Input, Output>) {
  const run = useToolRun<Input, Output>({
    page,
    runLocally: writeRedirects,
    labelOf: ({ from, list }) => from ?? `${list?.split("\n").length ?? 0} lines`,
  });
  const form = useLiveInput<Input>(page);
  const { input } = form;
  // A thousand rows take a moment: the keys come first.
  const deferred = useDeferredValue(input);
  const live = useMemo(() => writeRedirects(isEmpty(deferred) ? SAMPLE : deferred), [deferred]);

  function addToList() {
    const { from, to = "", kind = "file", code = 301, query = "keep", list, ...rest } = input;
    if (!from) return;
    const added = redirectLine({ from, to: code === 410 ? "" : to, kind, code, keepQuery: query === "keep" });
    form.fill({ ...rest, kind, code, query, list: list ? `${list}\n${added}` : added });
  }

  return (
    <LiveForm
      page={page}
      run={run}
      live={form}
      className="redirects-form"
      method="post"
      action="Write the rules"
      busy="Writing…"
      stops={["Read", "Compare", "Write"]}
      empty={null}
      before={
        <RedirectsResult
          output={live}
          isSample={isEmpty(deferred)}
          onRepair={() => form.fill({ ...(input.site ? { site: input.site } : {}), list: live.repaired })}
        />
      }
      result={(_, clear) => (
        <div className="panel redirects-actions">
          <ResultActions
            name={page.slug}
            json={live}
            csv={[
              ["row", "request", "status", "location"],
              ...live.tests.map(({ row, request, status, location }) => [row, request, status, location]),
            ]}
            shareable={false}
            onClear={clear}
          />
        </div>
      )}
    >
      <RedirectsForm initial={form.filled} onAdd={addToList} />
    </LiveForm>
  );
}

const isEmpty = ({ from, list }: Input) => !from && !list;

/** Shown until somebody types. */
const SAMPLE: Input = { list: "/old-page.html /new-page\n/shop/ /store/ folder" };
