import { DATASET_KINDS, DATASETS } from "#core/datasets/dataset-kind.ts";
import { formatDate } from "#core/text/format.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { siteContext } from "../../../site-context.ts";
import { staffOf } from "../staff.server.ts";
import type { Route } from "./+types/data.ts";
import "./data.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = staffOf(context.get(siteContext), request);
  return { loaded: await staff.datasets.loaded() };
}

type Row = Route.ComponentProps["loaderData"]["loaded"][number];

/** Which public lists are loaded, how many rows each has and how old it is. */
export default function AdminData({ loaderData: { loaded } }: Route.ComponentProps) {
  const missing = DATASET_KINDS.filter((kind) => !loaded.some((one) => one.kind === kind && !one.trouble));
  return (
    <>
      <header className="admin-head">
        <h1>Data</h1>
        <p>Public lists that the tools look domains up in. They are imported by command, and a running site takes them within seconds.</p>
      </header>
      {loaded.length > 0 && (
        <DataTable<Row>
          caption="Lists that are loaded"
          captionHidden
          rows={loaded}
          rowKey={({ kind, edition, importedAt }) => `${kind} ${edition} ${importedAt}`}
          columns={[
            { key: "name", header: "List", cell: ({ kind }) => DATASETS[kind].name, sortBy: ({ kind }) => kind },
            { key: "edition", header: "Edition", cell: ({ edition }) => edition, sortBy: ({ edition }) => edition },
            { key: "state", header: "State", cell: stateOf },
            { key: "asOf", header: "Holds for", cell: ({ asOf }) => formatDate(asOf), sortBy: ({ asOf }) => asOf },
            { key: "rows", header: "Rows", numeric: true, cell: ({ rows }) => rows.toLocaleString("en-US"), sortBy: ({ rows }) => rows },
            {
              key: "bytes",
              header: "Size",
              numeric: true,
              cell: ({ bytes }) => `${Math.ceil(bytes / 1_000_000).toLocaleString("en-US")} MB`,
            },
            {
              key: "left",
              header: "Left out",
              numeric: true,
              cell: ({ malformed, duplicates }) => (malformed + duplicates).toLocaleString("en-US"),
            },
            {
              key: "imported",
              header: "Imported",
              cell: ({ importedAt }) => formatDate(importedAt.slice(0, 10)),
              sortBy: ({ importedAt }) => importedAt,
            },
          ]}
        />
      )}
      <div className="data-missing">
        {missing.map((kind) => (
          <section key={kind} className="admin-panel" aria-labelledby={`missing-${kind}`}>
            <h2 id={`missing-${kind}`}>{DATASETS[kind].name}: not loaded</h2>
            <p>
              Get it from <a href={DATASETS[kind].url}>{new URL(DATASETS[kind].url).hostname}</a>, then run{" "}
              <code>npm run data:import -- {kind} FILE</code>
            </p>
          </section>
        ))}
      </div>
    </>
  );
}

function stateOf({ kind, trouble, isStale }: Row): string {
  if (trouble) return trouble;
  return isStale ? `Stale: older than ${DATASETS[kind].freshDays} days` : "Fresh";
}
