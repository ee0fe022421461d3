import type { ReactNode } from "react";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { MetaFacts } from "./seo-meta-in-one-click.schema.ts";

const count = (value: number) => value.toLocaleString("en-US");

interface Pair {
  name: string;
  value: ReactNode;
}

/** Names left, values right; nothing is shown as a gap in words. */
function Pairs({ caption, pairs }: { caption: string; pairs: readonly Pair[] }) {
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={[
        { key: "name", header: "What", cell: ({ name }) => name },
        { key: "value", header: "Value", cell: ({ value }) => <span className="metavalue">{value ?? <i className="mute">none</i>}</span> },
      ]}
      rows={pairs.map((pair, index) => ({ ...pair, index }))}
      rowKey={({ index }) => String(index)}
    />
  );
}

export function SummaryTab({ facts }: { facts: MetaFacts }) {
  const { server } = facts;
  return (
    <>
      <Pairs
        caption="Summary"
        pairs={[
          {
            name: "May be indexed",
            value: (
              <>
                <StatusMark status={facts.indexable.yes ? "pass" : "failed"}>{facts.indexable.yes ? "Yes" : "No"}</StatusMark>{" "}
                {facts.indexable.why}
              </>
            ),
          },
          { name: `Title, ${facts.titleCharacters} characters, ${facts.titlePx} px`, value: facts.title },
          { name: `Description, ${facts.descriptionCharacters} characters, ${facts.descriptionPx} px`, value: facts.description },
          { name: "Canonical", value: facts.canonical },
          { name: "Robots", value: facts.robots.join(", ") || null },
          { name: "Language", value: facts.language },
          { name: "Encoding", value: facts.charset },
          { name: "Viewport", value: facts.viewport },
          { name: "Words of main content", value: count(facts.words) },
          { name: "Author", value: facts.author },
          { name: "Publisher", value: facts.publisher },
          { name: "Keywords", value: facts.keywords && `${facts.keywords} (Google ignores them)` },
          { name: "Made with", value: facts.generator },
          { name: "Theme color", value: facts.themeColor },
          ...(server.status === null
            ? []
            : [
                { name: "Status", value: String(server.status) },
                { name: "First byte", value: `${server.firstByteMs} ms` },
                {
                  name: "HTML",
                  value: `${count(Math.round((server.bytes ?? 0) / 1000))} KB, ${count(Math.round((server.bytesWire ?? 0) / 1000))} KB on the wire`,
                },
              ]),
          { name: "Icons", value: facts.icons.map(({ rel, sizes, url }) => `${rel}${sizes && ` ${sizes}`}: ${url}`).join("\n") || null },
        ]}
      />
      <details className="metaall">
        <summary>All {facts.metas.length} meta tags</summary>
        <Pairs caption="Meta tags" pairs={facts.metas} />
      </details>
      <p className="metaprint">
        <button type="button" className="chip" onClick={() => window.print()}>
          Print or save as PDF
        </button>
      </p>
    </>
  );
}

function Tally({ rows }: { rows: readonly (readonly [string, number])[] }) {
  return (
    <dl className="metatally">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ImageTab({ facts: { images } }: { facts: MetaFacts }) {
  return (
    <>
      <Tally
        rows={[
          ["In all", images.total],
          ["Without alt", images.withoutAlt],
          ["Empty alt", images.ornaments],
          ["Without title", images.withoutTitle],
          ["Without size", images.withoutSize],
          ["Lazy", images.lazy],
        ]}
      />
      {images.list.length > 0 && (
        <DataTable
          caption="Images in the order of the source"
          captionHidden
          columns={[
            { key: "line", header: "Line", numeric: true, cell: ({ line }) => line ?? "" },
            {
              key: "alt",
              header: "Alt",
              cell: ({ alt }) =>
                alt === null ? (
                  <StatusMark status="failed">None</StatusMark>
                ) : alt === "" ? (
                  <i className="mute">empty, an ornament</i>
                ) : (
                  <span className="metavalue">{alt}</span>
                ),
            },
            { key: "url", header: "File", cell: ({ url }) => <span className="metavalue mono">{url}</span> },
          ]}
          rows={images.list.map((image, index) => ({ ...image, index }))}
          rowKey={({ index }) => String(index)}
        />
      )}
    </>
  );
}

export function LinkTab({ facts: { links } }: { facts: MetaFacts }) {
  return (
    <>
      <Tally
        rows={[
          ["In all", links.total],
          ["Addresses", links.unique],
          ["Internal", links.internal],
          ["External", links.external],
          ["Nofollowed", links.nofollow],
          ["Without words", links.withoutWords],
        ]}
      />
      {links.list.length > 0 && (
        <DataTable
          caption="Links in the order of the source"
          captionHidden
          columns={[
            { key: "text", header: "Words", cell: ({ text }) => <span className="metavalue">{text || <i className="mute">none</i>}</span> },
            { key: "kind", header: "Kind", cell: ({ kind, rel }) => (rel ? `${kind}, ${rel}` : kind), sortBy: ({ kind }) => kind },
            { key: "url", header: "Address", cell: ({ url }) => <span className="metavalue mono">{url}</span>, sortBy: ({ url }) => url },
          ]}
          rows={links.list.map((link, index) => ({ ...link, index }))}
          rowKey={({ index }) => String(index)}
        />
      )}
      {links.total > links.list.length && (
        <p className="meta">
          The first {links.list.length} of {count(links.total)}.
        </p>
      )}
    </>
  );
}

export function SocialTab({ facts: { openGraph, twitter } }: { facts: MetaFacts }) {
  if (openGraph.length + twitter.length === 0)
    return <p className="mute">No Open Graph and no X tags. Networks guess from the title and the first image.</p>;
  return <Pairs caption="Tags for sharing" pairs={[...openGraph, ...twitter]} />;
}

export function MarkupTab({ facts: { structuredData, hreflang } }: { facts: MetaFacts }) {
  return (
    <>
      <h3>Structured data</h3>
      {structuredData.length === 0 ? (
        <p className="mute">None in JSON-LD, Microdata or RDFa.</p>
      ) : (
        <Pairs
          caption="Structured data"
          pairs={structuredData.map(({ type, format, count: times }) => ({
            name: type,
            value: times === 1 ? format : `${format}, ${times} times`,
          }))}
        />
      )}
      <h3>Language versions</h3>
      {hreflang.length === 0 ? (
        <p className="mute">No hreflang.</p>
      ) : (
        <Pairs
          caption="Language versions"
          pairs={hreflang.map(({ language, url, isSelf }) => ({ name: language, value: isSelf ? `${url} (this page)` : url }))}
        />
      )}
    </>
  );
}
