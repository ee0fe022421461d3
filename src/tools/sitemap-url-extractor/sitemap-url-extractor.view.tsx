import { useRef, useState } from "react";
import { DownloadButton, ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { ExtractorFields, extractorModes } from "./extractor-fields.tsx";
import { ExtractorResult } from "./extractor-result.tsx";
import { fileName } from "./rules/file-name.ts";
import type { SitemapUrlExtractorInput, SitemapUrlExtractorOutput } from "./sitemap-url-extractor.schema.ts";
import "./sitemap-url-extractor.css";

type Input = SitemapUrlExtractorInput;
type Output = SitemapUrlExtractorOutput;

export function View(page: ToolViewProps<Input, Output>) {
  const last = useRef<Input>(undefined);
  const run = useToolRun<Input, Output>({ page, labelOf });
  /** What was made of a chosen file, in the page. */
  const [local, setLocal] = useState<Output>();

  function start(input: Input) {
    last.current = input;
    setLocal(undefined);
    run.start(input);
  }

  async function readFile(file: File) {
    run.clear();
    const { readLocalFile } = await import("./read-local-file.ts");
    setLocal(await readLocalFile(file));
  }

  function result(output: Output) {
    const again = output === local ? undefined : last.current;
    return (
      <ExtractorResult
        output={output}
        actions={
          <div className="extract-actions">
            <DownloadButton
              name="sitemap-urls.txt"
              type="text/plain;charset=utf-8"
              body={output.addresses.map(({ loc }) => `${loc}\n`).join("")}
              label="TXT"
            />
            <ResultActions
              name={page.slug}
              json={output}
              csv={csvOf(output)}
              shareable={output.foundBy !== "pasted" && output.foundBy !== "file"}
              {...(again ? { onAgain: () => start(again) } : {})}
              onClear={() => {
                setLocal(undefined);
                run.clear();
              }}
              runs={run.runs}
            />
          </div>
        }
      />
    );
  }

  return (
    <ToolFrame
      page={page}
      run={{ ...run, start }}
      method="post"
      action="Extract addresses"
      busy="Reading…"
      stops={["Find the server", "Read the sitemaps", "Count", "Check"]}
      modes={extractorModes}
      before={local && result(local)}
      {...(local ? { empty: null } : {})}
      result={result}
    >
      <ExtractorFields submitted={page.submitted} onFile={(file) => void readFile(file)} />
    </ToolFrame>
  );
}

function labelOf({ url, xml }: Input): string {
  return xml === undefined ? (url ?? "") : "pasted sitemap";
}

function csvOf({ addresses, files }: Output) {
  return [
    ["address", "lastmod", "changefreq", "priority", "images", "image addresses", "languages", "file", "line"],
    ...addresses.map(({ loc, lastmod, changefreq, priority, images, imageLocs, languages, file, line }) => [
      loc,
      lastmod,
      changefreq,
      priority,
      images,
      imageLocs.join(" "),
      languages.join(" "),
      fileName(files[file]?.url ?? ""),
      line,
    ]),
  ];
}
