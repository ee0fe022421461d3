import { useRef } from "react";
import { OtherViews } from "#ui/tool/page-check/other-views.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { RunArea } from "#ui/tool/run-area.tsx";
import { RunField, ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import type { FetchHtmlContentInput, FetchHtmlContentOutput } from "./fetch-html-content.schema.ts";
import { HtmlResult } from "./html-result.tsx";
import "./fetch-html-content.css";

export function View(page: ToolViewProps<FetchHtmlContentInput, FetchHtmlContentOutput>) {
  const last = useRef<FetchHtmlContentInput>(undefined);
  const run = useToolRun<FetchHtmlContentInput, FetchHtmlContentOutput>({
    page,
    labelOf: ({ url }) => url ?? "pasted HTML",
  });
  function start(input: FetchHtmlContentInput) {
    last.current = input;
    run.start(input);
  }
  return (
    <ToolFrame
      page={page}
      run={{ ...run, start }}
      method="post"
      action="Fetch the HTML"
      busy="Fetching…"
      stops={["Find the server", "Read the page", "Part it", "Write it out"]}
      result={(output) => (
        <HtmlResult output={output}>
          <ResultActions
            name={page.slug}
            json={output}
            shareable={output.kept !== null || output.fetched !== null}
            permalink={output.kept ? `/tools/${page.slug}/?snapshot=${output.kept.id}` : undefined}
            {...(output.fetched ? { onAgain: () => start(last.current ?? { url: output.input }) } : {})}
            onClear={run.clear}
            runs={run.runs}
          />
          {output.kept && <OtherViews kept={output.kept} views={page.pageViews} slug={page.slug} />}
        </HtmlResult>
      )}
    >
      <RunField
        label="Address of the page"
        name="url"
        inputMode="url"
        placeholder="yourdomain.com/page"
        defaultValue={page.submitted["url"] ?? ""}
      />
      <div className="fetchopts">
        <label>
          Ask as
          <select name="as" defaultValue={page.submitted["as"] ?? ""}>
            <option value="">our own name</option>
            <option value="googlebot">Googlebot, imitated</option>
            <option value="chrome">Chrome, imitated</option>
          </select>
        </label>
        <label>
          <input type="checkbox" name="render" value="true" defaultChecked={page.submitted["render"] === "true"} /> Also open it in a
          browser and say what scripts change
        </label>
        <details open={page.submitted["html"] !== undefined || undefined}>
          <summary>Paste HTML instead</summary>
          <RunArea
            className=""
            label="HTML to convert"
            name="html"
            rows={6}
            placeholder="<!doctype html>…"
            defaultValue={page.submitted["html"]}
          />
        </details>
      </div>
    </ToolFrame>
  );
}
