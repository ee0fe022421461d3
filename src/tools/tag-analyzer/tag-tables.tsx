import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { TagFacts } from "./tag-analyzer.schema.ts";

const at = (line: number | null) => (line === null ? "header" : line);
/** Lines sort as numbers, headers last. */
const byLine = (line: number | null) => line ?? Number.MAX_SAFE_INTEGER;
const keyed = <Row extends object>(rows: readonly Row[]) => rows.map((row, key) => ({ ...row, key: String(key) }));

export function MetaTable({ metas }: Pick<TagFacts, "metas">) {
  if (metas.length === 0) return <p className="mute">The page has no meta tag.</p>;
  return (
    <DataTable
      caption={`${metas.length} meta ${metas.length === 1 ? "tag" : "tags"}`}
      columns={[
        { key: "name", header: "Name", sortBy: ({ name }) => name, cell: ({ name }) => <code>{name}</code> },
        { key: "value", header: "Value", cell: ({ value }) => <span className="tags-value">{value}</span> },
        {
          key: "status",
          header: "Who reads it",
          sortBy: ({ status }) => status,
          cell: ({ status, about, isDuplicate, inHead }) => (
            <>
              <StatusMark status={status === "used" && !isDuplicate && inHead ? "pass" : isDuplicate || !inHead ? "fix" : "note"}>
                {isDuplicate ? "stands twice" : inHead ? WORDS[status] : "in the body"}
              </StatusMark>
              {about && <span className="tags-about">{about}</span>}
            </>
          ),
        },
        { key: "line", header: "Line", numeric: true, sortBy: ({ line }) => byLine(line), cell: ({ line }) => at(line) },
      ]}
      rows={keyed(metas)}
      rowKey={({ key }) => key}
    />
  );
}

const WORDS = { used: "used", ignored: "nobody", retired: "retired", unknown: "not known to us" } as const;

export function LinkTable({ links }: Pick<TagFacts, "links">) {
  if (links.length === 0) return <p className="mute">The page has no link element.</p>;
  return (
    <DataTable
      caption={`${links.length} ${links.length === 1 ? "link" : "links"}, headers included`}
      columns={[
        {
          key: "rel",
          header: "Rel",
          sortBy: ({ rel }) => rel,
          cell: ({ rel, about }) => (
            <>
              <code>{rel}</code>
              <span className="tags-about">{about ?? "no known kind"}</span>
            </>
          ),
        },
        {
          key: "href",
          header: "Address",
          cell: ({ href, more }) => (
            <span className="tags-value">
              {href}
              {more && <small>{more}</small>}
            </span>
          ),
        },
        { key: "place", header: "Stands in", sortBy: ({ place }) => place, cell: ({ place }) => place },
        { key: "line", header: "Line", numeric: true, sortBy: ({ line }) => byLine(line), cell: ({ line }) => at(line) },
      ]}
      rows={keyed(links)}
      rowKey={({ key }) => key}
    />
  );
}

export function ScriptTables({ scripts, ids }: Pick<TagFacts, "scripts" | "ids">) {
  return (
    <>
      {ids.length > 0 && (
        <DataTable
          caption="Statistics and advertising"
          columns={[
            { key: "service", header: "Service", cell: ({ service }) => service },
            { key: "id", header: "Number", cell: ({ id }) => <code>{id}</code> },
            {
              key: "state",
              header: "State",
              cell: ({ dead }) => (dead ? <StatusMark status="fix">{dead}</StatusMark> : "found in the page"),
            },
            { key: "line", header: "Line", numeric: true, cell: ({ line }) => at(line) },
          ]}
          rows={keyed(ids)}
          rowKey={({ key }) => key}
        />
      )}
      {scripts.length === 0 ? (
        <p className="mute">The page has no script.</p>
      ) : (
        <DataTable
          caption={`${scripts.length} ${scripts.length === 1 ? "script" : "scripts"}`}
          columns={[
            {
              key: "source",
              header: "Script",
              cell: ({ source, mode }) =>
                mode === "inline" || mode === "data" ? (
                  <span className="tags-value mute">{source || "empty"}</span>
                ) : (
                  <span className="tags-value">{source}</span>
                ),
            },
            {
              key: "mode",
              header: "Loads",
              sortBy: ({ mode }) => mode,
              cell: ({ mode, inHead, characters }) =>
                mode === "blocking" && inHead ? <StatusMark status="fix">holds up the page</StatusMark> : MODES[mode](characters),
            },
            {
              key: "from",
              header: "From",
              sortBy: ({ isThirdParty }) => (isThirdParty ? 0 : 1),
              cell: ({ isThirdParty, mode }) =>
                isThirdParty ? "another site" : mode === "inline" || mode === "data" ? "the page" : "this site",
            },
            { key: "line", header: "Line", numeric: true, sortBy: ({ line }) => byLine(line), cell: ({ line }) => at(line) },
          ]}
          rows={keyed(scripts)}
          rowKey={({ key }) => key}
        />
      )}
    </>
  );
}

