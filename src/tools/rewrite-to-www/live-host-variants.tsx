import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { FindingList, PassList } from "#ui/tool/finding-list.tsx";
import { HostVariantsFigure } from "./host-variants-figure.tsx";
import type { RewriteToWwwOutput } from "./rewrite-to-www.schema.ts";

type Live = NonNullable<RewriteToWwwOutput["live"]>;

/** The four addresses as they answered a moment ago. */
export function LiveHostVariants({ live: { verdict, doors: variants, remarks } }: { live: Live }) {
  const shown = remarks.map(({ level, title, detail }) => ({ id: title, status: level, title, detail }));
  const faults = shown.filter(({ status }) => status === "failed" || status === "fix");
  return (
    <section className="panel host-variants-answer" aria-labelledby="host-variants-live">
      <div className="page-sum host-variants-sum">
        <StatusMark status={verdict.level}>{{ pass: "Pass", fix: "Fix", failed: "Failed" }[verdict.level]}</StatusMark>
        <div>
          <h2 id="host-variants-live">{verdict.headline}</h2>
          <p className="mute">{verdict.summary}</p>
        </div>
      </div>
      <div className="page-view host-variants-live">
        <h3>Today</h3>
        <HostVariantsFigure
          label="Where the four addresses end today"
          variants={variants.map(({ start, hops, end }) => ({ start, hops: hops.length, end: end?.url ?? null }))}
        />
        <DataTable
          caption="Each address, hop by hop"
          rows={variants}
          rowKey={({ start }) => start}
          columns={[
            { key: "start", header: "Asked", cell: ({ start }) => <code>{start}</code> },
            { key: "hops", header: "Sent on", cell: ({ hops }) => <Hops hops={hops} /> },
            { key: "end", header: "Ends at", cell: ({ end, problem }) => (end ? <code>{`${end.status} ${end.url}`}</code> : problem) },
            { key: "ms", header: "Time", numeric: true, cell: ({ end, totalMs }) => (end ? `${Math.round(totalMs)} ms` : "–") },
          ]}
        />
      </div>
      {faults.length > 0 && <FindingList findings={faults} />}
      <PassList passes={shown.filter(({ status }) => status === "pass" || status === "note")} />
    </section>
  );
}

function Hops({ hops }: { hops: Live["doors"][number]["hops"] }) {
  if (hops.length === 0) return "not at all";
  return (
    <ol className="host-variants-hops">
      {hops.map(({ url, status, to }) => (
        <li key={url}>
          {status} <code>{to}</code>
        </li>
      ))}
    </ol>
  );
}
