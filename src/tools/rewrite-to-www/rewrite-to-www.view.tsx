import { AnnotatedFiles } from "#ui/tool/code/annotated-code.tsx";
import { FindingList } from "#ui/tool/finding-list.tsx";
import { LiveForm } from "#ui/tool/live/live-form.tsx";
import { useLiveInput } from "#ui/tool/live/use-live-input.ts";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { choicesOf } from "./host-variants.ts";
import { HostVariantsFigure } from "./host-variants-figure.tsx";
import { HostVariantsForm } from "./host-variants-form.tsx";
import { LiveHostVariants } from "./live-host-variants.tsx";
import { writeHostVariants } from "./rewrite-to-www.engine.ts";
import type { Remark, RewriteToWwwInput, RewriteToWwwOutput } from "./rewrite-to-www.schema.ts";
import "#ui/tool/page-check/page-report-panel.css";
import "./rewrite-to-www.css";

type Input = RewriteToWwwInput;
type Output = RewriteToWwwOutput;

export function View(page: ToolViewProps<Input, Output>) {
  const run = useToolRun<Input, Output>({ page, labelOf: ({ domain }) => domain });
  const form = useLiveInput<Input>(page);
  const { input } = form;
  const written = writeHostVariants(choicesOf(input));
  // What the server said about this very domain stands with what is written here.
  const answered = run.state.status === "success" ? run.state.data : undefined;
  const isSame = answered !== undefined && written.ok && answered.host.root === written.output.host.root;

  const rules = written.ok && (
    <Rules output={written.output} remarks={isSame ? answered.remarks : written.output.remarks} isSample={input.domain === ""} />
  );

  return (
    <LiveForm
      page={page}
      run={run}
      live={form}
      action="Write the rules"
      busy="Asking…"
      stops={["Judge the domain", "Ask the four addresses", "Compare"]}
      empty={rules}
      result={(data, clear) => (
        <>
          {isSame && data.live && <LiveHostVariants live={data.live} />}
          {rules}
          <div className="panel host-variants-actions">
            <ResultActions name={page.slug} json={data} onAgain={() => run.start(input)} onClear={clear} runs={run.runs} />
          </div>
        </>
      )}
    >
      <div className="builder-halves host-variants-halves">
        <div>
          <HostVariantsForm initial={form.filled} />
        </div>
        <div className="host-variants-plan">
          {written.ok ? (
            <>
              <h2>By these rules</h2>
              <HostVariantsFigure
                label="Where these rules lead the four addresses"
                variants={written.output.routes.map(({ start: from, hops }) => ({
                  start: from,
                  end: hops.at(-1) ?? from,
                  hops: hops.length,
                }))}
              />
              <p className="meta">{planWords(written.output)}</p>
            </>
          ) : (
            <p className="entry-error" role="status">
              {written.problem}
            </p>
          )}
        </div>
      </div>
    </LiveForm>
  );
}

/** The files, and what to know before they are uploaded. */
function Rules({ output, remarks, isSample }: { output: Output; remarks: readonly Remark[]; isSample: boolean }) {
  return (
    <section className="panel" aria-labelledby="host-variants-rules">
      <div className="page-view">
        <div className="host-variants-head">
          <h2 id="host-variants-rules" className="d4">
            One address: https://{output.host.wanted.replace(output.host.root, output.host.unicode)}
          </h2>
          <p className="mute">
            {isSample
              ? "Written for example.com until you type your domain. "
              : output.host.unicode === output.host.root
                ? ""
                : `Servers see ${output.host.wanted}. `}
            The Apache rules were tried on Apache 2.4.71 with spaces, quotes, percent signs, question marks and umlauts in the address.
          </p>
        </div>
        <AnnotatedFiles legend="Your server" files={output.files.map((file) => ({ ...file, download: DOWNLOADS[file.server] }))} />
      </div>
      {remarks.length > 0 && <FindingList findings={remarks.map(shownRemark)} />}
    </section>
  );
}

const DOWNLOADS: Partial<Record<Output["files"][number]["server"], string>> = {
  apache: ".htaccess",
  "apache-rewrite": ".htaccess",
  iis: "web.config",
  caddy: "Caddyfile",
  netlify: "_redirects",
  vercel: "vercel.json",
};

function shownRemark({ level, title, detail }: Remark) {
  return { id: title, status: level, title, detail };
}

function planWords({ routes, host }: Output): string {
  const most = Math.max(...routes.map(({ hops }) => hops.length));
  const ends = new Set(routes.map(({ start, hops }) => hops.at(-1) ?? start));
  if (ends.size > 1) return `One name, ${host.wanted}, by http and by https.`;
  return most === 1 ? "Nobody takes more than one hop." : "http on the bare name takes two hops, as the preload list asks.";
}