const size = (characters: number) => `${characters.toLocaleString("en-US")} characters`;
const MODES = {
  blocking: () => "in its place",
  async: () => "async",
  defer: () => "defer",
  module: () => "module",
  inline: size,
  data: (characters: number) => `data, ${size(characters)}`,
} as const;

export function StructureTables({ structure, head }: Pick<TagFacts, "structure" | "head">) {
  const { elements, maxDepth, sourceCharacters, textCharacters, counts, semantic } = structure;
  const most = counts[0]?.count ?? 1;
  return (
    <>
      <dl className="tags-figures">
        <div>
          <dt>elements</dt>
          <dd>{elements.toLocaleString("en-US")}</dd>
        </div>
        <div>
          <dt>levels deep</dt>
          <dd>{maxDepth}</dd>
        </div>
        <div>
          <dt>of the source is text</dt>
          <dd>{sourceCharacters === 0 ? "–" : `${Math.round((textCharacters / sourceCharacters) * 100)}%`}</dd>
        </div>
      </dl>
      {semantic.length > 0 && (
        <>
          <h3>Elements that say what they are for</h3>
          <ul className="tags-semantic">
            {semantic.map(({ name, count }) => (
              <li key={name}>
                <code>{name}</code> {count.toLocaleString("en-US")}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>How often each element stands in the page</h3>
      <ol className="tags-counts">
        {counts.slice(0, 24).map(({ name, count }) => (
          <li key={name}>
            <code>{name}</code>
            <svg width="100%" height="10" aria-hidden="true">
              <rect width={`${((count / most) * 100).toFixed(2)}%`} height="10" />
            </svg>
            <span>{count.toLocaleString("en-US")}</span>
          </li>
        ))}
      </ol>
      <details className="tags-head">
        <summary>All {head.length} children of the head, in their order</summary>
        <ol>
          {head.map(({ element, source, line }, index) => (
            <li key={`${index} ${line}`}>
              <span className="meta">line {line}</span> <code>{source || `<${element}>`}</code>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

export function LanguageTable({ hreflang }: Pick<TagFacts, "hreflang">) {
  if (hreflang.length === 0) return <p className="mute">The page names no other language.</p>;
  return (
    <DataTable
      caption={`${hreflang.length} hreflang ${hreflang.length === 1 ? "link" : "links"}`}
      columns={[
        { key: "code", header: "Code", sortBy: ({ code }) => code, cell: ({ code }) => <code>{code}</code> },
        { key: "url", header: "Address", cell: ({ url }) => <span className="tags-value">{url}</span> },
        {
          key: "valid",
          header: "Code is",
          cell: ({ problem }) => <StatusMark status={problem ? "failed" : "pass"}>{problem ?? "valid"}</StatusMark>,
        },
        { key: "answer", header: "Answers", cell: ({ isSelf, status }) => (isSelf ? "this page" : (status ?? "not asked")) },
        {
          key: "returns",
          header: "Links back",
          cell: ({ isSelf, returns }) =>
            isSelf ? (
              "–"
            ) : returns === null ? (
              "not asked"
            ) : (
              <StatusMark status={returns ? "pass" : "failed"}>{returns ? "yes" : "no"}</StatusMark>
            ),
        },
        { key: "line", header: "Line", numeric: true, sortBy: ({ line }) => byLine(line), cell: ({ line }) => at(line) },
      ]}
      rows={keyed(hreflang)}
      rowKey={({ key }) => key}
    />
  );
}
