import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { CanonicalFacts } from "./canonical-tag-checker.schema.ts";

/** The way from the page to the address that will likely be indexed, a stop an answer. */
export function CanonicalPath({ facts: { pageUrl, likely, target, kind, declarations } }: { facts: CanonicalFacts }) {
  const stops = [
    { url: pageUrl, note: "this page", state: "pass" as const },
    ...(target?.hops ?? []).map(({ url, status, by }) => ({
      url,
      note: `${by === "canonical" ? "named as canonical" : "redirected to"}, ${status}`,
      state: status >= 400 ? ("bad" as const) : status >= 300 ? ("on" as const) : ("pass" as const),
    })),
  ];
  const isWritten = declarations.some(({ url }) => url?.split("#")[0] === likely.url);
  const isElsewhere = likely.url !== null && likely.url !== stops.at(-1)?.url;
  return (
    <div className="page-view">
      <h3>{kind === "other" ? "Where the canonical leads" : "The address of this content"}</h3>
      <ol className="canonpath">
        {stops.map(({ url, note, state }, index) => (
          <li key={`${url}${index}`} data-state={state} data-likely={url === likely.url || undefined}>
            <span className="mono">{url}</span>
            <span className="meta">
              {note}
              {url === likely.url && ", the likely canonical"}
            </span>
          </li>
        ))}
        {isElsewhere && !stops.some(({ url }) => url === likely.url) && (
          <li data-state="on" data-likely="">
            <span className="mono">{likely.url}</span>
            <span className="meta">named by {isWritten ? "this page" : "a script of this page"}, the likely canonical</span>
          </li>
        )}
      </ol>
      {target && !target.fetched && target.problem && <p className="mute">{target.problem}</p>}
      {target?.loops && <p className="mute">From there the canonicals lead back to an address that was passed already.</p>}
    </div>
  );
}

export function SignalTable({ facts: { signals } }: { facts: CanonicalFacts }) {
  return (
    <div className="page-view">
      <DataTable
        caption="What pulls Google to which address"
        columns={[
          {
            key: "name",
            header: "Signal",
            cell: ({ name, weight }) => (
              <>
                {name}
                <span className="meta canonsays">{weight}</span>
              </>
            ),
          },
          {
            key: "agrees",
            header: "Agrees",
            cell: ({ agrees }) =>
              agrees === null ? (
                <StatusMark status="waiting">Silent</StatusMark>
              ) : (
                <StatusMark status={agrees ? "pass" : "fix"}>{agrees ? "Yes" : "No"}</StatusMark>
              ),
          },
          {
            key: "says",
            header: "What it says",
            cell: ({ says, detail }) => (
              <>
                {says && <span className="mono canonsays">{says}</span>}
                <span className="meta canonsays">{detail}</span>
              </>
            ),
          },
        ]}
        rows={signals}
        rowKey={({ name }) => name}
      />
      <p className="meta canonnote">
        Weights as Google describes them: redirects and rel=canonical are strong, sitemaps weak. It adds signals that nobody outside can
        see.
      </p>
    </div>
  );
}

const PLACES = { head: "head", body: "body", header: "HTTP header", noscript: "noscript" };

export function DeclarationTable({ facts: { declarations } }: { facts: CanonicalFacts }) {
  return (
    <div className="page-view">
      <DataTable
        caption="Every canonical that is declared"
        columns={[
          { key: "where", header: "Where", cell: ({ where, line }) => (line === null ? PLACES[where] : `${PLACES[where]}, line ${line}`) },
          {
            key: "counts",
            header: "Read",
            cell: ({ ignored }) => <StatusMark status={ignored === null ? "pass" : "failed"}>{ignored === null ? "Yes" : "No"}</StatusMark>,
          },
          {
            key: "raw",
            header: "As written",
            cell: ({ raw, url, ignored }) => (
              <>
                <span className="mono canonsays">{raw === "" ? "(empty)" : raw}</span>
                {url !== null && url !== raw && <span className="meta canonsays">read as {url}</span>}
                {ignored && <span className="meta canonsays">{ignored}</span>}
              </>
            ),
          },
        ]}
        rows={declarations.map((declaration, index) => ({ ...declaration, index }))}
        rowKey={({ index }) => String(index)}
      />
    </div>
  );
}

export function DifferenceTable({ facts: { differences } }: { facts: CanonicalFacts }) {
  return (
    <div className="page-view">
      <DataTable
        caption="Where page and canonical differ"
        columns={[
          { key: "part", header: "Part", cell: ({ part }) => part },
          { key: "page", header: "Page", cell: ({ page }) => <span className="mono canonsays">{page}</span> },
          { key: "canonical", header: "Canonical", cell: ({ canonical }) => <span className="mono canonsays">{canonical}</span> },
        ]}
        rows={differences}
        rowKey={({ part }) => part}
      />
    </div>
  );
}
