import type { SearchReport } from "#features/studio/search-report.ts";

/** The social card, the structured data, and the pages of ours around this one. */
export function SearchLinks({ report: { card, structuredData, linksFrom, linksTo, rivals } }: { report: SearchReport }) {
  return (
    <>
      {card && (
        <section className="search-panel" aria-label="Social card">
          <h3>Social card</h3>
          {/* The card is drawn on our own origin, whatever the public one is called. */}
          {card.image && <img src={pathOf(card.image)} alt="" width={376} height={197} loading="lazy" />}
          <p>
            <b>{card.title}</b>
            <span>{card.description}</span>
          </p>
          {!card.image && <p>Its picture is drawn when the page is published.</p>}
        </section>
      )}
      <section className="search-panel" aria-label="Links from this text">
        <h3>
          Links from this text <span>{linksFrom.length}</span>
        </h3>
        {linksFrom.length === 0 && <p>None yet. A reader has nowhere to go on to.</p>}
        <ul>
          {linksFrom.map(({ href, words, works }) => (
            <li key={href}>
              <span>{words}</span>
              <code>{href}</code>
              <b data-level={works === undefined ? "note" : works ? "pass" : "stop"}>
                {works === undefined ? "Elsewhere" : works ? "Is there" : "No page"}
              </b>
            </li>
          ))}
        </ul>
      </section>
      <section className="search-panel" aria-label="Links to this page">
        <h3>
          Links to this page <span>{linksTo.length}</span>
        </h3>
        {linksTo.length === 0 && <p>None yet. Nobody can reach it except from its list.</p>}
        <Documents of={linksTo.map((use) => ({ ...use, note: "" }))} />
      </section>
      <section className="search-panel" aria-label="Pages about the same words">
        <h3>
          Pages about the same words <span>{rivals.length}</span>
        </h3>
        <p>
          {rivals.length === 0
            ? "No other page of ours targets the words of this title."
            : "Search engines choose one of them: make the titles differ, or the pages one."}
        </p>
        <Documents of={rivals.map((rival) => ({ ...rival, note: rival.words.join(", ") }))} />
      </section>
      {structuredData.length > 0 && (
        <section className="search-panel" aria-label="Structured data">
          <h3>Structured data</h3>
          {structuredData.map((json) => (
            <details key={json}>
              <summary>{[...new Set([...json.matchAll(/"@type": "(\w+)"/g)].map(([, type]) => type))].join(", ")}</summary>
              <pre>{json}</pre>
            </details>
          ))}
        </section>
      )}
    </>
  );
}

function Documents({ of }: { of: readonly { id: string; type: string; title: string; note: string }[] }) {
  return (
    <ul>
      {of.map(({ id, type, title, note }) => (
        <li key={id}>
          <a href={`/admin/content/${type}/${id}`}>{title}</a>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ul>
  );
}

function pathOf(address: string): string {
  try {
    const { pathname, search } = new URL(address);
    return pathname + search;
  } catch {
    return address;
  }
}
